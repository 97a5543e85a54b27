import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { referralRoutes } from '../../../../functions/money/referrals/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof referralRoutes, 'applications' | 'approveApplication' | 'declineApplication'>;
export const affiliateCalls = createClient<Routes>({
  applications: 'GET /api/staff/applications',
  approveApplication: 'POST /api/staff/applications/{id}/approve',
  declineApplication: 'POST /api/staff/applications/{id}/decline',
});
export type Application = Result<Routes['applications']>['applications'][number];

export function applicationsQuery(status: Application['status'], page: number) {
  return queryOptions({
    queryKey: ['staff', 'applications', status, page],
    queryFn: ({ signal }) => affiliateCalls.applications({ query: { status, page }, signal }),
  });
}
