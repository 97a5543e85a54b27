import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';
import { findShortlistByToken } from '../adapters/shortlist-repository.ts';
import type { ShortlistInvitation } from '../contract.ts';
import { createShortlistGoneError, toCurrentShortlist } from '../domain/shortlist.ts';

/**
 * What a link shows. After an answer it opens for the two alone.
 * @throws 410 with the same text for every reason that it does not open
 */
export async function loadShortlistInvitation(
  key: string,
  readerId: UserId | undefined,
  now: Date,
): Promise<z.output<typeof ShortlistInvitation>> {
  const found = await findShortlistByToken(key);
  if (!found) throw createShortlistGoneError();
  const { status, inviterId, partnerId, linkEndsAt } = toCurrentShortlist(found, now);
  const isOwn = readerId === inviterId;
  const isPartners = readerId !== undefined && readerId === partnerId;
  const isOpen = status === 'pending' || (status === 'shared' && (isOwn || isPartners));
  if (!isOpen || (readerId && !isOwn && (await isBlockedBetween(readerId, inviterId))))
    throw createShortlistGoneError();
  const sender = formatName(await findAccount(inviterId), 'Someone');
  return { sender, linkEndsAt, state: status === 'shared' ? 'accepted' : isOwn ? 'own' : 'waiting' };
}
