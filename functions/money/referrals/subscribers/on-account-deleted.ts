import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deleteAffiliate } from '../adapters/affiliate-repository.ts';
import { deleteCodes } from '../adapters/code-repository.ts';
import { deletePoints } from '../adapters/points-repository.ts';
import { deleteSignUpCode } from '../adapters/referral-repository.ts';
import { forgetNetwork } from '../commands/forget-network.ts';

/** Deletes the account's codes, points and affiliate status. Referrals stay, with ids alone. */
export const handler = subscriber(
  'referrals-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    await Promise.all([
      deleteCodes(userId),
      deletePoints(userId),
      deleteSignUpCode(userId),
      deleteAffiliate(userId),
      forgetNetwork(userId),
    ]);
  },
);
