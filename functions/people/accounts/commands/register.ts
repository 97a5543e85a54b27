import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { hashNetwork, toNetwork } from '../../../kernel/http/origin.ts';
import { type LimitUse } from '../../../kernel/http/rate-limit.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { observeNetwork } from '../../ip-traces/commands/observe-network.ts';
import { findAccountByEmail, insertAccount, isNameFree } from '../adapters/account-repository.ts';
import { createUser, deleteUser } from '../adapters/cognito-admin.ts';
import { isCodeChallenge, signIn } from '../adapters/cognito.ts';
import type { Registration } from '../contract.ts';
import { type Account, codeSeconds, createEmailTakenError, openAccount } from '../domain/account.ts';
import { createNameTakenError } from '../domain/name-key.ts';
import { assertPasswordStrong } from '../domain/password.ts';
import { assertGoodName } from '../domain/user-name.ts';
import { mailCode } from './mail-code.ts';

/** Taken addresses that one IP can discover per hour: the answer reveals that an account exists. */
const probesPerHour = 20;

/** Opens an account; a repeat of a registration whose answer was lost logs in to the account that it opened. */
export async function register(registration: Registration, { ip, repeated }: RegistrationInfo) {
  const opened = repeated ? await findAccountByEmail(registration.email) : undefined;
  if (opened) return logInAfterSignUp(opened, registration);
  assertPasswordStrong(registration.password, registration.email);
  await assertNameFree(registration.user_name);
  const use = await countRegistration(ip);
  const sub = await undoCountOnError(use, () =>
    claimFreeEmail(registration.email, ip, () =>
      createUser(registration.email, registration.password, now()),
    ),
  );
  const account = await createAccountAtSignUp(sub, registration, ip);
  await observeNetwork(account.id, 'registration', ip);
  const answer = await logInAfterSignUp(account, registration);
  await sendFirstCode(account);
  return answer;
}

/** Every limit per account is worth as much as accounts are dear. */
const countRegistration = (ip: string): Promise<LimitUse> =>
  enforceSlidingLimit({
    key: `registrations#${toNetwork(ip)}`,
    max: Number(env('REGISTRATIONS_PER_HOUR')),
    seconds: hourSeconds,
    detail: 'Many accounts were opened from your network. Wait an hour and try again.',
  });

/** Runs a step of a registration; one that is refused does not count. */
async function undoCountOnError<T>(use: LimitUse, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await use.undo();
    throw error;
  }
}

interface RegistrationInfo {
  readonly ip: string;
  readonly repeated: boolean;
}

async function logInAfterSignUp(account: Account, { email, password }: Registration) {
  const found = await signIn(email, password);
  if (!found || isCodeChallenge(found)) throw new Error('Cognito refuses the user that it just signed up');
  return {
    accessToken: found.accessToken,
    ...(found.refreshToken && { refreshToken: found.refreshToken }),
    sendTime: account.createdAt,
    timeLimit: codeSeconds,
  };
}

async function assertNameFree(name: string | undefined): Promise<void> {
  if (name === undefined) return;
  assertGoodName(name);
  if (!(await isNameFree(name))) throw createNameTakenError();
}

/**
 * Runs `claim` when no account has the address.
 * @throws 422 on `email` when it is taken, 429 for an IP that tries many
 */
export function claimFreeEmail<T>(email: string, ip: string, claim: () => Promise<T>): Promise<T> {
  const limit = { key: `email-probes#${toNetwork(ip)}`, max: probesPerHour, seconds: hourSeconds };
  return limitGuesses(limit, async () => {
    if (await findAccountByEmail(email)) throw createEmailTakenError();
    return claim();
  });
}

async function createAccountAtSignUp(sub: string, registration: Registration, ip: string): Promise<Account> {
  const { email, user_name, marketing, referralCode } = registration;
  const signUpWith = {
    sub,
    cognitoUsername: sub,
    signInWith: 'password',
    email,
    emailVerified: false,
  } as const;
  const origin = referralCode && hashNetwork(referralCode.toUpperCase(), ip);
  const wishes = { user_name, marketing, referralCode, origin, codeSent: true };
  const opened = openAccount({ id: newId('usr'), ...signUpWith, ...wishes }, now());
  try {
    await insertAccount(opened);
  } catch (error) {
    // A definite refusal, such as a name that was just taken, removes the Cognito user. After any other error
    // the next login repairs the sign-up.
    if (error instanceof AppError) await deleteUser(sub);
    throw error;
  }
  return opened.account;
}

/** The account is valid without it: the next screen offers another code. */
async function sendFirstCode(account: Account): Promise<void> {
  try {
    await mailCode(account, account.email);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
