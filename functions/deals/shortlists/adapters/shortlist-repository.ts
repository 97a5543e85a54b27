import { ShortlistId, type UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { findByLinkToken } from '../../../kernel/data/link-keys.ts';
import { defineRow, number, optionalNumber, rowKey, text, widenToString } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { Shortlist } from '../domain/shortlist.ts';

/** Days for which an invitation without an answer is kept after its end. */
const keptDays = 16;

/** Unix seconds; a shared one has no end. */
const toExpiry = ({ status, linkEndsAt }: Shortlist): number | undefined =>
  status === 'shared' ? undefined : toUnixSeconds(linkEndsAt) + keptDays * daySeconds;

const shortlists = defineDocumentEntity('shortlist', Shortlist, {
  columns: {
    id: text,
    version: number,
    shortlist: documentColumn,
    expiresAt: optionalNumber,
  },
  derive: (shortlist) => ({ expiresAt: toExpiry(shortlist) }),
  indexes: { byId: rowKey('id') },
});

/** The one shortlist of a person, which they were invited to or wait for an answer to. */
const PlaceRow = defineRow('shortlist-place', {
  columns: { userId: text, shortlistId: text, expiresAt: optionalNumber },
  indexes: { byUser: rowKey('userId') },
});

// Reads

export function findShortlist(id: ShortlistId): Promise<Shortlist | undefined> {
  return shortlists.find({ id });
}

/** The shortlist of a person: shared, waiting for an answer, or expired without one. */
export async function findShortlistOf(userId: UserId): Promise<Shortlist | undefined> {
  const { data } = await PlaceRow.get({ userId }).go({ consistent: true });
  return data ? findShortlist(ShortlistId.parse(data.shortlistId)) : undefined;
}

/** The shortlist that a link belongs to. */
export function findShortlistByToken(token: string): Promise<Shortlist | undefined> {
  return findByLinkToken(token, { prefix: 'shl', schema: ShortlistId, find: findShortlist });
}

// Writes

/** Saves the next version, conditional on the version that was read. */
export function buildShortlistWrite(shortlist: Shortlist): Write {
  return shortlists.buildSave(shortlist);
}

/** Deletes a shortlist; fails as stale unless it has the version that was read. */
export function buildShortlistRemoval(shortlist: Shortlist): Write {
  return shortlists.buildRemoval(shortlist);
}

/** Fails the transaction unless the shortlist is at the version that was read. */
export function buildShortlistCheck(shortlist: Shortlist): Write {
  return shortlists.buildCheck(shortlist);
}

/**
 * A person's place in a shortlist, in the stead of the one before; fails as stale when they got another one meanwhile. Of
 * a place that has run out the table may have deleted the shortlist and not yet the place.
 */
export function buildPlaceWrite(
  userId: UserId,
  { shortlist, before }: { readonly shortlist: Shortlist; readonly before: Shortlist | undefined },
  now: Date,
): Write {
  const row = { userId, shortlistId: shortlist.id, expiresAt: toExpiry(shortlist) };
  return buildPut(
    PlaceRow.put(row).where((kept, { eq, lt, notExists }) =>
      before
        ? eq(kept.shortlistId, widenToString(before.id))
        : `${notExists(kept.shortlistId)} OR ${lt(kept.expiresAt, toUnixSeconds(now))}`,
    ),
  );
}

/** Frees a person's place; fails as stale when they have another one. */
export function buildPlaceRemoval(userId: UserId, { id }: Pick<Shortlist, 'id'>): Write {
  return buildDelete(
    PlaceRow.delete({ userId }).where((kept, { eq }) => eq(kept.shortlistId, widenToString(id))),
  );
}
