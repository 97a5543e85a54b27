import { queryOptions } from '@tanstack/react-query';
import type { areaFactRoutes } from '../../../../functions/finding/area-facts/contract.ts';
import type { searchRoutes } from '../../../../functions/finding/search/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import {
  listGuideQueries,
  listTownCalls,
  selectGuides,
} from '../../../../functions/reach/site-pages/domain/town-page.ts';
import type { blogRoutes } from '../../../../functions/trust/blog/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { staleTimeMs } from '../../../lib/stale-time.ts';

const search = createClient<Pick<typeof searchRoutes, 'searchProperties' | 'placeOverview'>>({
  searchProperties: 'GET /api/search-properties',
  placeOverview: 'GET /api/place-overview',
});
const area = createClient<Pick<typeof areaFactRoutes, 'placeFacts'>>({ placeFacts: 'GET /api/place-facts' });
const blog = createClient<Pick<typeof blogRoutes, 'posts'>>({ posts: 'GET /api/blogs' });

export type PlaceOverview = Result<(typeof searchRoutes)['placeOverview']>;
export type PlaceFacts = Result<(typeof areaFactRoutes)['placeFacts']>;

/**
 * The homes of a place and what they ask; null for an id that names no place. The page can do without all but the
 * newest, and asks again for what did not come.
 */
export function townQuery(placeId: string) {
  const calls = listTownCalls(placeId);
  return queryOptions({
    queryKey: ['search', 'town', placeId],
    queryFn: async ({ signal }) => {
      const [newest, reduced, overview] = await Promise.all([
        search.searchProperties({ query: calls.newest.query, signal }),
        search.searchProperties({ query: calls.reduced.query, signal }).catch(() => undefined),
        search.placeOverview({ query: calls.overview.query, signal }).catch(() => undefined),
      ]);
      const { place } = newest;
      return place ? { place, newest, reduced: reduced?.properties, overview } : null;
    },
    staleTime: ({ state: { data } }) => (data && !(data.reduced && data.overview) ? 0 : staleTimeMs),
  });
}
export type TownContent = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof townQuery>['queryFn']>>>
>;

/** Prices paid, schools and stations; they change monthly at most. */
export function placeFactsQuery(placeId: string) {
  return queryOptions({
    queryKey: ['place-facts', placeId],
    queryFn: ({ signal }) => area.placeFacts({ query: listTownCalls(placeId).facts.query, signal }),
    staleTime: Infinity,
    retry: false,
  });
}

/** The guides about a place and its nation, or the newest. */
export function guidesQuery({ place: { name }, overview }: TownContent) {
  const nation = overview?.nation ?? 'england';
  return queryOptions({
    queryKey: ['blog', 'town', name, nation],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        listGuideQueries(name, nation).map((query) => blog.posts({ query, signal })),
      );
      return selectGuides(lists.map(({ blogs }) => blogs));
    },
    retry: false,
  });
}
