import type { OwnershipDoubt } from '../../../../events/ownership-vocabulary.ts';
import { OwnershipNotConfirmed, OwnershipVerified } from '../../../../events/ownership.ts';
import { hourMs } from '../../../kernel/time.ts';
import type { OwnershipCheck } from './ownership-check.ts';
import type { RegisterJudgement, RegisterSilence } from './register-answer.ts';
import type { OwnershipUpdate } from './start-check.ts';

/** A register that does not answer is asked every hour for a day. */
export const maxRegisterTries = 24;
const pauseMs = hourMs;

/** Whether a check still waits for the answer to a question. */
export function isWaitingFor(check: OwnershipCheck, questionId: string): boolean {
  return check.status === 'checking' && check.question?.id === questionId;
}

/** Applies what the register answered. */
export function takeRegisterAnswer(
  check: OwnershipCheck,
  judgement: RegisterJudgement,
  now: Date,
): OwnershipUpdate {
  if (!judgement.isOwner) return leaveUnconfirmed(check, judgement.doubt, now);
  const checkedAt = now.toISOString();
  const { propertyId, ownerId } = check;
  return {
    check: {
      ...changeCheck(check, now),
      status: 'verified',
      titleNumber: judgement.titleNumber,
      mark: { checkedAt, basis: 'register', seller: 'owner' },
    },
    events: [OwnershipVerified.of({ propertyId, ownerId, basis: 'register', checkedAt })],
  };
}

/** Notes that the register did not answer: it is asked again in an hour, and given up after a day. */
export function noteSilence(
  check: OwnershipCheck,
  { isAnswered }: Pick<RegisterSilence, 'isAnswered'>,
  now: Date,
): OwnershipUpdate {
  const { question } = check;
  const tries = (question?.tries ?? 0) + 1;
  if (!question || tries >= maxRegisterTries) return leaveUnconfirmed(check, 'no_answer', now);
  const nextTryAt = new Date(now.getTime() + pauseMs).toISOString();
  const answers = question.answers + (isAnswered ? 1 : 0);
  return {
    check: { ...changeCheck(check, now), question: { ...question, tries, answers, nextTryAt } },
    events: [],
  };
}

function leaveUnconfirmed(check: OwnershipCheck, doubt: OwnershipDoubt, now: Date): OwnershipUpdate {
  const { propertyId, ownerId } = check;
  return {
    check: { ...changeCheck(check, now), status: 'not_confirmed', doubt },
    events: [OwnershipNotConfirmed.of({ propertyId, ownerId, doubt })],
  };
}

/** The next version of a check. */
export function changeCheck(check: OwnershipCheck, now: Date): OwnershipCheck {
  return { ...check, updatedAt: now.toISOString(), version: check.version + 1 };
}
