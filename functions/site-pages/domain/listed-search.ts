import type { Place } from '../../places/domain/place-kind.ts';
import { SearchQuery } from '../../search/contract.ts';
import { readSearch } from '../../search/domain/read-search.ts';

/** What the address of the results asks for, as far as it can be told without a search. */
export interface ListedSearch {
  readonly place: Pick<Place, 'id' | 'label'> | undefined;
  /** What is asked for besides a place and filters. */
  readonly words: string;
  /**
   * Whether the document has the results. Places and filters are shared by many visitors; words and ids that anybody
   * makes up are endless, so that each would start a search that the CDN keeps for nobody: there the site asks by itself.
   */
  readonly hasResults: boolean;
}

/** Every search has a number; what is read of it is the same for each. */
const anySize = 1;

export function readListedSearch(query: URLSearchParams): ListedSearch {
  const search = SearchQuery.safeParse(Object.fromEntries(query)).data;
  if (!search) return { place: undefined, words: query.get('q') ?? '', hasResults: false };
  const { place, words, isUnread } = readSearch({ ...search, per_page: anySize });
  const isPlaceMadeUp = search.place !== undefined && place === undefined;
  return { place, words, hasResults: words === '' && !isUnread && !isPlaceMadeUp };
}
