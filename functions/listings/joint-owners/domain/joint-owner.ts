import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import {
  JointOwnerAccepted,
  JointOwnerDeclined,
  JointOwnerInvited,
  JointOwnerLeft,
  JointOwnerSigned,
  JointOwnerWithdrawn,
} from '../../../../events/joint-owner.ts';
import { JointOwnerId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { SignedConsent } from './signed-consent.ts';

/**
 * `replaced` by a newer invitation of the same person; `left` by the joint owner, or by erasing their
 * account.
 */
export const JointOwnerStatus = z.enum([
  'pending',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
  'left',
]);
export type JointOwnerStatus = z.output<typeof JointOwnerStatus>;

/** The notices that a joint owner chooses; of the big steps of the sale each of them is always told. */
export const JointNotices = z.object({ offers: z.boolean(), viewings: z.boolean() });
export type JointNotices = z.output<typeof JointNotices>;

/** A person who owns a property together with its seller, as the seller states and the person confirms. */
export const JointOwner = z.object({
  id: JointOwnerId,
  /** The person's first invitation to this home, where this one was sent again. */
  firstId: JointOwnerId.optional(),
  propertyId: PropertyId,
  /** The seller, who invited. */
  sellerId: UserId,
  /** As the seller entered it; empty once the person or the seller is erased. */
  name: z.string(),
  email: z.string(),
  status: JointOwnerStatus,
  /** The account that answered. */
  userId: UserId.optional(),
  invitedAt: z.iso.datetime(),
  /** When the link in the mail expires. */
  linkEndsAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().optional(),
  /** Absent where they agreed by a click, before consents were signed. */
  consent: SignedConsent.optional(),
  endedAt: z.iso.datetime().optional(),
  /** Absent until the person has chosen, which means all of them. */
  notices: JointNotices.optional(),
  /** Why the seller withdrew it. */
  reason: z.string().optional(),
  version: z.int().min(1),
});
export type JointOwner = z.output<typeof JointOwner>;

/** Joint owners in addition to the seller; the Land Registry registers at most four owners. */
export const maxJointOwners = 3;
/** Days for which an invitation can be answered. */
export const invitationDays = 30;

export const JointOwnerVerb = z.enum(['accept', 'decline', 'withdraw', 'replace', 'leave']);
export type JointOwnerVerb = z.output<typeof JointOwnerVerb>;

/** The allowed verbs of each status, with the resulting status. */
export const jointOwnerTransitions: Readonly<
  Record<JointOwnerStatus, Partial<Record<JointOwnerVerb, JointOwnerStatus>>>
> = {
  pending: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', replace: 'replaced' },
  accepted: { withdraw: 'withdrawn', leave: 'left' },
  declined: { withdraw: 'withdrawn' },
  expired: { withdraw: 'withdrawn', replace: 'replaced' },
  left: { withdraw: 'withdrawn' },
  withdrawn: {},
  replaced: {},
};

/** Withdrawn and replaced invitations do not count for a property. */
const ended: ReadonlySet<JointOwnerStatus> = new Set(['withdrawn', 'replaced']);
export function isCurrent({ status }: Pick<JointOwner, 'status'>): boolean {
  return !ended.has(status);
}

/** Statuses of a home in which its owners are settled: contracts are exchanged, or the home is gone. */
const closed: ReadonlySet<string> = new Set(['exchanged', 'completed', 'removed']);
export function isOwnerListClosed(status: string): boolean {
  return closed.has(status);
}

/** The joint owner at a time: an unanswered invitation counts as expired after its end. */
export function toCurrentJointOwner(owner: JointOwner, now: Date): JointOwner {
  return owner.status === 'pending' && owner.linkEndsAt <= now.toISOString()
    ? { ...owner, status: 'expired' }
    : owner;
}

export interface JointOwnerDecision {
  readonly jointOwner: JointOwner;
  readonly events: readonly DomainEvent[];
}

const toEventIds = ({ id, propertyId, sellerId }: JointOwner) => ({
  jointOwnerId: id,
  propertyId,
  ownerId: sellerId,
});

interface Invitation extends Pick<
  JointOwner,
  'id' | 'firstId' | 'propertyId' | 'sellerId' | 'name' | 'email'
> {}

export function createJointOwner(invitation: Invitation, now: Date): JointOwnerDecision {
  const jointOwner: JointOwner = {
    ...invitation,
    status: 'pending',
    invitedAt: now.toISOString(),
    linkEndsAt: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
    version: 1,
  };
  return { jointOwner, events: [JointOwnerInvited.of(toEventIds(jointOwner))] };
}

const refusals: Readonly<Record<JointOwnerStatus, string>> = {
  pending: 'This invitation is waiting for an answer.',
  accepted: 'This person has agreed already.',
  declined: 'This person has declined.',
  expired: 'This invitation has ended.',
  withdrawn: 'This invitation was withdrawn.',
  replaced: 'A newer invitation has replaced this one.',
  left: 'This person has left.',
};

/** @throws 409 with the present status when the table has no such transition */
function move(owner: JointOwner, verb: JointOwnerVerb, now: Date): JointOwner {
  const present = toCurrentJointOwner(owner, now);
  const status = jointOwnerTransitions[present.status][verb];
  if (!status) throw new AppError('conflict', refusals[present.status], { state: present.status });
  return { ...owner, status, version: owner.version + 1 };
}

/** @throws 409 with the present status once there is an answer, before a file of another one is made */
export function assertUnanswered({ status }: Pick<JointOwner, 'status'>): void {
  if (status !== 'pending') throw new AppError('conflict', refusals[status], { state: status });
}

/** Records the person's answer: without a signed consent they decline. */
export function answerInvitation(
  owner: JointOwner,
  { userId, consent }: { readonly userId: UserId; readonly consent?: SignedConsent | undefined },
  now: Date,
): JointOwnerDecision {
  const moved = move(owner, consent ? 'accept' : 'decline', now);
  const answeredAt = now.toISOString();
  const jointOwner = { ...moved, userId, answeredAt, ...(consent && { consent }) };
  const fields = { ...toEventIds(jointOwner), userId };
  const events = consent
    ? [
        JointOwnerAccepted.of(fields),
        JointOwnerSigned.of({ ...fields, version: consent.version, again: false }),
      ]
    : [JointOwnerDeclined.of(fields)];
  return { jointOwner, events };
}

/** Statuses after an answer, in which a withdrawal needs a reason. */
const answeredStatuses: ReadonlySet<JointOwnerStatus> = new Set(['accepted', 'declined', 'left']);

/** @throws 422 on `reason` when the person has answered and the seller gives no reason */
export function withdrawJointOwner(
  owner: JointOwner,
  reason: string | undefined,
  now: Date,
): JointOwnerDecision {
  const moved = move(owner, 'withdraw', now);
  if (answeredStatuses.has(owner.status) && !reason) {
    const text = 'Say why this person is no longer asked';
    throw new AppError('invalid', text, { errors: { reason: [text] } });
  }
  const jointOwner = { ...moved, endedAt: now.toISOString(), ...(reason && { reason }) };
  const { userId } = owner;
  return {
    jointOwner,
    events: [JointOwnerWithdrawn.of({ ...toEventIds(owner), ...(userId && { userId }), reason })],
  };
}

/** The replaced invitation and the new one. */
export function replaceInvitation(owner: JointOwner, id: JointOwnerId, now: Date) {
  const replaced = { ...move(owner, 'replace', now), endedAt: now.toISOString() };
  const { firstId = owner.id, propertyId, sellerId, name, email } = owner;
  return { replaced, ...createJointOwner({ id, firstId, propertyId, sellerId, name, email }, now) };
}

/**
 * The caller's place among the owners of a property.
 * @throws 404 unless they have agreed to its sale and are still a joint owner
 */
export function getOwnPlace(owners: readonly JointOwner[], userId: UserId): JointOwner {
  const own = owners.find((owner) => owner.userId === userId && owner.status === 'accepted');
  if (!own) throw new AppError('not_found', 'We can’t find that home.');
  return own;
}

export function leaveJointProperty(owner: JointOwner, userId: UserId, now: Date): JointOwnerDecision {
  const jointOwner = { ...move(owner, 'leave', now), endedAt: now.toISOString() };
  return { jointOwner, events: [JointOwnerLeft.of({ ...toEventIds(owner), userId })] };
}

/** What a joint owner is told of besides the big steps. */
export function getJointNotices({ notices = { offers: true, viewings: true } }: JointOwner): JointNotices {
  return notices;
}

export function chooseJointNotices(owner: JointOwner, notices: JointNotices): JointOwner {
  return { ...owner, notices, version: owner.version + 1 };
}

/** Removes name and address for an erased account. An answer by that person no longer counts. */
export function eraseJointOwner(owner: JointOwner): JointOwner {
  const { reason: _, consent: __, ...rest } = owner;
  const status = isCurrent(owner) ? 'left' : owner.status;
  return { ...rest, name: '', email: '', status, version: owner.version + 1 };
}
