import { isOutboxLineOf } from '../../lib/outbox-entry.ts';
import { sentWithinMs } from '../../lib/outbox-time.ts';
import type { Viewing } from './api.ts';

/** What a side says to a request, a proposed time or a booked viewing. */
export type ViewingAnswer =
  | { readonly verb: 'accept' }
  | {
      readonly verb: 'reject';
      readonly reason?: string;
      readonly alternatives: readonly Viewing['timeSlotId'][];
    }
  | { readonly verb: 'cancel'; readonly reason: string };

/** The present card of a viewing, which an answer is to: a later one makes the answer a conflict. */
export type AnsweredViewing = Pick<Viewing, 'id' | 'timeSlotId' | 'messageId'>;

/** An answer that waits for a connection, as this browser stores it. */
export interface WaitingAnswer {
  readonly kind: 'viewing-answer';
  /** Its name among what waits. */
  readonly key: string;
  readonly viewing: AnsweredViewing;
  readonly propertyId: Viewing['propertyId'];
  readonly side: Viewing['side'];
  /** How the viewing is once the answer is through. */
  readonly aim: Viewing['status'];
  readonly answer: ViewingAnswer;
  /** The button that was pressed. */
  readonly label: string;
  /** When what was answered begins: the viewing, or the time that is proposed for it. */
  readonly start: string;
  /** When it was given, in milliseconds. */
  readonly givenAt: number;
  /** How often Gable answered that it can't take it now. */
  readonly delays?: number | undefined;
  /** Why it was refused, or is not tried any more, for a person. */
  readonly failure?: string | undefined;
}

/** The words of the button of an answer. */
export function nameAnswer({ status, agreed }: Viewing, verb: ViewingAnswer['verb']): string {
  const isProposal = status === 'reschedule_proposed';
  if (verb === 'accept') return isProposal ? 'Agree to the new time' : 'Confirm';
  if (verb === 'reject') return !isProposal ? 'Decline' : agreed ? 'Keep the old time' : 'Decline this time';
  return status === 'waitlisted' ? 'Leave the waitlist' : isProposal ? 'Cancel the viewing' : 'Cancel';
}

/** What an answer makes of a viewing; one that keeps an agreed time leaves it confirmed. */
export function findAnswerAim({ agreed }: Viewing, verb: ViewingAnswer['verb']): Viewing['status'] {
  if (verb === 'cancel') return 'cancelled';
  return verb === 'accept' || agreed ? 'confirmed' : 'rejected';
}

/** Whether an answer is too old to be sent by itself, or the viewing has begun. */
export function isTooLate({ givenAt, start }: WaitingAnswer, now: number): boolean {
  return Math.abs(now - givenAt) > sentWithinMs || Date.parse(start) <= now;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isWaitingAnswer(value: unknown): value is WaitingAnswer {
  if (!isRecord(value) || value['kind'] !== 'viewing-answer') return false;
  const { viewing, propertyId, side, aim, answer, key, label, start, givenAt } = value;
  return (
    isRecord(viewing) &&
    isRecord(answer) &&
    [viewing['id'], viewing['timeSlotId'], viewing['messageId'], answer['verb']].every(isText) &&
    [propertyId, side, aim, key, label, start].every(isText) &&
    typeof givenAt === 'number'
  );
}

/** The answers among what waits to be sent, one a line. */
export function parseViewingAnswers(text: string | undefined): readonly WaitingAnswer[] {
  return (text ?? '').split('\n').flatMap((line) => {
    if (!isOutboxLineOf('viewing-answer', line)) return [];
    try {
      const value: unknown = JSON.parse(line);
      return isWaitingAnswer(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}
