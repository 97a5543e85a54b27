import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { BuyerGate } from '../../../events/vocabulary.ts';
import type { viewingRoutes } from '../../../functions/deals/viewings/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { offersKey } from '../offer/api.ts';
import { ownHomesKey } from '../own-home/api.ts';
import { propertyKey } from '../property/property.ts';

type Routes = typeof viewingRoutes;
/** A viewing for one of its two sides. */
export type Viewing = Result<Routes['myViewings']>['viewings'][number];
export type ViewingVerb = Viewing['can'][number];
export type ViewingChange = Request<Routes['changeViewing']>['body'];
export type TimeSlots = Result<Routes['timeSlots']>;
export type Slot = TimeSlots['slots'][number];
export type SlotOpening = Request<Routes['openSlots']>['body'];
export type HomeId = Viewing['propertyId'];

/** The data of the viewed property, from its page. */
export interface BookableHome {
  readonly id: HomeId;
  readonly title: string;
  readonly status: string;
  readonly seller: { readonly id: string; readonly user_name: string | null };
  readonly whoMayBook?: BuyerGate | undefined;
  readonly myViewing?: Pick<Viewing, 'id' | 'status'> | undefined;
}

export const viewings = createClient<Omit<Routes, 'calendar'>>({
  timeSlots: 'GET /api/properties/time-slots/{id}',
  openSlots: 'POST /api/property-time-slot',
  changeSlot: 'PUT /api/property-time-slot/{id}',
  closeSlot: 'DELETE /api/property-time-slot/{id}',
  requestViewing: 'POST /api/viewing',
  changeViewing: 'PUT /api/viewing/update/{viewingId}/{messageId}',
  acceptViewing: 'PUT /api/viewing/accept/{timeSlotId}/{messageId}',
  rejectViewing: 'PUT /api/viewing/reject/{timeSlotId}/{messageId}',
  myViewings: 'GET /api/my-viewing',
});

/** Prefix of the query keys of viewings and slots. */
export const viewingsKey = ['viewings'] as const;

/** The slots of a property that the reader can see. */
export function timesQuery(id: HomeId) {
  return queryOptions({
    queryKey: [...viewingsKey, 'times', id],
    queryFn: ({ signal }) => viewings.timeSlots({ params: { id }, signal }),
  });
}

/** The slots of several homes. */
export function timesOfHomesQuery(ids: readonly HomeId[]) {
  return queryOptions({
    queryKey: [...viewingsKey, 'times', ids],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => viewings.timeSlots({ params: { id }, signal })));
      return found.flatMap(({ slots }) => slots);
    },
  });
}

type Wanted = NonNullable<Request<Routes['myViewings']>['query']>;

/** The own viewings; at most `per_page` of them. */
export function viewingsQuery(query: Wanted) {
  return queryOptions({
    queryKey: [...viewingsKey, 'mine', query],
    queryFn: ({ signal }) => viewings.myViewings({ query: { per_page: 50, ...query }, signal }),
  });
}

/** Refetches everything that shows a viewing, after a step of it. */
export async function invalidateViewings(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: viewingsKey }),
    queries.invalidateQueries({ queryKey: propertyKey }),
    queries.invalidateQueries({ queryKey: ['messages'] }),
    queries.invalidateQueries({ queryKey: offersKey }),
    queries.invalidateQueries({ queryKey: ownHomesKey }),
  ]);
}
