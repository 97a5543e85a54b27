import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import { isCodeChallenge, signInForSetUp } from '../../accounts/adapters/cognito.ts';
import { createPasswordWrongError, verifyPassword } from '../../accounts/commands/log-in.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn } from '../domain/two-step.ts';
import { answerCode, type CodeProof, codeRefused, countTry } from './answer-code.ts';
import { sendRecoveryCodeMail } from './send-recovery-code-mail.ts';

/**
 * Verifies password and second step, and gives the token with which a browser changes the person's passkeys at
 * the identity provider for five minutes.
 * @throws 409 `off`, 422 on `password`, `code` or `recovery_code`, 429
 */
export async function startPasskeySetUp(
  caller: Caller,
  { password, ...proof }: CodeProof & { readonly password: string },
  ip: string,
) {
  const account = await getAccountOfCaller(caller);
  const twoStep = assertOn(await findTwoStep(account.id));
  await verifyPassword(account, password, ip);
  const found = await signInForSetUp(account.cognitoUsername, password);
  if (!found) throw createPasswordWrongError();
  if (!isCodeChallenge(found)) throw new Error('The identity provider asks for no second step');
  const attempt = await countTry(account.id);
  const step = await answerCode(found, proof, twoStep, now());
  const field = proof.code === undefined ? 'recovery_code' : 'code';
  if (!step) throw new AppError('invalid', 'The code isn’t right.', { errors: { [field]: [codeRefused] } });
  if (step.change) {
    await commit([buildTwoStepWrite(step.change.twoStep)], step.change.events);
    await sendRecoveryCodeMail(account.email, 'passkeys', step.change);
  }
  await attempt.undo();
  return { accessToken: step.signIn.accessToken, expiresIn: step.signIn.expiresIn };
}
