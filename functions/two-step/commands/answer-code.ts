import { type CodeChallenge, type SignIn } from '../../accounts/adapters/cognito.ts';
import { AppError } from '../../kernel/errors.ts';
import { enforceLimit, type LimitUse } from '../../kernel/http/rate-limit.ts';
import { answerCodeChallenge } from '../adapters/authenticator.ts';
import { openSecret } from '../adapters/sealed-secret.ts';
import { hashRecoveryCode } from '../domain/recovery-code.ts';
import { createTotp, stepAt } from '../domain/totp.ts';
import { type TwoStep, type TwoStepChange, takeRecoveryCode } from '../domain/two-step.ts';

/** Wrong codes that an account survives in a quarter of an hour, from wherever they come. */
const triesPerAccount = 10;

/** @throws 429 past the limit, which counts apps and recovery codes together */
export const countTry = (userId: string): Promise<LimitUse> =>
  enforceLimit({ key: `two-step#${userId}`, most: triesPerAccount, seconds: 15 * 60 });

export const createChallengeOverError = (): AppError =>
  new AppError('gone', 'This login took too long. Enter your password again.');

/** A wrong code and one that was used look the same. */
export const codeRefused = 'The code is not right. Wait for the next one and try again.';

export interface SecondStep {
  readonly signIn: SignIn;
  /** To be saved before the tokens are handed out, where a recovery code was used. */
  readonly change?: TwoStepChange;
}

export interface CodeProof {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
}

/**
 * The sign-in of a challenge; undefined for a wrong code.
 * @throws 410 for a challenge that is over, 422 where there is no code or two
 */
export async function answerCode(
  challenge: CodeChallenge,
  { code, recovery_code: recoveryCode }: CodeProof,
  twoStep: TwoStep | undefined,
  now: Date,
): Promise<SecondStep | undefined> {
  if ((code === undefined) === (recoveryCode === undefined))
    throw new AppError('invalid', 'Enter one code.', { errors: { code: ['Enter a code'] } });
  if (code !== undefined) {
    const answer = await answerCodeChallenge(challenge, code);
    if (answer === 'over') throw createChallengeOverError();
    return typeof answer === 'string' ? undefined : { signIn: answer };
  }
  if (!twoStep || recoveryCode === undefined) return undefined;
  const change = takeRecoveryCode(twoStep, await hashRecoveryCode(twoStep.userId, recoveryCode));
  if (!change) return undefined;
  const signIn = await answerByApp(challenge, twoStep, now);
  return signIn && { signIn, change };
}

/** What the app would answer now; a code that was used just before is passed over for one next to it. */
async function answerByApp(
  challenge: CodeChallenge,
  { userId, sealedSecret }: TwoStep,
  now: Date,
): Promise<SignIn | undefined> {
  const secret = await openSecret(userId, sealedSecret);
  for (const apart of [0, 1]) {
    const answer = await answerCodeChallenge(challenge, await createTotp(secret, stepAt(now) + apart));
    if (typeof answer !== 'string') return answer;
    if (answer === 'over') throw createChallengeOverError();
    if (answer === 'wrong') throw new Error('The identity provider has another secret than the account');
  }
  return undefined;
}
