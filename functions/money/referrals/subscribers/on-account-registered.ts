import { AccountRegistered, AccountVerified } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { saveSignUpCode } from '../adapters/referral-repository.ts';
import { attributeSignUpCode } from '../commands/attribute-referral.ts';

/** Refers a person by the code of their sign-up once their email is verified; the events may arrive in any order. */
export const handler = subscriber(
  'referrals-on-account-registered',
  { on: [AccountRegistered, AccountVerified], needs: ['table:write'] },
  async ({ data }) => {
    const { userId } = data;
    if ('referralCode' in data && data.referralCode)
      await saveSignUpCode(userId, { code: data.referralCode, origin: data.origin }, now());
    await attributeSignUpCode(userId);
  },
);
