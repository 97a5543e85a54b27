import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../properties/domain/address.ts';
import type { Property } from '../../properties/domain/property.ts';
import { openInvitation } from '../adapters/invitation-link.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';
import type { InvitationView } from '../contract.ts';
import { getOwnPlace, isCurrent, type JointOwner, toCurrentJointOwner } from '../domain/joint-owner.ts';

export interface FoundInvitation {
  readonly jointOwner: JointOwner;
  readonly home: Property;
  /** The other current joint owners of the property. */
  readonly others: readonly JointOwner[];
}

function createLinkGoneError(): AppError {
  return new AppError('gone', 'This link no longer works. Ask the person selling the home for a new one.');
}

/** Links of invitations in these statuses open. */
const openStatuses: ReadonlySet<JointOwner['status']> = new Set(['pending', 'accepted', 'declined']);

/**
 * The invitation of a link.
 * @throws 410 with the same text for a link that is not genuine, expired, withdrawn, replaced, or of a
 * removed property
 */
async function getInvitation(value: string, now: Date): Promise<FoundInvitation> {
  const opened = await openInvitation(value, now);
  if (!opened) throw createLinkGoneError();
  const [home, all] = await Promise.all([
    findProperty(opened.propertyId),
    listJointOwners(opened.propertyId),
  ]);
  const found = all.find(({ id }) => id === opened.jointOwnerId);
  const jointOwner = found && toCurrentJointOwner(found, now);
  const isOfSeller = jointOwner?.sellerId === opened.sellerId && home?.ownerId === opened.sellerId;
  if (!home || !jointOwner || !isOfSeller || !openStatuses.has(jointOwner.status))
    throw createLinkGoneError();
  const others = all.filter((owner) => isCurrent(owner) && owner.id !== jointOwner.id);
  return { jointOwner, home, others };
}

/**
 * The caller's own place among the owners of a home.
 * @throws 404 unless they have agreed to its sale and are still a joint owner
 */
export async function getOwnInvitation(propertyId: PropertyId, userId: UserId): Promise<FoundInvitation> {
  const [home, all] = await Promise.all([findProperty(propertyId), listJointOwners(propertyId)]);
  const jointOwner = getOwnPlace(all, userId);
  if (!home) throw new AppError('not_found', 'We can’t find that home.');
  return { jointOwner, home, others: all.filter((owner) => isCurrent(owner) && owner.id !== jointOwner.id) };
}

/** The invitation of a link for a reader. After an answer it only opens for the person who answered. */
export async function getInvitationFor(
  value: string,
  readerId: UserId | undefined,
  now: Date,
): Promise<FoundInvitation> {
  const found = await getInvitation(value, now);
  const { userId } = found.jointOwner;
  if (userId !== undefined && userId !== readerId) throw createLinkGoneError();
  return found;
}

/** What the link shows. */
export async function loadInvitation(
  value: string,
  readerId: UserId | undefined,
  now: Date,
): Promise<InvitationView> {
  const { jointOwner, home, others } = await getInvitationFor(value, readerId, now);
  const seller = formatName(await findAccount(home.ownerId), 'The seller');
  return {
    propertyId: home.id,
    title: formatShortAddress(home, true),
    name: jointOwner.name,
    seller,
    togetherWith: [seller, ...others.flatMap(({ name }) => name || [])],
    status: jointOwner.status,
    isReaders: jointOwner.userId !== undefined,
  };
}
