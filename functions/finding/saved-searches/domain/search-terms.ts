import * as z from 'zod';
import { SearchQuery } from '../../search/contract.ts';

/** How results are shown is not part of what is searched for. */
const display = new Set(['page', 'per_page', 'view', 'zoom', 'sort']);
const filters: ReadonlySet<string> = new Set(
  Object.keys(SearchQuery.shape).filter((name) => !display.has(name)),
);

/** The filters of an address of results, in the order of their names; a repeated one as a list. */
export function toSearchTerms(query: string): Record<string, string> {
  const given = new URLSearchParams(query);
  const names = [...new Set(given.keys())].filter((name) => filters.has(name)).toSorted();
  return Object.fromEntries(
    names.map((name) => [name, given.getAll(name).join(',').trim()]).filter(([, value]) => value !== ''),
  );
}

/** @throws ZodError for parameters that no search takes */
export function parseSearchTerms(query: string): z.output<typeof SearchQuery> {
  return SearchQuery.parse(toSearchTerms(query));
}

/** Room for an area of a hundred points. */
const longestQuery = 7_000;

/** The parameters of an address of results: what is searched for, without paging and order. */
export const SavedQuery = z
  .string()
  .max(longestQuery)
  .refine((query) => Object.keys(toSearchTerms(query)).length > 0, 'Choose a place or a filter first')
  .refine(
    (query) => SearchQuery.safeParse(toSearchTerms(query)).success,
    'One of the filters isn’t right. Search again and save that',
  )
  .overwrite((query) => new URLSearchParams(toSearchTerms(query)).toString());
