import { AccountDeleted } from '../../../events/account.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { deleteAffiliate } from '../adapters/affiliate-repository.ts';
import { deleteCode } from '../adapters/code-repository.ts';
import { deletePoints } from '../adapters/points-repository.ts';
import { deleteSignUpCode } from '../adapters/referral-repository.ts';

/** Deletes the account's code, points and affiliate status. Referrals stay: they hold ids and no names. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  await Promise.all([
    deleteCode(userId),
    deletePoints(userId),
    deleteSignUpCode(userId),
    deleteAffiliate(userId),
  ]);
});
