import * as z from 'zod';
import { defineEvent } from './define.ts';
import { PropertyId, ShortlistId, UserId } from './vocabulary.ts';

/** Votes, notes and addresses are in no event. */
const shortlistId = 'shl_01K9ZX3Q6T4C8V0R2M5N7P9B1R';
const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const byId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';

/** A person asked another one by email to share a shortlist. */
export const ShortlistInvited = defineEvent(
  'shortlist.invited.v1',
  z.object({ shortlistId: ShortlistId, inviterId: UserId }),
  { shortlistId, inviterId: userId },
);

/** `userId` is told of what `byId` did. */
const between = z.object({ shortlistId: ShortlistId, userId: UserId, byId: UserId });
const example = { shortlistId, userId, byId } as const;

/** An invitation was accepted; `userId` had sent it. */
export const ShortlistShared = defineEvent('shortlist.shared.v1', between, example);
/** Nothing of the other is shown to either of the two any more. */
export const ShortlistEnded = defineEvent(
  'shortlist.ended.v1',
  between.extend({ cause: z.enum(['stopped', 'blocked', 'closed']) }),
  { ...example, cause: 'stopped' },
);
/** A home was saved or removed, or a vote or note changed. */
export const ShortlistChanged = defineEvent(
  'shortlist.changed.v1',
  between.extend({ propertyId: PropertyId, what: z.enum(['saved', 'removed', 'opinion']) }),
  { ...example, propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', what: 'saved' },
);
/** Sent by the scheduler half an hour after the first change that the person was not told of. */
export const ShortlistDigestDue = defineEvent(
  'shortlist.digest_due.v1',
  z.object({ shortlistId: ShortlistId, userId: UserId, since: z.iso.datetime() }),
  { shortlistId, userId, since: '2026-11-29T12:00:00.000Z' },
);
/** What the other one did in half an hour, as numbers of homes. */
export const ShortlistNewsGathered = defineEvent(
  'shortlist.news_gathered.v1',
  between.extend({ saved: z.int().min(0), judged: z.int().min(0) }),
  { ...example, saved: 2, judged: 3 },
);
