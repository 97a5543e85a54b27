import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { codeSeconds } from '../domain/account.ts';
import { hashEmailCode } from '../domain/code.ts';

/** The code that was mailed last to verify an address; one per person. */
const EmailCode = z.object({ userId: UserId, email: z.string(), codeHash: z.string() });
export type EmailCode = z.output<typeof EmailCode>;

const EmailCodeRow = defineRow('email-code', {
  columns: {
    userId: text,
    email: text,
    codeHash: text,
    /** Unix seconds; DynamoDB deletes the row some time after. */
    expiresAt: number,
  },
  indexes: { byUser: rowKey('userId') },
});

/** Replaces the earlier code. */
export async function saveEmailCode(userId: UserId, email: string, code: string, now: Date): Promise<void> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + codeSeconds;
  const codeHash = await hashEmailCode(userId, code);
  await EmailCodeRow.put({ userId, email, codeHash, expiresAt }).go();
}

/** `undefined` after the code has expired. */
export async function findEmailCode(userId: UserId, now: Date): Promise<EmailCode | undefined> {
  const { data } = await EmailCodeRow.get({ userId }).go({ consistent: true });
  return data && data.expiresAt * 1000 > now.getTime() ? EmailCode.parse(data) : undefined;
}

export async function removeEmailCode(userId: UserId): Promise<void> {
  await EmailCodeRow.delete({ userId }).go();
}
