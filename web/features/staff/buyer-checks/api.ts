import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { buyerCheckRoutes } from '../../../../functions/deals/buyer-checks/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Routes = Pick<typeof buyerCheckRoutes, 'staffCheck' | 'decideCheck'>;
export type StaffBuyerCheck = Result<Routes['staffCheck']>;
export type BuyerCheckDecision = Request<Routes['decideCheck']>['body'];

const staffChecks = createClient<Routes>({
  staffCheck: 'GET /api/staff/buyer-checks/{id}',
  decideCheck: 'POST /api/staff/buyer-checks/{id}/decide',
});

const toCheckKey = (id: string) => ['staff', 'buyer-check', id] as const;

export function staffBuyerCheckQuery(id: StaffBuyerCheck['id']) {
  return queryOptions({
    queryKey: toCheckKey(id),
    queryFn: ({ signal }) => staffChecks.staffCheck({ params: { id }, signal }),
  });
}

/** Decides a check; refetches it and the tasks afterwards, also when a colleague was faster. */
export function useDecideBuyerCheck(id: StaffBuyerCheck['id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BuyerCheckDecision) => staffChecks.decideCheck({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: toCheckKey(id) }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}
