import { queryOptions } from '@tanstack/react-query';
import type { TravelMode } from '../../../functions/finding/search/domain/journey.ts';
import type { travelTimeRoutes } from '../../../functions/finding/travel-times/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import type { Destination } from './last-destination.ts';

type Routes = typeof travelTimeRoutes;
export type TravelTimes = Result<Routes['travelTimes']>;
export type TravelSource = TravelTimes['source'];
type HomeId = TravelTimes['times'][number]['propertyId'];

const travel = createClient<Routes>({
  travelArea: 'GET /api/travel-area',
  travelTimes: 'GET /api/travel-times',
});

/** A way to a place within a time. */
export interface Journey {
  readonly to: Destination;
  readonly mode: TravelMode;
  readonly minutes: number;
}

/** Timetables change by the season, so an answer is good for a visit. */
const cacheOptions = { staleTime: Infinity, retry: false } as const;

/** The area from which a journey takes no longer. */
export function travelAreaQuery({ to: { lat, lng }, mode, minutes }: Journey) {
  return queryOptions({
    queryKey: ['travel-area', { lat, lng, mode, minutes }],
    queryFn: ({ signal }) => travel.travelArea({ query: { lat, lng, mode, minutes }, signal }),
    ...cacheOptions,
  });
}

/** The minutes from homes to a place; at most 24 homes. */
export function travelTimesQuery(
  { lat, lng }: Omit<Destination, 'label'>,
  modes: readonly TravelMode[],
  homes: readonly HomeId[],
) {
  return queryOptions({
    queryKey: ['travel-times', { lat, lng, modes, homes }],
    queryFn: ({ signal }) => {
      const query: Request<Routes['travelTimes']>['query'] = {
        lat,
        lng,
        modes: modes.join(','),
        property_ids: homes.join(','),
      };
      return travel.travelTimes({ query, signal });
    },
    ...cacheOptions,
  });
}
