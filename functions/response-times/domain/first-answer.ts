import type { UserId } from '../../../events/vocabulary.ts';

/** What a message has to do with answers: who wrote it, when, and whether a person wrote it at all. */
export interface AnswerableMessage {
  readonly fromId: UserId | null;
  readonly kind: 'text' | 'file' | 'card';
  readonly createdAt: string;
}

export interface FirstAnswer {
  readonly minutes: number;
  readonly answeredAt: string;
}

/** Answers older than this no longer count. */
export const answerDays = 90;
/** With fewer answers a median says more about one conversation than about a person. */
export const fewestAnswers = 3;

const minuteMs = 60_000;

/**
 * A person's first message after the other side's first one in a conversation, oldest message first. Cards are written by
 * the system: they neither ask nor answer.
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

/** The median of a person's first answers, in whole minutes; null while there are too few. */
export function toResponseMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < fewestAnswers) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return Math.round(around.reduce((sum, each) => sum + each, 0) / around.length);
}
