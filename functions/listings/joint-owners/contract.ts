import * as z from 'zod';
import { JointOwnerId, PropertyId, lineUpTo, textUpTo } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { isNameAlone, notNameAlone } from '../../people/content-rules/domain/person-name.ts';
import { JointOwner, JointOwnerStatus } from './domain/joint-owner.ts';

/** A joint owner for the seller. */
export const JointOwnerView = JointOwner.pick({
  id: true,
  name: true,
  email: true,
  status: true,
  invitedAt: true,
  linkEndsAt: true,
  answeredAt: true,
  endedAt: true,
});
export type JointOwnerView = z.output<typeof JointOwnerView>;

const JointOwnerList = z.object({
  /** Without withdrawn and replaced invitations. */
  jointOwners: z.array(JointOwnerView),
  /** How many more can be invited. */
  places: z.int(),
});
export type JointOwnerList = z.output<typeof JointOwnerList>;

/** What the link in the mail shows. */
export const InvitationView = z.object({
  propertyId: PropertyId,
  /** With the house number. */
  title: z.string(),
  name: z.string(),
  seller: z.string(),
  /** The seller and the other joint owners. */
  togetherWith: z.array(z.string()),
  status: JointOwnerStatus,
  /** Whether the reader is the person who answered. */
  isReaders: z.boolean(),
});
export type InvitationView = z.output<typeof InvitationView>;

const createText = (max: number) => textUpTo(max);
const byProperty = z.object({ propertyId: PropertyId });
const byOwner = byProperty.extend({ id: JointOwnerId });
const value = z.string().min(20).max(1_000);

export const jointOwnerRoutes = defineRoutes({
  jointOwners: {
    method: 'GET',
    path: '/api/joint-owners/{propertyId}',
    access: 'active',
    summary: 'Who owns an own home with the caller, and who of them has agreed to the sale',
    params: byProperty,
    result: JointOwnerList,
    problems: ['not_found'],
  },
  inviteJointOwner: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}',
    access: 'active',
    summary: 'Name a joint owner, who gets a link by mail to agree to the sale',
    status: 201,
    params: byProperty,
    body: z.object({
      name: lineUpTo(120).min(2, 'Enter a full name').refine(isNameAlone, notNameAlone),
      email: EmailAddress,
    }),
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  sendInvitationAgain: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}/{id}/send',
    access: 'active',
    summary: 'Mail a joint owner a new link; the one before ends',
    status: 201,
    params: byOwner,
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  withdrawJointOwner: {
    method: 'POST',
    path: '/api/joint-owners/{propertyId}/{id}/withdraw',
    access: 'active',
    summary: 'Take a joint owner off an own home, with a reason once they have answered',
    status: 200,
    params: byOwner,
    body: z.object({ reason: createText(300).optional() }),
    result: JointOwnerList,
    problems: ['not_found', 'conflict', 'stale'],
  },
  // The value is sent in the body, because URLs are logged and shared.
  ownerInvitation: {
    method: 'POST',
    path: '/api/joint-owner-invitation',
    access: 'anyone',
    summary: 'What the link in an invitation shows; one answer for every reason that it does not open',
    status: 200,
    body: z.object({ value }),
    result: InvitationView,
    problems: ['gone', 'too_many'],
    secret: true,
  },
  answerOwnerInvitation: {
    method: 'POST',
    path: '/api/joint-owner-invitation/answer',
    access: 'active',
    summary: 'Agree to the sale of a home that the caller owns with its seller, or decline',
    status: 200,
    body: z.object({ value, agrees: z.boolean() }),
    result: InvitationView,
    problems: ['gone', 'conflict', 'stale', 'too_many'],
  },
});
