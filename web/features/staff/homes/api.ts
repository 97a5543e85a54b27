import { queryOptions } from '@tanstack/react-query';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof staffRoutes, 'newestHomes' | 'staffHome' | 'removeHome' | 'restoreHome'>;
export const homeCalls = createClient<Routes>({
  newestHomes: 'GET /api/staff/homes',
  staffHome: 'GET /api/staff/homes/{id}',
  removeHome: 'POST /api/staff/homes/{id}/remove',
  restoreHome: 'POST /api/staff/homes/{id}/restore',
});
export type StaffHome = Result<Routes['staffHome']>;
export type NewestHome = Result<Routes['newestHomes']>['homes'][number];

type HomeSelection = Request<Routes['newestHomes']>['query'];

/** A page of the list; `before` is the last one of the page before. */
export function newestHomesQuery(query: HomeSelection) {
  return queryOptions({
    queryKey: ['staff', 'homes', query],
    queryFn: ({ signal }) => homeCalls.newestHomes({ query, signal }),
  });
}

export function staffHomeQuery(id: StaffHome['id']) {
  return queryOptions({
    queryKey: ['staff', 'home', id],
    queryFn: ({ signal }) => homeCalls.staffHome({ params: { id }, signal }),
  });
}
