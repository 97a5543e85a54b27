import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { identityCheckRoutes } from '../../../../functions/deals/identity-checks/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Calls = Pick<typeof identityCheckRoutes, 'staffIdentityCheck' | 'decideIdentityCheck'>;
const identityCalls = createClient<Calls>({
  staffIdentityCheck: 'GET /api/staff/identity-checks/{id}',
  decideIdentityCheck: 'POST /api/staff/identity-checks/{id}/decide',
});

export type StaffIdentityCheck = Result<Calls['staffIdentityCheck']>;
export type IdentityDecision = Request<Calls['decideIdentityCheck']>['body'];

const checksKey = ['staff', 'identity-checks'] as const;

export function staffIdentityCheckQuery(id: StaffIdentityCheck['id']) {
  return queryOptions({
    queryKey: [...checksKey, id],
    queryFn: ({ signal }) => identityCalls.staffIdentityCheck({ params: { id }, signal }),
  });
}

/** Decides a check; refetches it and the tasks afterwards, also when a colleague was faster. */
export function useDecideIdentityCheck(id: StaffIdentityCheck['id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: IdentityDecision) => identityCalls.decideIdentityCheck({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: checksKey }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}
