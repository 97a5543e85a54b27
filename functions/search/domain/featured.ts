import type { Query } from '../index/index.ts';
import type { SearchEngine } from './search-engine.ts';

/** The number of properties in the featured row of an answer. */
export const featuredRow = 3;
/** How long the same properties fill a row that more properties have paid for. */
const turnMs = 10 * 60_000;

/**
 * Ids of the properties for the featured row of a search: its matches that are featured and still for sale.
 * When there are more than the row holds, they take turns, and each is shown equally often. The order of the
 * search itself does not depend on them.
 */
export async function findFeatured(
  engine: Pick<SearchEngine, 'search'>,
  query: Query,
  now: Date,
): Promise<readonly string[]> {
  const asked: Query = {
    ...query,
    flags: [...(query.flags ?? []), 'featured'],
    includeStc: false,
    sort: undefined,
    facets: false,
    clusters: undefined,
  };
  const first = await engine.search({ ...asked, offset: 0, limit: featuredRow });
  if (first.total <= featuredRow) return first.ids;
  const turn = Math.floor(now.getTime() / turnMs);
  const offset = (turn * featuredRow) % first.total;
  const { ids } = await engine.search({ ...asked, offset, limit: featuredRow });
  return [...ids, ...first.ids.slice(0, featuredRow - ids.length)];
}
