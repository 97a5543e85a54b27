import type { JointOwnerId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { JointOwner } from '../domain/joint-owner.ts';

const jointOwners = defineDocumentEntity('joint-owner', JointOwner, {
  columns: {
    propertyId: text,
    id: text,
    sellerId: text,
    /** The account that answered; `none` before. */
    userId: text,
    version: number,
    jointOwner: documentColumn,
    /** Unix seconds; set on invitations that DynamoDB deletes some time after their end. */
    expiresAt: optionalNumber,
  },
  derive: ({ userId = noUser, answeredAt, linkEndsAt }) => ({
    userId,
    expiresAt: answeredAt === undefined ? toUnixSeconds(linkEndsAt) + keptDays * daySeconds : undefined,
  }),
  indexes: {
    byProperty: rowKey('propertyId', 'id'),
    byUser: { ...indexKey('gsi1', 'userId', 'id'), condition: ({ userId }) => userId !== noUser },
    bySeller: indexKey('gsi2', 'sellerId', 'id'),
  },
});

const noUser = 'none';

/** How many people were invited to a home so far. Two invitations at the same moment both write it, and one wins. */
const InvitationCountRow = defineRow('joint-owner-invitations', {
  columns: { propertyId: text, invited: number },
  indexes: { byProperty: rowKey('propertyId') },
});

/** All invited owners of a property, and the number of invitations so far, for optimistic locking. */
export interface InvitedOwners {
  readonly owners: readonly JointOwner[];
  readonly invited: number;
}

export async function loadInvitedOwners(propertyId: PropertyId): Promise<InvitedOwners> {
  // Read before the owners: an invitation in between changes the count, and so fails the write.
  const { data } = await InvitationCountRow.get({ propertyId }).go({ consistent: true });
  return { owners: await listJointOwners(propertyId), invited: data?.invited ?? 0 };
}

/** One more invitation, on the condition that no other was made since `invited` was read. */
export function buildInvitationCountWrite(propertyId: PropertyId, invited: number): Write {
  const row = { propertyId, invited: invited + 1 };
  return buildPut(
    invited === 0
      ? InvitationCountRow.create(row)
      : InvitationCountRow.put(row).where(({ invited: kept }, { eq }) => eq(kept, invited)),
  );
}

/** Days for which an unanswered, withdrawn or replaced invitation is kept after the end of its link. */
const keptDays = 60;

/** All joint owners of a property in any status, oldest invitation first. */
export function listJointOwners(propertyId: PropertyId): Promise<JointOwner[]> {
  return jointOwners.list('byProperty', { propertyId }, { consistent: true });
}

export function findJointOwner(propertyId: PropertyId, id: JointOwnerId): Promise<JointOwner | undefined> {
  return jointOwners.find({ propertyId, id });
}

/** A person's answered invitations, latest first. */
export function listJointOwnersOfUser(userId: UserId): Promise<JointOwner[]> {
  return jointOwners.list('byUser', { userId }, { order: 'desc' });
}

/** A person's places among the owners of homes that others sell, latest first. */
export async function listAcceptedJointOwners(userId: UserId): Promise<JointOwner[]> {
  return (await listJointOwnersOfUser(userId)).filter(({ status }) => status === 'accepted');
}

/** All invitations of a seller, oldest first. */
export function listJointOwnersOfSeller(sellerId: UserId): Promise<JointOwner[]> {
  return jointOwners.list('bySeller', { sellerId });
}

/** Saves the next version, conditional on the version that was read. */
export function buildJointOwnerWrite(jointOwner: JointOwner): Write {
  return jointOwners.buildSave(jointOwner);
}

/** Fails the transaction unless the joint owner is at the version that was read. */
export function buildJointOwnerCheck(jointOwner: JointOwner): Write {
  return jointOwners.buildCheck(jointOwner);
}
