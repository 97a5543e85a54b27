import { Entity } from 'electrodb';
import { AppError } from '../shared/errors.ts';
import { deleting, oneTable, rowKey, type Write } from '../shared/table.ts';

/** One link a person at a time: a newer one takes its place. */
const PasswordReset = new Entity(
  {
    model: { entity: 'password-reset', version: '1', service: 'gable' },
    attributes: {
      userId: { type: 'string', required: true },
      tokenHash: { type: 'string', required: true },
      /** Unix seconds; the table forgets the row some time after. */
      expiresAt: { type: 'number', required: true },
    },
    indexes: { byUser: rowKey('userId') },
  },
  oneTable,
);

export interface Reset {
  readonly userId: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

export async function resetOf(userId: string): Promise<Reset | undefined> {
  const { data } = await PasswordReset.get({ userId }).go({ consistent: true });
  return data ?? undefined;
}

export async function keepReset(reset: Reset): Promise<void> {
  await PasswordReset.put(reset).go();
}

export const resetGone = (): AppError =>
  new AppError('gone', 'This link is no longer valid. Ask for a new one.');

/** Of two that use one link, one is refused with 410. */
export const takingReset = ({ userId, tokenHash }: Reset): Write =>
  deleting(
    PasswordReset.delete({ userId })
      .where((row, { eq }) => eq(row.tokenHash, tokenHash))
      .params(),
    resetGone,
  );

export const forgettingReset = (userId: string): Write => deleting(PasswordReset.delete({ userId }).params());
