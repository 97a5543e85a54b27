import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';

/** One link per person: a new one replaces the old one. */
const PasswordResetRow = defineRow('password-reset', {
  columns: {
    userId: text,
    tokenHash: text,
    /** Unix seconds; DynamoDB deletes the row some time after. */
    expiresAt: number,
  },
  indexes: { byUser: rowKey('userId') },
});

export interface PasswordReset {
  readonly userId: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

export async function findPasswordReset(userId: string): Promise<PasswordReset | undefined> {
  const { data } = await PasswordResetRow.get({ userId }).go({ consistent: true });
  return data ?? undefined;
}

export async function savePasswordReset(reset: PasswordReset): Promise<void> {
  await PasswordResetRow.put(reset).go();
}

export function createResetGoneError(): AppError {
  return new AppError('gone', 'This link is no longer valid. Ask for a new one.');
}

/**
 * Deletes the row that was read.
 * @throws 410 when another request used the link first
 */
export function buildResetUseWrite({ userId, tokenHash }: PasswordReset): Write {
  return buildDelete(
    PasswordResetRow.delete({ userId }).where((row, { eq }) => eq(row.tokenHash, tokenHash)),
    createResetGoneError,
  );
}

export function buildResetDeleteWrite(userId: string): Write {
  return buildDelete(PasswordResetRow.delete({ userId }));
}
