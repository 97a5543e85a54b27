import { accountState } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { createEmailChangedMail } from '../adapters/account-mails.ts';
import { getAccountOfCaller, updateAccount } from '../adapters/account-repository.ts';
import { setEmail } from '../adapters/cognito-admin.ts';
import { findEmailCode, removeEmailCode } from '../adapters/email-code-repository.ts';
import type { ProfileChange } from '../contract.ts';
import { type Account, codeSeconds } from '../domain/account.ts';
import {
  requestEmailCode,
  codesPerDay,
  hashEmailCode,
  selectEmailToVerify,
  confirmEmail,
  getCodeSentAt,
  triesPerCode,
} from '../domain/code.ts';
import { requestEmailChange, cancelEmailChange } from '../domain/profile.ts';
import { createPasswordNeededError } from './log-in.ts';
import { mailCode } from './mail-code.ts';
import { claimFreeEmail } from './register.ts';

const countEmailCode = ({ id }: Account) =>
  enforceLimit({ key: `codes#${id}`, max: codesPerDay, seconds: daySeconds });

/** Mails another code, which invalidates the earlier one. */
export async function resendCode(caller: Caller) {
  const before = await getAccountOfCaller(caller);
  requestEmailCode(before, now());
  await countEmailCode(before);
  const sendTime = now();
  const asked = await updateAccount(caller.id, (account) => requestEmailCode(account, sendTime));
  await mailCode(asked, selectEmailToVerify(asked));
  return { sendTime: sendTime.toISOString(), timeLimit: codeSeconds };
}

/** Verifies a mailed code: the address becomes the account's, and the account becomes active. */
export async function verifyCode(caller: Caller, code: string): Promise<Account> {
  const before = await getAccountOfCaller(caller);
  const from = Math.floor(Date.parse(getCodeSentAt(before, now())) / 1000);
  await enforceLimit({
    key: `code-tries#${before.id}`,
    max: triesPerCode,
    seconds: codeSeconds,
    from,
    detail: `This code was tried ${triesPerCode} times. Ask for a new one.`,
  });
  const email = await getVerifiedEmail(before, code);
  await setEmail(before.cognitoUsername, email, true);
  try {
    const after = await updateAccount(caller.id, (account) => confirmEmail(account, email, now()), before);
    await removeEmailCode(before.id);
    const moved = before.is_active === accountState.active && after.email !== before.email;
    if (moved) await sendMailBestEffort(before.email, createEmailChangedMail(after.email));
    return after;
  } catch (error) {
    // Another account took the new address meanwhile: Cognito's username goes back to the account's address.
    if (error instanceof AppError && email !== before.email)
      await setEmail(before.cognitoUsername, before.email, before.is_active === accountState.active);
    throw error;
  }
}

/**
 * The address of the code. The code stays valid until the account is saved, so that a call that failed halfway
 * can be repeated.
 * @throws 422 on `code` when it is wrong, 410 when it has expired
 */
async function getVerifiedEmail(account: Account, code: string): Promise<string> {
  const emailCode = await findEmailCode(account.id, now());
  if (!emailCode || emailCode.email !== selectEmailToVerify(account))
    throw new AppError('gone', 'This code is no longer valid. Ask for a new one.');
  if ((await hashEmailCode(account.id, code)) === emailCode.codeHash) return emailCode.email;
  throw new AppError('invalid', 'This code isn’t right.', {
    errors: { code: ['This code isn’t right. Check the latest email'] },
  });
}

interface NewEmail extends Pick<ProfileChange, 'password'> {
  readonly email: string;
  /** Verifies the person, by a second step where it is on. */
  readonly verify: (account: Account, password: string) => Promise<void>;
}

/** Mails a code to another address; the account keeps its address until the code is redeemed. */
export async function changeEmail(
  caller: Caller,
  { email, password, verify }: NewEmail,
  ip: string,
): Promise<void> {
  const before = await getAccountOfCaller(caller);
  if (email === before.email) {
    await updateAccount(caller.id, cancelEmailChange);
    return;
  }
  requestEmailChange(before, email, now());
  if (password === undefined) throw createPasswordNeededError();
  await verify(before, password);
  await claimFreeEmail(email, ip, async () => {
    await countEmailCode(before);
    await mailCode(before, email);
  });
  await updateAccount(caller.id, (account) => requestEmailChange(account, email, now()));
}
