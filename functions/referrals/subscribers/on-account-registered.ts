import { AccountRegistered, AccountVerified } from '../../../events/account.ts';
import { now } from '../../shared/clock.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { attributeSignUpCode } from '../commands/attribute-referral.ts';
import { saveSignUpCode } from '../adapters/referral-repository.ts';

/** A code that came with a sign-up counts from the moment that the email is verified, whichever is heard of first. */
export const handler = subscriber([AccountRegistered, AccountVerified], async ({ data }) => {
  const { userId } = data;
  if ('referralCode' in data && data.referralCode)
    await saveSignUpCode(userId, { code: data.referralCode, origin: data.origin }, now());
  await attributeSignUpCode(userId);
});
