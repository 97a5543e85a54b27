import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import { sealValue } from '../adapters/vault.ts';
import { isLinkPurpose, type Purpose } from '../domain/purpose.ts';
import { assertShareNote } from '../domain/share-note.ts';

/** Values that one person may seal, and open, in a minute. */
export const maxPerMinute = 30;

export interface EncryptRequest {
  readonly purpose: Purpose;
  readonly data: string;
  readonly userId?: UserId | undefined;
}

/**
 * Seals data of a caller. A link is always its caller's own: no one seals a link that ends another's mails.
 * @throws 422 on `userId` or `data`, 429 `too_many`
 */
export async function encryptData({ purpose, data, userId }: EncryptRequest, callerId: UserId) {
  await enforceSlidingLimit({ key: `encrypt#${callerId}`, max: maxPerMinute, seconds: 60 });
  if (isLinkPurpose(purpose) && userId !== undefined && userId !== callerId) {
    const text = 'A link is always your own.';
    throw new AppError('invalid', text, { errors: { userId: [text] } });
  }
  if (purpose === 'share_link') assertShareNote(data);
  return sealValue({ purpose, userId: userId ?? callerId, data }, now());
}
