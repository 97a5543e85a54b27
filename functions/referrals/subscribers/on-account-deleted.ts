import { AccountDeleted } from '../../../events/account.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { deleteAffiliate } from '../adapters/affiliate-repository.ts';
import { deleteCode } from '../adapters/code-repository.ts';
import { deletePoints } from '../adapters/points-repository.ts';
import { deleteSignUpCode } from '../adapters/referral-repository.ts';

/** The code leads nowhere, and the points are gone. That one person sent another stays, without names. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  await Promise.all([
    deleteCode(userId),
    deletePoints(userId),
    deleteSignUpCode(userId),
    deleteAffiliate(userId),
  ]);
});
