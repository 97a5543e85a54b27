import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { buyerCheckRoutes } from '../../../../functions/buyer-checks/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Routes = Pick<typeof buyerCheckRoutes, 'staffCheck' | 'decideCheck'>;
export type StaffCheck = Result<Routes['staffCheck']>;
export type CheckDecision = Request<Routes['decideCheck']>['body'];

const staffChecks = createClient<Routes>({
  staffCheck: 'GET /api/staff/buyer-checks/{id}',
  decideCheck: 'POST /api/staff/buyer-checks/{id}/decide',
});

const checkKey = (id: string) => ['staff', 'buyer-check', id] as const;

export const checkQuery = (id: StaffCheck['id']) =>
  queryOptions({
    queryKey: checkKey(id),
    queryFn: ({ signal }) => staffChecks.staffCheck({ params: { id }, signal }),
  });

/** Decides a check; refetches it and the tasks afterwards, also when a colleague was faster. */
export function useDecideCheck(id: StaffCheck['id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CheckDecision) => staffChecks.decideCheck({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: checkKey(id) }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}
