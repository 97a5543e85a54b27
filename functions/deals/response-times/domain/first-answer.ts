import type { UserId } from '../../../../events/vocabulary.ts';
import { minuteMs } from '../../../kernel/time.ts';

/** The fields of a message that decide whether it is an answer. */
export interface AnswerableMessage {
  readonly fromId: UserId | null;
  readonly kind: 'text' | 'file' | 'card';
  readonly createdAt: string;
}

export interface FirstAnswer {
  readonly minutes: number;
  readonly answeredAt: string;
}

/** Days for which answers count. */
export const firstAnswerDays = 90;
/** With fewer answers, the median depends on single threads. */
export const minAnswers = 3;

/**
 * A person's first message after the other side's first one; expects the oldest message first. Cards are
 * written by the system: they neither ask nor answer.
 */
export function findFirstAnswer(
  messages: readonly AnswerableMessage[],
  personId: UserId,
): FirstAnswer | undefined {
  const written = messages.filter(({ fromId, kind }) => fromId !== null && kind !== 'card');
  const asked = written.findIndex(({ fromId }) => fromId !== personId);
  const question = written[asked];
  const answer = written.slice(asked + 1).find(({ fromId }) => fromId === personId);
  if (!question || !answer) return undefined;
  const tookMs = Date.parse(answer.createdAt) - Date.parse(question.createdAt);
  return { minutes: Math.max(0, Math.round(tookMs / minuteMs)), answeredAt: answer.createdAt };
}

/** The median of a person's first answers, in whole minutes; null with fewer than `minAnswers`. */
export function toResponseMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < minAnswers) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return Math.round(around.reduce((sum, each) => sum + each, 0) / around.length);
}
