import { readSearchFilters, writeSearchFilters } from '../features/search/filters/filters.ts';

/** The address of the call that the page of results makes for its query. */
export function formatSearchCall(query: string): string {
  const words = new URLSearchParams(writeSearchFilters(readSearchFilters(new URLSearchParams(query))));
  return words.size > 0 ? `/api/search-properties?${words}` : '/api/search-properties';
}
