import { readStoredJson, storeText } from '../../lib/local-storage.ts';

/** A search that this browser made. */
export interface RecentSearch {
  /** Parameters of the page of results. */
  readonly query: string;
  readonly name: string;
}

const entry = 'recent_searches';
const most = 3;

/** The last searches of this browser, the latest first. */
export function listRecentSearches(): readonly RecentSearch[] {
  const stored = readStoredJson(entry);
  return Array.isArray(stored) ? stored.filter(isRecentSearch) : [];
}

/** Puts a search first; one of the same name is the same search. */
export function recordRecentSearch(search: RecentSearch): void {
  const others = listRecentSearches().filter(({ name }) => name !== search.name);
  storeText(entry, JSON.stringify([search, ...others].slice(0, most)));
}

const isRecentSearch = (search: unknown): search is RecentSearch =>
  typeof search === 'object' &&
  search !== null &&
  'query' in search &&
  typeof search.query === 'string' &&
  'name' in search &&
  typeof search.name === 'string';
