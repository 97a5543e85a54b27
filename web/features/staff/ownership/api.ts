import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ownershipCheckRoutes } from '../../../../functions/deals/ownership-checks/contract.ts';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Calls = Pick<typeof ownershipCheckRoutes, 'staffOwnershipCheck' | 'decideOwnershipProof'>;
const proofCalls = createClient<Calls>({
  staffOwnershipCheck: 'GET /api/staff/ownership-checks/{id}',
  decideOwnershipProof: 'POST /api/staff/ownership-checks/{id}/decide',
});

export type StaffOwnershipCheck = Result<Calls['staffOwnershipCheck']>;
export type ProofDecision = Request<Calls['decideOwnershipProof']>['body'];
type HomeId = StaffOwnershipCheck['home']['id'];

const proofsKey = ['staff', 'ownership-checks'] as const;

export function staffOwnershipQuery(id: HomeId) {
  return queryOptions({
    queryKey: [...proofsKey, id],
    queryFn: ({ signal }) => proofCalls.staffOwnershipCheck({ params: { id }, signal }),
  });
}

/** Decides a proof; refetches it and the tasks afterwards, also when a colleague was faster. */
export function useDecideOwnershipProof(id: HomeId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProofDecision) => proofCalls.decideOwnershipProof({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: proofsKey }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}
