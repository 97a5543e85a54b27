import type { Operations } from '../../kernel/http/api.ts';
import type { payoutRoutes } from './payout-contract.ts';
import { loadPayout, loadPayouts } from './queries/load-payouts.ts';

/** The operations on payouts for staff. */
export const payoutOperations: Operations<typeof payoutRoutes> = {
  payouts: ({ query: { month } }, caller) => loadPayouts(month, caller.id),
  payout: ({ params: { id } }, caller) => loadPayout(id, caller.id),
};
