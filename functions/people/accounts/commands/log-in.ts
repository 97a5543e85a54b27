import { setTimeout as delay } from 'node:timers/promises';
import { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { type AccountStatus, findSignInStatus } from '../../../kernel/data/sign-in-status.ts';
import { AppError } from '../../../kernel/errors.ts';
import { observeNetwork } from '../../ip-traces/commands/observe-network.ts';
import { findStanding } from '../adapters/account-repository.ts';
import { challengeSeconds, createChallenge } from '../adapters/challenge-repository.ts';
import {
  beginPasskeyChallenge,
  type CodeChallenge,
  isCodeChallenge,
  isCorrectPassword,
  refreshSignIn,
  signIn,
  type SignIn,
} from '../adapters/cognito.ts';
import type { Account } from '../domain/account.ts';
import type { LogInRequest } from '../domain/token-request.ts';
import { countLogIn } from './count-log-in.ts';
import { ensureAccount } from './ensure-account.ts';

const createWrongDetailsError = () => new AppError('invalid_grant', 'The login details aren’t right.');

/**
 * Issues tokens. A refusal is the same for known and unknown addresses.
 * @throws 400 `invalid_grant` for wrong credentials, 403 `two_step_required` with the challenge of the second
 * step
 */
export async function issueToken(request: LogInRequest, ip: string) {
  if (request.grant_type === 'refresh_token') {
    const renewed = assertSignIn(await refreshSignIn(request.refresh_token));
    await getOwnerId(renewed);
    return toTokens(renewed);
  }
  const found = await logIn(request.username, request.password, ip);
  if (found && isCodeChallenge(found)) throw await startSecondStep(found);
  return completeLogIn(assertSignIn(found), ip);
}

function assertSignIn(found: SignIn | undefined): SignIn {
  if (!found) throw createWrongDetailsError();
  return found;
}

/** @throws 400 `invalid_grant` for a sign-in that was ended */
export async function completeLogIn(found: SignIn, ip: string) {
  const userId = await getOwnerId(found);
  await observeNetwork(userId, 'login', ip);
  return toTokens(found);
}

async function getOwnerId(found: SignIn): Promise<UserId> {
  const { account, isEnded } = await findSignInStatus(found.sub, found.origin_jti);
  const userId = isEnded ? undefined : await findAdmittedUser(found, account);
  if (!userId) throw createWrongDetailsError();
  return userId;
}

export function toTokens({ accessToken, refreshToken, expiresIn }: SignIn) {
  return {
    token_type: 'Bearer' as const,
    access_token: accessToken,
    expires_in: expiresIn,
    ...(refreshToken && { refresh_token: refreshToken }),
  };
}

/** Longer than a refusal takes, with the warning that some are followed by, so that its time tells nothing. */
const refusalMs = 300;

/** Signs in; only a wrong password counts as a try. A refusal takes as long for an account as where there is none. */
export async function logIn(
  email: string,
  password: string,
  ip: string,
): Promise<SignIn | CodeChallenge | undefined> {
  const begun = performance.now();
  const attempt = await countLogIn(email, ip);
  const found = await signIn(email, password);
  await (found ? attempt.succeed() : attempt.fail());
  if (!found) await delay(Math.max(0, refusalMs - (performance.now() - begun)));
  return found;
}

async function startSecondStep({ cognitoUsername, session }: CodeChallenge): Promise<AppError> {
  // The Cognito username of a user with a password is the `sub`.
  const standing = await findStanding(cognitoUsername);
  if (!standing) return createWrongDetailsError();
  const userId = UserId.parse(standing.userId);
  const passkey = await beginPasskeyChallenge(cognitoUsername);
  const sessions = { session, ...(passkey && { passkeySession: passkey.session }) };
  const challenge = await createChallenge({ userId, cognitoUsername, ...sessions }, now());
  return new AppError('two_step_required', 'Confirm it’s you with a second step.', {
    // OAuth clients read the code from `error`.
    more: {
      error: 'two_step_required',
      challenge,
      kinds: [...(passkey ? ['passkey'] : []), 'code', 'recovery_code'],
      ...(passkey && { passkey: passkey.options }),
      expires_in: challengeSeconds,
    },
  });
}

/** The user of a sign-in, `undefined` when it was ended since; creates a missing account. */
async function findAdmittedUser(
  found: SignIn,
  account: AccountStatus | undefined,
): Promise<UserId | undefined> {
  if (account) return found.auth_time >= account.validFrom ? account.userId : undefined;
  const { sub, username: cognitoUsername, email, email_verified: emailVerified } = found;
  if (!email) return undefined;
  try {
    await ensureAccount({ sub, cognitoUsername, email, emailVerified });
    return UserId.parse((await findStanding(sub))?.userId);
  } catch (error) {
    // The address belongs to another account, so these credentials open no account.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Verifies the password of the account again before a sensitive change.
 * @throws 422 on `password`, 429 after as many failures as a login allows
 */
export async function verifyPassword(account: Account, password: string, ip: string): Promise<void> {
  const attempt = await countLogIn(account.email, ip);
  if (await isCorrectPassword(account.email, password)) return attempt.succeed();
  await attempt.fail();
  throw createPasswordWrongError();
}

export function createPasswordWrongError(): AppError {
  return new AppError('invalid', 'The password isn’t right.', {
    errors: { password: ['This isn’t your password'] },
  });
}

export function createPasswordNeededError(): AppError {
  return new AppError('invalid', 'Your password is needed.', {
    errors: { password: ['Enter your password'] },
  });
}
