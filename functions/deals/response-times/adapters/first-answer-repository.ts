import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import type { CountedAnswer } from '../domain/response-time.ts';

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
  const { data } = await FirstAnswerRow.get(place).go({ consistent: true });
  return data !== null;
}

/** Inserts an answer, once per thread and person. */
export function buildFirstAnswerWrite(place: AnswerPlace, { minutes, expiresAt }: CountedAnswer): Write {
  return buildPut(FirstAnswerRow.create({ ...place, minutes, expiresAt }));
}

/** Limit of answers that one read loads. */
const maxAnswers = 300;

/** A person's first answers of the last 90 days. DynamoDB deletes older rows with a delay. */
export async function listCountedAnswers(userId: UserId, now: Date): Promise<CountedAnswer[]> {
  const { data } = await FirstAnswerRow.query
    .byPerson({ userId })
    .go({ limit: maxAnswers, consistent: true });
  return data.filter(({ expiresAt }) => expiresAt > toUnixSeconds(now));
}

export async function removeFirstAnswers(userId: UserId): Promise<void> {
  const { data } = await FirstAnswerRow.query.byPerson({ userId }).go({ pages: 'all' });
  await FirstAnswerRow.delete(data.map(({ propertyId, buyerId }) => ({ userId, propertyId, buyerId }))).go();
}
