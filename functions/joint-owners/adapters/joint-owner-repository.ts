import type { JointOwnerId, PropertyId, UserId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, optionalNumber, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, buildCondition, createStaleError, type Write } from '../../kernel/data/table.ts';
import { JointOwner } from '../domain/joint-owner.ts';

const JointOwnerRow = defineRow('joint-owner', {
  columns: {
    propertyId: text,
    id: text,
    sellerId: text,
    /** The account that answered; `none` before. */
    userId: text,
    version: number,
    jointOwner: json,
    /** Unix seconds; set on invitations that DynamoDB deletes some time after their end. */
    expiresAt: optionalNumber,
  },
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
      ? InvitationCountRow.create(row).params()
      : InvitationCountRow.put(row)
          .where(({ invited: kept }, { eq }) => eq(kept, invited))
          .params(),
  );
}

/** Days for which an unanswered, withdrawn or replaced invitation is kept after the end of its link. */
const keptDays = 60;

/** All joint owners of a property in any status, oldest invitation first. */
export async function listJointOwners(propertyId: PropertyId): Promise<JointOwner[]> {
  const { data } = await JointOwnerRow.query
    .byProperty({ propertyId })
    .go({ pages: 'all', consistent: true });
  return data.map(({ jointOwner }) => JointOwner.parse(jointOwner));
}

export async function findJointOwner(
  propertyId: PropertyId,
  id: JointOwnerId,
): Promise<JointOwner | undefined> {
  const { data } = await JointOwnerRow.get({ propertyId, id }).go({ consistent: true });
  return data ? JointOwner.parse(data.jointOwner) : undefined;
}

/** A person's answered invitations, latest first. */
export async function listJointOwnersOfUser(userId: UserId): Promise<JointOwner[]> {
  const { data } = await JointOwnerRow.query.byUser({ userId }).go({ pages: 'all', order: 'desc' });
  return data.map(({ jointOwner }) => JointOwner.parse(jointOwner));
}

/** All invitations of a seller, oldest first. */
export async function listJointOwnersOfSeller(sellerId: UserId): Promise<JointOwner[]> {
  const { data } = await JointOwnerRow.query.bySeller({ sellerId }).go({ pages: 'all' });
  return data.map(({ jointOwner }) => JointOwner.parse(jointOwner));
}

/** Saves the next version, conditional on the version that was read. */
export function buildJointOwnerWrite(jointOwner: JointOwner): Write {
  const { id, propertyId, sellerId, userId, version, answeredAt, linkEndsAt } = jointOwner;
  const row = {
    id,
    propertyId,
    sellerId,
    version,
    jointOwner,
    userId: userId ?? noUser,
    ...(answeredAt === undefined && {
      expiresAt: Math.floor(Date.parse(linkEndsAt) / 1000) + keptDays * 86_400,
    }),
  };
  return buildPut(
    version === 1
      ? JointOwnerRow.create(row).params()
      : JointOwnerRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
}

/**
 * Fails the transaction unless the joint owner is at the version that was read. The condition is taken from a
 * delete.
 */
export function buildJointOwnerCheck({ propertyId, id, version: seen }: JointOwner): Write {
  return buildCondition(
    JointOwnerRow.delete({ propertyId, id })
      .where(({ version }, { eq }) => eq(version, seen))
      .params(),
    createStaleError,
  );
}
