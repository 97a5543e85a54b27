import { minuteMs } from '../../../kernel/time.ts';
import type { Query } from '../index/index.ts';
import { type RankedHome, toRankedHomes, type SearchEngine } from './search-engine.ts';

/** The number of properties in the featured row of an answer. */
export const featuredRow = 3;
/** How long the same properties fill a row that more properties have paid for. */
const turnMs = 10 * minuteMs;

/**
 * The properties for the featured row of a search: its matches that are featured and still for sale.
 * When there are more than the row holds, they take turns, and each is shown equally often. The order of the
 * search itself does not depend on them.
 */
export async function findFeatured(
  engine: Pick<SearchEngine, 'search'>,
  query: Query,
  now: Date,
): Promise<readonly RankedHome[]> {
  const asked: Query = {
    ...query,
    flags: [...(query.flags ?? []), 'featured'],
    includeStc: false,
    sort: undefined,
    facets: false,
    clusters: undefined,
  };
  const result = await engine.search({ ...asked, offset: 0, limit: featuredRow });
  const first = toRankedHomes(result);
  if (result.total <= featuredRow) return first;
  const turn = Math.floor(now.getTime() / turnMs);
  const offset = (turn * featuredRow) % result.total;
  const row = toRankedHomes(await engine.search({ ...asked, offset, limit: featuredRow }));
  return [...row, ...first.slice(0, featuredRow - row.length)];
}
