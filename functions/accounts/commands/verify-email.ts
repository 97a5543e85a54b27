import type { Caller } from '../../kernel/http/authentication.ts';
import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { sendMailBestEffort } from '../../kernel/mail/send.ts';
import { accountState } from '../../../events/vocabulary.ts';
import { type Account, codeSeconds } from '../domain/account.ts';
import {
  askCode,
  codesPerDay,
  selectEmailToVerify,
  proveEmail,
  createSentCode,
  triesPerCode,
} from '../domain/code.ts';
import type { ProfileChange } from '../contract.ts';
import { putBackEmail } from '../adapters/cognito-admin.ts';
import { getVerifiedEmail, mailCode, mailCodeTo, redeemCode } from '../adapters/cognito.ts';
import { createPasswordNeededError, provePassword } from './log-in.ts';
import { createEmailChangedMail } from '../adapters/account-mails.ts';
import { requestEmailChange, cancelEmailChange } from '../domain/profile.ts';
import { withFreeEmail } from './register.ts';
import { getAccountOfCaller, updateAccount } from '../adapters/account-repository.ts';

const countCode = ({ id }: Account) =>
  enforceLimit({ key: `codes#${id}`, most: codesPerDay, seconds: 24 * 3600 });

/** Mails another code, which invalidates the earlier one. */
export async function resendCode(caller: Caller) {
  const before = await getAccountOfCaller(caller);
  askCode(before, now());
  await countCode(before);
  const sendTime = now();
  const { pendingEmail } = await updateAccount(caller.id, (account) => askCode(account, sendTime));
  await (pendingEmail ? mailCodeTo(caller.token, pendingEmail) : mailCode(caller.token));
  return { sendTime: sendTime.toISOString(), timeLimit: codeSeconds };
}

/** Verifies a mailed code: the address becomes the account's, and the account becomes active. */
export async function verifyCode(caller: Caller, code: string): Promise<Account> {
  const before = await getAccountOfCaller(caller);
  const from = Math.floor(Date.parse(createSentCode(before, now())) / 1000);
  await enforceLimit({
    key: `code-tries#${before.id}`,
    most: triesPerCode,
    seconds: codeSeconds,
    from,
    detail: `This code was tried ${triesPerCode} times. Ask for a new one.`,
  });
  const email = await verifyWithCognito(code, before, caller);
  try {
    const after = await updateAccount(caller.id, (account) => proveEmail(account, email, now()));
    const moved = before.is_active === accountState.active && after.email !== before.email;
    if (moved) await sendMailBestEffort(before.email, createEmailChangedMail(after.email));
    return after;
  } catch (error) {
    // Another account took the new address meanwhile: Cognito's username goes back to the account's address.
    if (error instanceof AppError && email !== before.email)
      await putBackEmail(before.cognitoUsername, before.email, before.is_active === accountState.active);
    throw error;
  }
}

/**
 * The address that Cognito has verified. A used code is accepted when Cognito already shows the address as
 * verified: an earlier call may have failed between the two writes.
 */
async function verifyWithCognito(code: string, account: Account, { token }: Caller): Promise<string> {
  let refusal: AppError | undefined;
  try {
    await redeemCode(token, code);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusal = error;
  }
  const { email, verified } = await getVerifiedEmail(token);
  if (refusal && !(verified && email === selectEmailToVerify(account))) throw refusal;
  return email;
}

type NewEmail = Pick<ProfileChange, 'password'> & { readonly email: string };

/** Mails a code to another address; the account keeps its address until the code is redeemed. */
export async function changeEmail(caller: Caller, { email, password }: NewEmail, ip: string): Promise<void> {
  const before = await getAccountOfCaller(caller);
  if (email === before.email) {
    await updateAccount(caller.id, cancelEmailChange);
    return;
  }
  requestEmailChange(before, email, now());
  if (password === undefined) throw createPasswordNeededError();
  await provePassword(before, password, ip);
  await withFreeEmail(email, ip, async () => {
    await countCode(before);
    await mailCodeTo(caller.token, email);
  });
  await updateAccount(caller.id, (account) => requestEmailChange(account, email, now()));
}
