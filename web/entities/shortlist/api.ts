import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { shortlistRoutes } from '../../../functions/deals/shortlists/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { loadAllPages } from '../../lib/load-pages.ts';

type Routes = typeof shortlistRoutes;
export type Shortlist = Result<Routes['shortlist']>;
export type ViewingDay = Shortlist['days'][number];
export type SharedHome = Result<Routes['sharedHomes']>['homes'][number];
export type Vote = NonNullable<SharedHome['yours']['vote']>;
export type OpinionChange = Request<Routes['changeOpinion']>['body'];
export type DayPlan = Result<Routes['planDay']>;
export type PlannedStop = DayPlan['stops'][number];
export type LeftHome = DayPlan['left'][number];
type HomeId = SharedHome['propertyId'];

export const shortlists = createClient<Routes>({
  shortlist: 'GET /api/shortlist',
  sharedHomes: 'GET /api/shortlist/homes',
  changeOpinion: 'PUT /api/shortlist/homes/{propertyId}',
  inviteToShortlist: 'POST /api/shortlist/invitation',
  stopSharing: 'DELETE /api/shortlist',
  shortlistInvitation: 'POST /api/shortlist-invitation',
  acceptShortlist: 'POST /api/shortlist-invitation/accept',
  planDay: 'GET /api/day-plan',
});

const shortlistKey = ['shortlist'] as const;

/** Whom the reader shares with, and the viewings at homes of the shortlist. */
export const shortlistQuery = queryOptions({
  queryKey: [...shortlistKey, 'state'],
  queryFn: ({ signal }) => shortlists.shortlist({ signal }),
});

/** The homes of both; more than one can save are two pages. */
export const sharedHomesQuery = queryOptions({
  queryKey: [...shortlistKey, 'homes'],
  queryFn: ({ signal }) =>
    loadAllPages(async (page) => {
      const { total, homes } = await shortlists.sharedHomes({ query: { page, per_page: 500 }, signal });
      return { total, rows: homes };
    }),
});

export function shortlistInvitationQuery(key: string, readerId: string | undefined) {
  return queryOptions({
    queryKey: [...shortlistKey, 'invitation', key, readerId],
    queryFn: ({ signal }) => shortlists.shortlistInvitation({ body: { key }, signal }),
    retry: false,
  });
}

/** The order for a day; `asked` counts the presses, each of which asks anew, as others book. */
export function dayPlanQuery(day: string, homeIds: readonly HomeId[], asked: number) {
  return queryOptions({
    queryKey: ['day-plan', day, homeIds, asked],
    queryFn: ({ signal }) => shortlists.planDay({ query: { day, property_ids: homeIds.join(',') }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Refetches everything that shows the shortlist. */
export function invalidateShortlist(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: shortlistKey });
}

/** Saves a vote or a note. The list keeps its order, so that nothing moves under the finger. */
export async function saveOpinion(
  queries: QueryClient,
  propertyId: HomeId,
  body: OpinionChange,
): Promise<void> {
  const yours = await shortlists.changeOpinion({ params: { propertyId }, body });
  await queries.cancelQueries(sharedHomesQuery);
  queries.setQueryData(sharedHomesQuery.queryKey, (homes) =>
    homes?.map((home) => (home.propertyId === propertyId ? { ...home, yours } : home)),
  );
}
