/** A search, as far as it decides whether its results are for an index. */
export interface IndexedSearch {
  readonly total: number | undefined;
  readonly hasPlace: boolean;
  /** What was asked for besides a place and filters. */
  readonly words: string | undefined;
}

/** Whether search engines may list results: those of words alone are endless, and empty ones show nothing. */
export function isIndexedSearch({ total, hasPlace, words = '' }: IndexedSearch): boolean {
  return total !== 0 && (hasPlace || words.trim() === '');
}
