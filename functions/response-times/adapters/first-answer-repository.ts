import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../kernel/time.ts';
import { firstAnswerDays, type FirstAnswer } from '../domain/first-answer.ts';

/** The minutes until a person's first answer in a thread; DynamoDB deletes the row after 90 days. */
const FirstAnswerRow = defineRow('first-answer', {
  columns: { userId: text, propertyId: text, buyerId: text, minutes: number, expiresAt: number },
  indexes: { byPerson: rowKey('userId', 'propertyId', 'buyerId') },
});

/** A person in one thread, which is keyed by property and buyer. */
export interface AnswerPlace {
  readonly userId: UserId;
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
}

export async function hasFirstAnswer(place: AnswerPlace): Promise<boolean> {
  const { data } = await FirstAnswerRow.get(place).go();
  return data !== null;
}

/** Stores an answer, once per thread and person. */
export async function saveFirstAnswer(
  place: AnswerPlace,
  { minutes, answeredAt }: FirstAnswer,
): Promise<void> {
  const expiresAt = toUnixSeconds(answeredAt) + firstAnswerDays * daySeconds;
  await ignoreStale(commit([buildPut(FirstAnswerRow.create({ ...place, minutes, expiresAt }).params())]));
}

/** Limit of answers that one read loads. */
const maxAnswers = 300;

/** Minutes of a person's first answers of the last 90 days. DynamoDB deletes older rows with a delay. */
export async function listAnswerMinutes(userId: UserId, now: Date): Promise<number[]> {
  const { data } = await FirstAnswerRow.query.byPerson({ userId }).go({ limit: maxAnswers });
  return data.filter(({ expiresAt }) => expiresAt > toUnixSeconds(now)).map(({ minutes }) => minutes);
}

export async function removeFirstAnswers(userId: UserId): Promise<void> {
  const { data } = await FirstAnswerRow.query.byPerson({ userId }).go({ pages: 'all' });
  await FirstAnswerRow.delete(data.map(({ propertyId, buyerId }) => ({ userId, propertyId, buyerId }))).go();
}
