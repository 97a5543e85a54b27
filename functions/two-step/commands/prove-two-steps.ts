import type { Account } from '../../accounts/domain/account.ts';
import { isCodeChallenge, revokeSignIn } from '../../accounts/adapters/cognito.ts';
import { logIn, createPasswordWrongError } from '../../accounts/commands/log-in.ts';
import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { TwoStep } from '../domain/two-step.ts';
import { answerCode, type CodeProof, codeRefused, countTry } from './answer-code.ts';

/**
 * Makes sure that the person who sits there has the password and the app, or a recovery code. The identity provider
 * looks at both, as in a login; that login ends at once.
 * @throws 422 on `password`, `code` or `recovery_code`, 410 where the provider was not answered in time, 429
 */
export async function proveTwoSteps(
  account: Account,
  { password, ...proof }: CodeProof & { readonly password: string },
  twoStep: TwoStep,
  ip: string,
): Promise<void> {
  const found = await logIn(account.email, password, ip);
  if (!found) throw createPasswordWrongError();
  // Turned off at the provider by a run that stopped halfway.
  if (!isCodeChallenge(found)) return revokeSignIn(found);
  const attempt = await countTry(account.id);
  const step = await answerCode(found, proof, twoStep, now());
  const field = proof.code === undefined ? 'recovery_code' : 'code';
  if (!step) throw new AppError('invalid', 'The code is not right.', { errors: { [field]: [codeRefused] } });
  await Promise.all([attempt.giveBack(), revokeSignIn(step.signIn)]);
}
