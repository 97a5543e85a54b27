import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import type { RowRead } from '../../../kernel/data/row-read.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { ResponseTime } from '../domain/response-time.ts';

/** One row per person with answers that count; DynamoDB deletes it after the last of them. */
const responseTimes = defineDocumentEntity('response-time', ResponseTime, {
  columns: { userId: text, version: number, expiresAt: number, responseTime: documentColumn },
  indexes: { byPerson: rowKey('userId') },
});

/** `undefined` for a person without an answer that counts. */
export function findResponseTime(userId: UserId): Promise<ResponseTime | undefined> {
  return responseTimes.find({ userId });
}

/** The read of `findResponseTime`, to go out together with another. */
export function createResponseTimeRead(userId: UserId): RowRead<ResponseTime | undefined> {
  return responseTimes.createRead({ userId });
}

/** Saves the next version, conditional on the version that was read. */
export function buildResponseTimeWrite(responseTime: ResponseTime): Write {
  return responseTimes.buildSave(responseTime);
}

export async function removeResponseTime(userId: UserId): Promise<void> {
  await responseTimes.row.delete({ userId }).go();
}
