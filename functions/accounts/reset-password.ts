import { AccountPasswordReset } from '../../events/account.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { limit, type Limit } from '../shared/limit.ts';
import { sendMail, sendNotice } from '../shared/mail.ts';
import { commit } from '../shared/table.ts';
import type { Account } from './account.ts';
import type { ResetPassword } from './contract.ts';
import { setPassword, signOutEverywhere } from './identity-admin.ts';
import { passwordChangedMail, resetMail, socialLoginMail } from './mails.ts';
import { expectStrong } from './password.ts';
import { hashOf, newResetToken, resetMinutes, resetsPerHour } from './reset.ts';
import { keepReset, type Reset, resetGone, resetOf, takingReset } from './reset-store.ts';
import { accountByEmail, endingSignIns } from './store.ts';

const hour = 3600;
const unixSeconds = () => Math.floor(now().getTime() / 1000);

/** Says the same to everyone: who has an account is nobody's business. */
export async function forgotPassword(email: string, ip: string) {
  await limit({ key: `forgot-from#${ip}`, most: 30, seconds: hour });
  const account = await accountByEmail(email);
  if (account && (await isWithin({ key: `forgot#${email}`, most: resetsPerHour, seconds: hour })))
    await mailLink(account);
  return { message: 'If there is an account with this email, a mail with a link is on its way.' };
}

async function isWithin(one: Limit): Promise<boolean> {
  try {
    await limit(one);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function mailLink({ id: userId, email, signInWith }: Account): Promise<void> {
  if (signInWith !== 'password') {
    await sendMail(email, socialLoginMail(signInWith, `${env('SITE_URL')}/login`));
    return;
  }
  const token = newResetToken();
  await keepReset({
    userId,
    tokenHash: await hashOf(token),
    expiresAt: unixSeconds() + resetMinutes * 60,
  });
  const link = new URL('/reset-password', env('SITE_URL'));
  link.searchParams.set('token', token);
  link.searchParams.set('email', email);
  await sendMail(email, resetMail(link.href));
}

/** Sets the password by a mailed link, and ends every sign-in from before. */
export async function resetPassword({ token, email, password }: ResetPassword, ip: string) {
  await limit({ key: `reset-from#${ip}`, most: 30, seconds: hour });
  expectStrong(password, email);
  const { account, reset } = await redeem(token, email);
  // Tokens carry whole seconds: with the next one as the border, every older token is void and every newer one good.
  const validFrom = unixSeconds() + 1;
  const events = [AccountPasswordReset.of({ userId: account.id })];
  await commit([takingReset(reset), endingSignIns(account.sub, validFrom)], events);
  await setPasswordOrGiveBack(account, password, reset);
  await signOutEverywhere(account.cognitoUsername);
  await sendNotice(account.email, passwordChangedMail());
  await untilSecond(validFrom);
  return { message: 'Your password is changed. Log in with the new one.' };
}

async function redeem(token: string, email: string): Promise<{ account: Account; reset: Reset }> {
  const account = await accountByEmail(email);
  const reset = account && (await resetOf(account.id));
  if (!account || !reset || reset.expiresAt <= unixSeconds()) throw resetGone();
  if (reset.tokenHash !== (await hashOf(token))) throw resetGone();
  return { account, reset };
}

/** The link works once, but for a password that Cognito does not take. */
async function setPasswordOrGiveBack({ cognitoUsername }: Account, password: string, reset: Reset) {
  try {
    await setPassword(cognitoUsername, password);
  } catch (error) {
    await keepReset(reset);
    throw error;
  }
}

async function untilSecond(second: number): Promise<void> {
  const wait = second * 1000 - now().getTime();
  await new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, wait));
  });
}
