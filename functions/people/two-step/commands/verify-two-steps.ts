import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isCodeChallenge, revokeSignIn } from '../../accounts/adapters/cognito.ts';
import { logIn, createPasswordWrongError } from '../../accounts/commands/log-in.ts';
import type { Account } from '../../accounts/domain/account.ts';
import type { TwoStep } from '../domain/two-step.ts';
import { answerCode, type CodeProof, codeRefused, countTry } from './answer-code.ts';

/**
 * Verifies password and app code, or recovery code, before a sensitive change. The identity provider checks
 * both as in a login, which is revoked at once.
 * @throws 422 on `password`, `code` or `recovery_code`, 410 when the provider's challenge expired, 429
 */
export async function verifyTwoSteps(
  account: Account,
  { password, ...proof }: CodeProof & { readonly password: string },
  twoStep: TwoStep,
  ip: string,
): Promise<void> {
  const found = await logIn(account.email, password, ip);
  if (!found) throw createPasswordWrongError();
  // An interrupted run has disabled the app at the provider.
  if (!isCodeChallenge(found)) return revokeSignIn(found);
  const attempt = await countTry(account.id);
  const step = await answerCode(found, proof, twoStep, now());
  const field = proof.code === undefined ? 'recovery_code' : 'code';
  if (!step) throw new AppError('invalid', 'The code isn’t right.', { errors: { [field]: [codeRefused] } });
  await Promise.all([attempt.undo(), revokeSignIn(step.signIn)]);
}
