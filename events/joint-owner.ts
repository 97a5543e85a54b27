import * as z from 'zod';
import { defineEvent } from './define.ts';
import { JointOwnerId, PropertyId, UserId } from './vocabulary.ts';

/** `ownerId` is the seller who invited; names and addresses are in no event. */
const shape = z.object({ jointOwnerId: JointOwnerId, propertyId: PropertyId, ownerId: UserId });
const example = {
  jointOwnerId: 'jnt_01K9ZX3Q6T4C8V0R2M5N7P9B1J',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;
const answered = shape.extend({ userId: UserId });
const answer = { ...example, userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F' } as const;

/** The seller named a joint owner, or sent the invitation again, which replaces the earlier one. */
export const JointOwnerInvited = defineEvent('owner.invited.v1', shape, example);
/** A joint owner agreed to the sale. */
export const JointOwnerAccepted = defineEvent('owner.accepted.v1', answered, answer);
/** A joint owner does not agree to the sale; no offer can be accepted until the seller withdraws the invitation. */
export const JointOwnerDeclined = defineEvent('owner.declined.v1', answered, answer);
/** Withdrawn by the seller; `userId` is set when the person had answered. */
export const JointOwnerWithdrawn = defineEvent(
  'owner.withdrawn.v1',
  shape.extend({ userId: UserId.optional(), reason: z.string().optional() }),
  { ...answer, reason: 'The home is now owned by me alone' },
);
/** A joint owner left the property, or their account was erased. */
export const JointOwnerLeft = defineEvent('owner.left.v1', answered, answer);
/** A joint owner signed their consent; `again` where they had agreed before, by a click or on other terms. */
export const JointOwnerSigned = defineEvent(
  'owner.signed.v1',
  answered.extend({ version: z.int(), again: z.boolean() }),
  { ...answer, version: 1, again: false },
);
/** The home's address or its owners changed, so what a joint owner signed no longer counts. */
export const JointOwnerConsentEnded = defineEvent(
  'owner.consent_ended.v1',
  answered.extend({ by: z.enum(['address', 'owners']) }),
  { ...answer, by: 'owners' },
);
