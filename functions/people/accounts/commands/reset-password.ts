import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AccountPasswordReset } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit, type RateLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMail, sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import {
  createPasswordChangedMail,
  createResetMail,
  createSocialLoginMail,
} from '../adapters/account-mails.ts';
import { findAccountByEmail, buildSignInEndWrite } from '../adapters/account-repository.ts';
import { setPassword, signOutEverywhere } from '../adapters/cognito-admin.ts';
import {
  savePasswordReset,
  type PasswordReset,
  createResetGoneError,
  findPasswordReset,
  buildResetUseWrite,
} from '../adapters/password-reset-repository.ts';
import type { ResetPassword } from '../contract.ts';
import type { Account } from '../domain/account.ts';
import { hashToken, createResetToken, resetMinutes, resetsPerHour } from '../domain/password-reset.ts';
import { assertPasswordStrong } from '../domain/password.ts';
import { clearLogInFailures } from './count-log-in.ts';

const getUnixSeconds = () => Math.floor(now().getTime() / 1000);

/** Longer than a link takes to be mailed, so that the time of the answer tells nothing. */
const answerMs = 300;

/** Answers the same for known and unknown addresses, so that accounts cannot be discovered. */
export async function requestPasswordReset(email: string, ip: string) {
  await enforceLimit({ key: `forgot-from#${toNetwork(ip)}`, max: 30, seconds: hourSeconds });
  await Promise.all([mailResetLink(email), delay(answerMs)]);
  return { message: 'If there’s an account with this email, we’ve sent a link to it.' };
}

async function mailResetLink(email: string): Promise<void> {
  const account = await findAccountByEmail(email);
  if (account && (await isWithinLimit({ key: `forgot#${email}`, max: resetsPerHour, seconds: hourSeconds })))
    await sendResetLink(account);
}

async function isWithinLimit(rateLimit: RateLimit): Promise<boolean> {
  try {
    await enforceLimit(rateLimit);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function sendResetLink({ id: userId, email, signInWith }: Account): Promise<void> {
  if (signInWith !== 'password') {
    await sendMail(email, createSocialLoginMail(signInWith, `${env('SITE_URL')}/login`));
    return;
  }
  const token = createResetToken(randomBytes);
  await savePasswordReset({
    userId,
    tokenHash: await hashToken(token),
    expiresAt: getUnixSeconds() + resetMinutes * 60,
  });
  const link = new URL('/reset-password', env('SITE_URL'));
  // Browsers send the part after # to no server, so no log and no referrer has the token.
  link.hash = new URLSearchParams({ token, email }).toString();
  await sendMail(email, createResetMail(link.href));
}

/** Sets the password with a mailed link and ends every earlier sign-in. */
export async function resetPassword({ token, email, password }: ResetPassword, ip: string) {
  await enforceLimit({ key: `reset-from#${toNetwork(ip)}`, max: 30, seconds: hourSeconds });
  assertPasswordStrong(password, email);
  const { account, reset } = await consumePasswordReset(token, email);
  // Token times are whole seconds: with the next second as the limit, every older token is invalid and every
  // newer one valid.
  const validFrom = getUnixSeconds() + 1;
  const events = [AccountPasswordReset.of({ userId: account.id })];
  await commit([buildResetUseWrite(reset), buildSignInEndWrite(account.sub, validFrom)], events);
  await setPasswordOrRestoreReset(account, password, reset);
  await Promise.all([signOutEverywhere(account.cognitoUsername), clearLogInFailures(account.email)]);
  await sendMailBestEffort(account.email, createPasswordChangedMail());
  await waitUntilSecond(validFrom);
  return { message: 'Your password has been changed. Log in with the new one.' };
}

async function consumePasswordReset(
  token: string,
  email: string,
): Promise<{ account: Account; reset: PasswordReset }> {
  const account = await findAccountByEmail(email);
  const reset = account && (await findPasswordReset(account.id));
  if (!account || !reset || reset.expiresAt <= getUnixSeconds()) throw createResetGoneError();
  if (reset.tokenHash !== (await hashToken(token))) throw createResetGoneError();
  return { account, reset };
}

/** Restores the link when Cognito refuses the password, so that it can be used again. */
async function setPasswordOrRestoreReset(
  { cognitoUsername }: Account,
  password: string,
  reset: PasswordReset,
) {
  try {
    await setPassword(cognitoUsername, password);
  } catch (error) {
    await savePasswordReset(reset);
    throw error;
  }
}

async function waitUntilSecond(second: number): Promise<void> {
  const wait = second * 1000 - now().getTime();
  await new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, wait));
  });
}
