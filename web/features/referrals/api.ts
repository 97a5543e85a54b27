import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { referralRoutes } from '../../../functions/money/referrals/contract.ts';
import { createClient } from '../../lib/client.ts';

type OwnRoutes = Omit<typeof referralRoutes, 'applications' | 'approveApplication' | 'declineApplication'>;
export const referrals = createClient<OwnRoutes>({
  referralCount: 'GET /api/referral/user-referral/count-by-referrer',
  createReferral: 'POST /api/referral/user-referral/create',
  redeemPoints: 'GET /api/referral/user-referral/redeem-points',
  applyAsAffiliate: 'POST /api/grand-ambassador',
});

export type ReferralCount = Result<(typeof referralRoutes)['referralCount']>;

/** The own code, the referred people, and the points. */
export const referralCountQuery = queryOptions({
  queryKey: ['referral'],
  queryFn: ({ signal }) => referrals.referralCount({ signal }),
});
