import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Found, searchQuery } from '../api.ts';
import { type Filters, readFilters, withFilters, writeFilters } from '../filters/filters.ts';
import type { Search } from './use-search.ts';

/** The search with the place and the filters that the server read from its words; undefined without any. */
export function toUnderstood(filters: Filters, { place, understood }: Found): Filters | undefined {
  if (!understood || filters.place !== undefined) return undefined;
  const read = readFilters(new URLSearchParams(understood.filters));
  return withFilters(filters, {
    ...read,
    ...writtenFilters(filters),
    q: understood.words || undefined,
    page: filters.page,
    ...(place && { place: place.id, lat: place.latitude, lng: place.longitude }),
  });
}

const writtenFilters = ({ q: _, ...filters }: Filters): Filters => filters;

/** Writes into the address what the server read from words: the place and filters that can be taken off. */
export function useUnderstood(search: Search, found: Found | undefined): void {
  const client = useQueryClient();
  const rewrite = useEffectEvent((answer: Found) => {
    const next = toUnderstood(search.filters, answer);
    if (!next) return;
    const { queryKey } = searchQuery(next);
    // The answer is that of the rewritten search, too.
    if (JSON.stringify(writeFilters(next)) !== JSON.stringify(writeFilters(search.filters)))
      client.setQueryData(queryKey, { ...answer, understood: undefined });
    search.rewrite(next);
  });
  useEffect(() => {
    if (found?.understood) rewrite(found);
  }, [found]);
}
