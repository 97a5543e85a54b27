import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findShortlistOf } from '../adapters/shortlist-repository.ts';
import { findPartnerId, type Shortlist } from '../domain/shortlist.ts';

export interface Sharing {
  readonly shortlist: Shortlist;
  readonly partnerId: UserId;
  readonly sharedAt: string;
}

/** What a person shares with whom; `undefined` for who shares nothing. */
export async function findSharing(userId: UserId): Promise<Sharing | undefined> {
  const shortlist = await findShortlistOf(userId);
  const partnerId = shortlist?.status === 'shared' ? findPartnerId(shortlist, userId) : undefined;
  if (!shortlist || !partnerId) return undefined;
  return { shortlist, partnerId, sharedAt: shortlist.sharedAt ?? shortlist.invitedAt };
}

/** @throws 404 for who shares nothing */
export async function getSharing(userId: UserId): Promise<Sharing> {
  const sharing = await findSharing(userId);
  if (!sharing) throw new AppError('not_found', 'You don’t share a shortlist.');
  return sharing;
}
