import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { getAccountOfCaller, buildSignInEndWrite } from '../../accounts/adapters/account-repository.ts';
import { signOutEverywhere } from '../../accounts/adapters/cognito-admin.ts';
import { isCodeChallenge, signIn, type SignIn } from '../../accounts/adapters/cognito.ts';
import { verifyPassword, toTokens } from '../../accounts/commands/log-in.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { setAuthenticator, verifyAuthenticator, createWrongCodeError } from '../adapters/authenticator.ts';
import { removePasskeys, setPasskeyFactor } from '../adapters/passkeys.ts';
import { buildProvenSessionWrite } from '../adapters/proven-session-repository.ts';
import { openSecret } from '../adapters/sealed-secret.ts';
import { createTwoStepEnabledMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { isTotp } from '../domain/totp.ts';
import { assertPending, enableTwoStep } from '../domain/two-step.ts';
import { countTry } from './answer-code.ts';
import { assertOwnLogin, getSetUpToken } from './begin-two-step.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';

interface FirstCode {
  readonly password: string;
  readonly code: string;
}

/**
 * Turns two-step sign-in on and ends every other login, since one of them may belong to an intruder. The new
 * login counts as two-step, because its code was just verified.
 * @throws 409 `off` before an app was scanned, `on`; 422 on `password` or `code`
 */
export async function confirmTwoStep(caller: Caller, { password, code }: FirstCode, ip: string) {
  const account = await getAccountOfCaller(caller);
  assertOwnLogin(account);
  const pending = assertPending(await findTwoStep(account.id));
  await verifyPassword(account, password, ip);
  const attempt = await countTry(account.id);
  // Two tabs create two secrets: the code has to match the stored one, which Cognito then verifies.
  if (!(await isTotp(await openSecret(account.id, pending.sealedSecret), code, now())))
    throw createWrongCodeError();
  const setUpToken = await getSetUpToken(account, password);
  await verifyAuthenticator(setUpToken, code);
  await removePasskeys(setUpToken, account.sub);
  await setPasskeyFactor(account.cognitoUsername, false);
  await attempt.undo();
  const found = await signInAgain(account, password);
  await setAuthenticator(account.cognitoUsername, true);
  const { recoveryCodes, codeHashes } = await createRecoveryCodes(account.id);
  const { twoStep, events } = enableTwoStep(pending, codeHashes, now());
  const { origin_jti: session, auth_time: signedInAt } = found;
  await commit(
    [
      buildTwoStepWrite(twoStep),
      buildProvenSessionWrite(session, signedInAt),
      buildSignInEndWrite(account.sub, signedInAt),
    ],
    events,
  );
  await sendMailBestEffort(account.email, createTwoStepEnabledMail());
  return { recoveryCodes, tokens: toTokens(found) };
}

/** Ends every login and begins one with the password alone. */
export async function signInAgain({ email, cognitoUsername }: Account, password: string): Promise<SignIn> {
  // An interrupted run may have left the app enabled.
  await setAuthenticator(cognitoUsername, false);
  await signOutEverywhere(cognitoUsername);
  const found = await signIn(email, password);
  if (!found || isCodeChallenge(found)) throw new Error('A password that was right signs no one in');
  return found;
}
