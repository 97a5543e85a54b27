import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type SearchResults, searchQuery } from '../api.ts';
import { type Filters, readSearchFilters, withFilters, writeSearchFilters } from '../filters/filters.ts';
import type { Search } from './use-search.ts';

/** The search with the place and the filters that the server read from its words; undefined without any. */
export function toUnderstood(filters: Filters, { place, understood }: SearchResults): Filters | undefined {
  if (!understood || filters.place !== undefined) return undefined;
  const read = readSearchFilters(new URLSearchParams(understood.filters));
  return withFilters(filters, {
    ...read,
    ...omitWords(filters),
    q: understood.words || undefined,
    page: filters.page,
    ...(place && { place: place.id, lat: place.latitude, lng: place.longitude }),
  });
}

const omitWords = ({ q: _, ...filters }: Filters): Filters => filters;

/**
 * Writes into the address what the server read from words: the place and filters that can be taken off.
 * @returns the search of that address, which the page shows at once
 */
export function useUnderstoodSearch(search: Search, found: SearchResults | undefined): Search {
  const client = useQueryClient();
  const rewrite = useEffectEvent((answer: SearchResults) => {
    const next = toUnderstood(search.filters, answer);
    if (!next) return;
    const { queryKey } = searchQuery(next);
    // The answer is that of the rewritten search, too.
    if (JSON.stringify(writeSearchFilters(next)) !== JSON.stringify(writeSearchFilters(search.filters)))
      client.setQueryData(queryKey, { ...answer, understood: undefined });
    search.rewrite(next);
  });
  useEffect(() => {
    if (found?.understood) rewrite(found);
  }, [found]);
  const filters = found && toUnderstood(search.filters, found);
  return filters ? { ...search, filters } : search;
}
