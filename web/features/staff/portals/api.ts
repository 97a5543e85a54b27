import { queryOptions } from '@tanstack/react-query';
import type { portalRoutes } from '../../../../functions/finding/portals/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Calls = Pick<typeof portalRoutes, 'staffPortals' | 'sendToPortal'>;
export const staffPortalCalls = createClient<Calls>({
  staffPortals: 'GET /api/staff/portals',
  sendToPortal: 'POST /api/staff/portals/{id}/send',
});
export type StaffPortals = Result<Calls['staffPortals']>;
export type StaffAdvert = StaffPortals['adverts'][number];

export function staffPortalsQuery(portal: StaffAdvert['portal'], state: StaffAdvert['state']) {
  return queryOptions({
    queryKey: ['staff', 'portals', portal, state],
    queryFn: ({ signal }) => staffPortalCalls.staffPortals({ query: { portal, state }, signal }),
  });
}
