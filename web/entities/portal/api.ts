import { queryOptions } from '@tanstack/react-query';
import type { portalRoutes } from '../../../functions/finding/portals/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<
  typeof portalRoutes,
  'openPortals' | 'portalListing' | 'givePortalInstruction' | 'homeFile'
>;
export const portalCalls = createClient<Calls>({
  openPortals: 'GET /api/portals',
  portalListing: 'GET /api/portals/{id}',
  homeFile: 'GET /api/portals/{id}/file',
  givePortalInstruction: 'PUT /api/portals/{id}',
});

export type PortalListing = Result<Calls['portalListing']>;
export type PortalAdvert = PortalListing['adverts'][number];
export type Portal = PortalAdvert['portal'];
type HomeId = Parameters<typeof portalCalls.portalListing>[0]['params']['id'];

/** Where homes are sent to, for everyone. */
export const openPortalsQuery = queryOptions({
  queryKey: ['portals'],
  staleTime: 60_000,
  queryFn: ({ signal }) => portalCalls.openPortals({ signal }),
});

/** A portal usually answers within seconds, and the live channel says so; a page without it asks. */
const pollMs = 3_000;
const maxPolls = 20;

const isOnItsWay = ({ state, nextTryAt }: PortalAdvert): boolean =>
  state === 'waiting' && nextTryAt === undefined;

export function portalListingQuery(id: HomeId) {
  return queryOptions({
    queryKey: ['portals', id],
    queryFn: ({ signal }) => portalCalls.portalListing({ params: { id }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.adverts.some(isOnItsWay) === true && dataUpdateCount < maxPolls ? pollMs : false,
  });
}
