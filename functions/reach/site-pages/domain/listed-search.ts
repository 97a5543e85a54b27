import { SearchQuery } from '../../../finding/search/contract.ts';
import { readSearch } from '../../../finding/search/domain/read-search.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';

/** What the address of the results asks for, as far as it can be told without a search. */
export interface ListedSearch {
  readonly place: Pick<Place, 'id' | 'label'> | undefined;
  readonly street: string | undefined;
  /** What is asked for besides a place, a street and filters. */
  readonly words: string;
  /**
   * Whether the document has the results. Places and filters are shared by many visitors; words, streets and ids that
   * anybody makes up are endless, so that each would start a search that the CDN keeps for nobody: there the site asks by itself.
   */
  readonly hasResults: boolean;
}

/** Every search has a number; what is read of it is the same for each. */
const anySize = 1;

export function readListedSearch(query: URLSearchParams): ListedSearch {
  const search = SearchQuery.safeParse(Object.fromEntries(query)).data;
  if (!search) return { place: undefined, street: undefined, words: query.get('q') ?? '', hasResults: false };
  const reading = readSearch({ ...search, per_page: anySize });
  const { place, words, isUnread } = reading;
  const { street } = reading.query;
  const isPlaceMadeUp = search.place !== undefined && place === undefined;
  const hasResults = words === '' && street === undefined && !isUnread && !isPlaceMadeUp;
  return { place, street, words, hasResults };
}
