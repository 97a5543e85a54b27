import { DEFAULT_LIMIT, type Query, type Result, search, type SearchIndex } from './index/index.ts';

/** Whom a list in no order asked for leads with; a map and an order of one's own leave every home in its place. */
const leads = ({ sort, clusters, limit }: Query): boolean =>
  sort === undefined && clusters === undefined && limit !== 0;

/**
 * A page of what is found, homes with a featured place before all others. Few homes have one, so mostly this is a
 * look at an empty set; otherwise the two sets are paged one behind the other.
 */
export function featuredFirst(index: SearchIndex, query: Query): Result {
  if (!leads(query)) return search(index, query);
  const { offset = 0, limit = DEFAULT_LIMIT } = query;
  const asked = query.flags ?? [];
  const featured = search(index, { ...query, limit, flags: [...asked, 'featured'], facets: false });
  if (featured.total === 0) return search(index, query);
  const others = search(index, {
    ...query,
    exclude: [...(query.exclude ?? []), 'featured'],
    offset: Math.max(0, offset - featured.total),
    limit: limit - featured.ids.length,
    facets: false,
  });
  const all = search(index, { ...query, limit: 0 });
  return {
    ...all,
    ids: [...featured.ids, ...others.ids],
    ...(featured.distances &&
      others.distances && { distances: [...featured.distances, ...others.distances] }),
  };
}
