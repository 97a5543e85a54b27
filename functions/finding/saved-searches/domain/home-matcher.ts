import { createIndex, type Home, type Query, search } from '../../search/index/index.ts';

/** Whether queries find this home: an index of one home answers as the search of the site does. */
export function createMatcher(home: Home): (query: Query) => boolean {
  const index = createIndex([home]);
  return (query) => search(index, query).total === 1;
}
