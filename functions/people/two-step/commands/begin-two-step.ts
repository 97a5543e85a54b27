import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import { isCodeChallenge, signInForSetUp } from '../../accounts/adapters/cognito.ts';
import { verifyPassword } from '../../accounts/commands/log-in.ts';
import { type Account, assertNotBlocked } from '../../accounts/domain/account.ts';
import { createAuthenticatorSecret, setAuthenticator } from '../adapters/authenticator.ts';
import { sealSecret } from '../adapters/sealed-secret.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { toOtpauthUri } from '../domain/totp.ts';
import { assertOff, startTwoStep } from '../domain/two-step.ts';

/** @throws 409 `social` for an account with a social login, 403 `account_blocked` */
export function assertOwnLogin(account: Account): void {
  assertNotBlocked(account);
  if (account.signInWith !== 'password')
    throw new AppError('conflict', 'Turn on two-step sign-in where you log in: with Google or Facebook.', {
      state: 'social',
    });
}

/**
 * Creates a secret for the person's app. Sign-ins need no code until the first one is confirmed.
 * @throws 409 `on`, `social`, 422 on `password`
 */
export async function beginTwoStep(caller: Caller, password: string, ip: string) {
  const account = await getAccountOfCaller(caller);
  assertOwnLogin(account);
  const before = await findTwoStep(account.id);
  assertOff(before);
  await verifyPassword(account, password, ip);
  const secret = await createAuthenticatorSecret(await getSetUpToken(account, password));
  const sealedSecret = await sealSecret(account.id, secret);
  await commit([buildTwoStepWrite(startTwoStep(before, { userId: account.id, sealedSecret }, now()))]);
  return { secret, uri: toOtpauthUri(secret, account.email) };
}

/** The token with which Cognito changes the app of a person whose two-step sign-in is off. */
export async function getSetUpToken({ cognitoUsername }: Account, password: string): Promise<string> {
  // An interrupted run may have left the app enabled.
  await setAuthenticator(cognitoUsername, false);
  const found = await signInForSetUp(cognitoUsername, password);
  if (!found || isCodeChallenge(found)) throw new Error('A password that was right opens no sign-in');
  return found.accessToken;
}
