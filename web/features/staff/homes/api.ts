import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof staffRoutes, 'findHomes' | 'staffHome' | 'removeHome' | 'restoreHome'>;
export const homeCalls = createClient<Routes>({
  findHomes: 'GET /api/staff/homes',
  staffHome: 'GET /api/staff/homes/{id}',
  removeHome: 'POST /api/staff/homes/{id}/remove',
  restoreHome: 'POST /api/staff/homes/{id}/restore',
});
export type StaffHome = Result<Routes['staffHome']>;

export function staffHomesQuery(q: string) {
  return queryOptions({
    queryKey: ['staff', 'homes', q],
    queryFn: ({ signal }) => homeCalls.findHomes({ query: { q }, signal }),
  });
}

export function staffHomeQuery(id: StaffHome['id']) {
  return queryOptions({
    queryKey: ['staff', 'home', id],
    queryFn: ({ signal }) => homeCalls.staffHome({ params: { id }, signal }),
  });
}
