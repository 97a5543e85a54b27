import * as z from 'zod';
import { type PropertyId, ShortlistId, UserId } from '../../../../events/vocabulary.ts';
import { daySeconds, hourMs, minuteMs, toUnixSeconds } from '../../../kernel/time.ts';
import type { Favourite } from '../../favourites/domain/favourite.ts';
import type { Opinion } from './shared-home.ts';

/** News of a shortlist for one of the two: the wait that runs, and what was counted. */
export const Digest = z.object({
  shortlistId: ShortlistId,
  userId: UserId,
  /** The first change of the wait that runs, and the event that told of it; missing while none runs. */
  since: z.iso.datetime().optional(),
  eventId: z.string().optional(),
  /** The last change that was counted. */
  countedTo: z.iso.datetime().optional(),
  /** Unix seconds. */
  expiresAt: z.int(),
  version: z.int().min(1),
});
export type Digest = z.output<typeof Digest>;
export type DigestKey = Pick<Digest, 'shortlistId' | 'userId'>;

/** Milliseconds for which changes are gathered. */
export const digestMs = 30 * minuteMs;
/** A wait that is so much overdue was lost. */
const lostMs = hourMs;
/** The event of the first change follows what it tells of by this much at most. */
const relayMs = 5 * minuteMs;

const isRunning = ({ since }: Digest, now: Date): boolean =>
  since !== undefined && Date.parse(since) + digestMs + lostMs >= now.getTime();

/** Each step is a version, so that news are not gathered past a change that comes meanwhile. */
const toNext = (digest: Omit<Digest, 'version' | 'expiresAt'>, before: Digest | undefined, now: Date) => ({
  ...digest,
  expiresAt: toUnixSeconds(now) + 2 * daySeconds,
  version: (before?.version ?? 0) + 1,
});

/**
 * A change that the reader is not told of yet. `begins` is true for the event that began the wait, also when it comes
 * again.
 */
export function noteChange(
  { key, before }: { readonly key: DigestKey; readonly before: Digest | undefined },
  { eventId, time }: { readonly eventId: string; readonly time: string },
  now: Date,
): { readonly digest: Digest; readonly begins: boolean } {
  if (before && isRunning(before, now))
    return { digest: toNext(before, before, now), begins: before.eventId === eventId };
  const counted = before?.countedTo === undefined ? {} : { countedTo: before.countedTo };
  return { digest: toNext({ ...key, ...counted, since: time, eventId }, before, now), begins: true };
}

/** Whether the wait that began with a change still runs: an event that is due again finds it over, or the next one. */
export function isWaitOf(digest: Digest | undefined, since: string): digest is Digest {
  return digest?.since === since;
}

interface SharedLists {
  /** Favourites of the one who reads, and of the one of whose news it is. */
  readonly own: readonly Favourite[];
  readonly partners: readonly Favourite[];
  /** Of both. */
  readonly opinions: readonly Opinion[];
  /** Homes that the reader sells. */
  readonly ownIds: ReadonlySet<PropertyId>;
  readonly sharedAt: string;
}

/**
 * Ends a wait: how many homes the other one saved and judged after the last change that was counted, and the digest
 * after that. Homes on nobody's list are not counted.
 */
export function countNews(
  digest: Digest,
  { own, partners, opinions, ownIds, sharedAt }: SharedLists,
  now: Date,
): { readonly digest: Digest; readonly saved: number; readonly judged: number } {
  const { shortlistId, userId, since = sharedAt, countedTo } = digest;
  const begin = new Date(Math.max(Date.parse(since) - relayMs, Date.parse(sharedAt))).toISOString();
  const isNew = (time: string) => (countedTo === undefined ? time >= begin : time > countedTo);
  const listed = new Set([...own, ...partners].map(({ propertyId }) => propertyId));
  const theirs = opinions.filter((opinion) => opinion.userId !== userId);
  const last = [...partners.map(({ savedAt }) => savedAt), ...theirs.map(({ changedAt }) => changedAt)];
  const counted = [...last, ...(countedTo === undefined ? [] : [countedTo])].toSorted().at(-1);
  return {
    digest: toNext(
      { shortlistId, userId, ...(counted !== undefined && { countedTo: counted }) },
      digest,
      now,
    ),
    saved: partners.filter(({ propertyId, savedAt }) => isNew(savedAt) && !ownIds.has(propertyId)).length,
    judged: theirs.filter(
      ({ propertyId, vote, note, changedAt }) =>
        isNew(changedAt) && (vote ?? note) !== undefined && listed.has(propertyId) && !ownIds.has(propertyId),
    ).length,
  };
}
