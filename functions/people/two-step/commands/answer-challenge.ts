import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import {
  type Challenge,
  challengeSeconds,
  findChallenge,
  removeChallenge,
} from '../../accounts/adapters/challenge-repository.ts';
import { revokeSignIn } from '../../accounts/adapters/cognito.ts';
import { completeLogIn } from '../../accounts/commands/log-in.ts';
import type { TwoStepGrant } from '../../accounts/domain/second-step.ts';
import { buildProvenSessionWrite } from '../adapters/proven-session-repository.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import type { TwoStepChange } from '../domain/two-step.ts';
import {
  answerCode,
  createChallengeOverError,
  codeRefused,
  passkeyRefused,
  countTry,
  type SecondStep,
} from './answer-code.ts';
import { sendRecoveryCodeMail } from './send-recovery-code-mail.ts';

const triesPerChallenge = 5;

/**
 * Issues tokens for the second step of a login.
 * @throws 400 `invalid_grant` for a wrong code, 410 for an expired or answered challenge, 429 after too many
 * tries
 */
export async function answerChallenge({ challenge: token, ...proof }: TwoStepGrant, ip: string) {
  const challenge = await findChallenge(token, now());
  if (!challenge) throw createChallengeOverError();
  await countChallengeTry(challenge);
  const attempt = await countTry(challenge.userId);
  const twoStep = proof.recovery_code === undefined ? undefined : await findTwoStep(challenge.userId);
  const step = await answerCode(challenge, proof, twoStep, now());
  if (!step) throw new AppError('invalid_grant', proof.passkey === undefined ? codeRefused : passkeyRefused);
  await saveStep(step);
  await Promise.all([attempt.undo(), removeChallenge(challenge)]);
  const tokens = await completeLogIn(step.signIn, ip);
  if (step.change) await warnOfRecoveryCode(challenge, step.change);
  return tokens;
}

const countChallengeTry = ({ tokenHash, startedAt }: Challenge) =>
  enforceLimit({
    key: `two-step-challenge#${tokenHash}`,
    max: triesPerChallenge,
    seconds: challengeSeconds,
    from: startedAt,
    detail: 'Too many wrong codes. Wait a few minutes, then log in again.',
  });

/** When two requests use one recovery code, one fails and its new sign-in is revoked. */
async function saveStep({ signIn, change }: SecondStep): Promise<void> {
  const proven = buildProvenSessionWrite(signIn.origin_jti, signIn.auth_time);
  try {
    await commit([proven, ...(change ? [buildTwoStepWrite(change.twoStep)] : [])], change?.events);
  } catch (error) {
    await revokeSignIn(signIn);
    throw error;
  }
}

async function warnOfRecoveryCode({ userId }: Challenge, change: TwoStepChange): Promise<void> {
  const person = await findAccount(userId);
  if (person) await sendRecoveryCodeMail(person.email, 'log_in', change);
}
