import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { ShortlistEnded, ShortlistInvited, ShortlistShared } from '../../../../events/shortlist.ts';
import { ShortlistId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';

/** One that was taken back or ended is deleted. */
const ShortlistStatus = z.enum(['pending', 'shared', 'expired']);

/** What two people share of their saved homes, from its invitation to its end. */
export const Shortlist = z.object({
  id: ShortlistId,
  inviterId: UserId,
  /** Of the person who is asked; empty from the answer on. */
  email: z.string(),
  /** The secret of the link in the mail. */
  key: z.string(),
  status: ShortlistStatus,
  /** Who accepted. */
  partnerId: UserId.optional(),
  invitedAt: z.iso.datetime(),
  linkEndsAt: z.iso.datetime(),
  sharedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
});
export type Shortlist = z.output<typeof Shortlist>;

/** Days for which an invitation can be accepted. */
const invitationDays = 14;

export interface ShortlistDecision {
  readonly shortlist: Shortlist;
  readonly events: readonly DomainEvent[];
}

/** The shortlist at a time: an invitation without an answer counts as expired after its end. */
export function toCurrentShortlist(shortlist: Shortlist, now: Date): Shortlist {
  return shortlist.status === 'pending' && shortlist.linkEndsAt <= now.toISOString()
    ? { ...shortlist, status: 'expired' }
    : shortlist;
}

export function createShortlist(
  invitation: Pick<Shortlist, 'id' | 'inviterId' | 'email' | 'key'>,
  now: Date,
): ShortlistDecision {
  const { id: shortlistId, inviterId } = invitation;
  const shortlist: Shortlist = {
    ...invitation,
    status: 'pending',
    invitedAt: now.toISOString(),
    linkEndsAt: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
    version: 1,
  };
  return { shortlist, events: [ShortlistInvited.of({ shortlistId, inviterId })] };
}

/**
 * What stands in the way of a new invitation.
 * @throws 409 `shared` or `pending`
 */
export function assertMayInvite(present: Shortlist | undefined, now: Date): void {
  const status = present && toCurrentShortlist(present, now).status;
  if (status === 'shared')
    throw new AppError('conflict', 'You share your shortlist already. Stop sharing first.', {
      state: status,
    });
  if (status === 'pending')
    throw new AppError('conflict', 'You’ve sent an invitation already. Take it back first.', {
      state: status,
    });
}

/** What a person sees of their shortlist: an invitation without an answer, or that it is shared. */
export const SharingState = z.enum(['pending', 'shared']);
export type SharingState = z.output<typeof SharingState>;

/**
 * What is ended is what the person saw.
 * @throws 409 with the present state
 */
export function assertSeen({ status }: Shortlist, seen: SharingState): void {
  const state = status === 'shared' ? 'shared' : 'pending';
  if (state === seen) return;
  const text =
    state === 'shared'
      ? 'Your invitation was accepted in the meantime, so you share a shortlist now. Nothing was ended.'
      : 'You no longer share this shortlist, and an invitation of yours waits for an answer. Nothing was taken back.';
  throw new AppError('conflict', text, { state });
}

export function createShortlistGoneError(): AppError {
  return new AppError('gone', 'This link no longer works. Ask the person who sent it for a new one.');
}

/**
 * The invitation is accepted.
 * @param own the shortlist that this person has already
 * @throws 410 unless it waits for an answer, 409 `own` for its sender, 409 `shared` for who shares with someone else
 */
export function acceptShortlist(
  shortlist: Shortlist,
  { userId, own }: { readonly userId: UserId; readonly own: Shortlist | undefined },
  now: Date,
): ShortlistDecision {
  if (shortlist.inviterId === userId)
    throw new AppError('conflict', 'You sent this invitation yourself. The link is for your partner.', {
      state: 'own',
    });
  if (toCurrentShortlist(shortlist, now).status !== 'pending') throw createShortlistGoneError();
  if (own?.status === 'shared')
    throw new AppError('conflict', 'You share your shortlist with someone else. Stop sharing first.', {
      state: 'shared',
    });
  const shared: Shortlist = {
    ...shortlist,
    email: '',
    status: 'shared',
    partnerId: userId,
    sharedAt: now.toISOString(),
    version: shortlist.version + 1,
  };
  const { id: shortlistId, inviterId } = shortlist;
  return {
    shortlist: shared,
    events: [ShortlistShared.of({ shortlistId, userId: inviterId, byId: userId })],
  };
}

export type ShortlistEndCause = z.output<typeof ShortlistEnded.detail>['cause'];

/** What its end is told as: nothing while nobody accepted. */
export function createEndEvents(
  shortlist: Shortlist,
  { byId, cause }: { readonly byId: UserId; readonly cause: ShortlistEndCause },
): readonly DomainEvent[] {
  const userId = findPartnerId(shortlist, byId);
  return userId === undefined ? [] : [ShortlistEnded.of({ shortlistId: shortlist.id, userId, byId, cause })];
}

/** The other one of the two; `undefined` while nobody accepted. */
export function findPartnerId({ inviterId, partnerId }: Shortlist, userId: UserId): UserId | undefined {
  return userId === inviterId ? partnerId : partnerId && inviterId;
}
