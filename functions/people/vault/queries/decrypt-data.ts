import { accountState, type UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toTitleCase } from '../../../kernel/text.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { openValue } from '../adapters/vault.ts';
import type { Purpose } from '../domain/purpose.ts';

export interface DecryptRequest {
  readonly value: string;
  readonly purpose: Purpose;
}

/**
 * Opens a sealed value for its reader.
 * @throws 422 with the same words for a value that is damaged, expired, another person's or for another purpose
 */
export async function decryptData({ value, purpose }: DecryptRequest, readerId: UserId | undefined) {
  const opened = await openValue({ value, purpose, readerId }, now());
  if (!opened) throw createNotOpenedError();
  if (purpose !== 'share_link') return { data: opened.data };
  const author = await findAccount(opened.userId);
  if (author?.is_active !== accountState.active || author.deletedAt || !author.user_name)
    throw createNotOpenedError();
  return { data: opened.data, from: { user_name: toTitleCase(author.user_name) } };
}

const createNotOpenedError = (): AppError =>
  new AppError('invalid', 'This can’t be opened. It may have expired.', {
    errors: { value: ['This can’t be opened. It may have expired.'] },
  });
