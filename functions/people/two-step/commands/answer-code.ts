import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit, type LimitUse } from '../../../kernel/http/rate-limit.ts';
import type { Challenge } from '../../accounts/adapters/challenge-repository.ts';
import { type CodeChallenge, type SignIn } from '../../accounts/adapters/cognito.ts';
import { answerCodeChallenge } from '../adapters/authenticator.ts';
import { answerPasskeyChallenge } from '../adapters/passkeys.ts';
import { openSecret } from '../adapters/sealed-secret.ts';
import { hashRecoveryCode } from '../domain/recovery-code.ts';
import { createTotp, calculateStep } from '../domain/totp.ts';
import { type TwoStep, type TwoStepChange, consumeRecoveryCode } from '../domain/two-step.ts';

/** Wrong codes per account in a quarter of an hour, from all addresses together. */
const triesPerAccount = 10;

/** @throws 429 past the limit, which counts app codes and recovery codes together */
export function countTry(userId: string): Promise<LimitUse> {
  return enforceLimit({ key: `two-step#${userId}`, max: triesPerAccount, seconds: 15 * 60 });
}

export function createChallengeOverError(): AppError {
  return new AppError('gone', 'This login took too long. Enter your password again.');
}

/** The same text for a wrong and a used code. */
export const codeRefused = 'The code isn’t right. Wait for the next one and try again.';

export const passkeyRefused = 'The passkey wasn’t accepted. Use a code instead.';

export interface SecondStep {
  readonly signIn: SignIn;
  /** Present when a recovery code was used; save it before giving out the tokens. */
  readonly change?: TwoStepChange;
}

export interface CodeProof {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
  /** For logins only: other changes ask for a code. */
  readonly passkey?: string | undefined;
}

/**
 * The sign-in of a challenge; `undefined` for a wrong answer.
 * @throws 410 for an expired challenge, 422 unless there is exactly one answer
 */
export async function answerCode(
  challenge: CodeChallenge & Pick<Challenge, 'passkeySession'>,
  { code, recovery_code: recoveryCode, passkey }: CodeProof,
  twoStep: TwoStep | undefined,
  now: Date,
): Promise<SecondStep | undefined> {
  if ([code, recoveryCode, passkey].filter((answer) => answer !== undefined).length !== 1)
    throw new AppError('invalid', 'Enter one code.', { errors: { code: ['Enter a code'] } });
  if (passkey !== undefined) {
    const signIn = await answerPasskeyChallenge(challenge, passkey);
    return signIn && { signIn };
  }
  if (code !== undefined) {
    const answer = await answerCodeChallenge(challenge, code);
    if (answer === 'over') throw createChallengeOverError();
    return typeof answer === 'string' ? undefined : { signIn: answer };
  }
  if (!twoStep || recoveryCode === undefined) return undefined;
  const change = consumeRecoveryCode(twoStep, await hashRecoveryCode(twoStep.userId, recoveryCode));
  if (!change) return undefined;
  const signIn = await answerByApp(challenge, twoStep, now);
  return signIn && { signIn, change };
}

/** Answers with a code from the stored secret; when the present code was used already, with the next one. */
async function answerByApp(
  challenge: CodeChallenge,
  { userId, sealedSecret }: TwoStep,
  now: Date,
): Promise<SignIn | undefined> {
  const secret = await openSecret(userId, sealedSecret);
  for (const apart of [0, 1]) {
    const answer = await answerCodeChallenge(challenge, await createTotp(secret, calculateStep(now) + apart));
    if (typeof answer !== 'string') return answer;
    if (answer === 'over') throw createChallengeOverError();
    if (answer === 'wrong') throw new Error('The identity provider has another secret than the account');
  }
  return undefined;
}
