import { queryOptions } from '@tanstack/react-query';
import type { buyerCheckRoutes } from '../../../functions/deals/buyer-checks/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Omit<typeof buyerCheckRoutes, 'staffCheck' | 'decideCheck'>;
export type OwnBuyerChecks = Result<Routes['ownChecks']>;
export type OwnBuyerCheck = OwnBuyerChecks['checks'][number];
export type BankCheckResult = Result<Routes['finishBankCheck']>;
export type BuyerEvidence = Request<Routes['submitCheck']>['body']['evidence'];

export const buyerChecks = createClient<Routes>({
  ownChecks: 'GET /api/buyer-checks',
  submitCheck: 'POST /api/buyer-checks',
  withdrawCheck: 'POST /api/buyer-checks/{id}/withdraw',
  startBankCheck: 'POST /api/buyer-checks/bank',
  finishBankCheck: 'POST /api/buyer-checks/bank/finish',
  buyerReach: 'GET /api/buyer-reach/{id}',
});

/** The reader's own checks, with what is missing to be proceedable. */
export const ownChecksQuery = queryOptions({
  queryKey: ['buyer-checks'],
  queryFn: ({ signal }) => buyerChecks.ownChecks({ signal }),
});
