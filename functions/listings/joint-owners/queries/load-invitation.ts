import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../properties/domain/address.ts';
import type { Property } from '../../properties/domain/property.ts';
import { openInvitation } from '../adapters/invitation-link.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';
import type { InvitationView } from '../contract.ts';
import { isCurrent, type JointOwner, toCurrentJointOwner } from '../domain/joint-owner.ts';

export interface FoundInvitation {
  readonly jointOwner: JointOwner;
  readonly home: Property;
  /** The other current joint owners of the property. */
  readonly others: readonly JointOwner[];
}

export function createLinkGoneError(): AppError {
  return new AppError('gone', 'This link no longer works. Ask the person selling the home for a new one.');
}

/** Links of invitations in these statuses open. */
const openStatuses: ReadonlySet<JointOwner['status']> = new Set(['pending', 'accepted', 'declined']);

/**
 * The invitation of a link.
 * @throws 410 with the same text for a link that is not genuine, expired, withdrawn, replaced, or of a
 * removed property
 */
export async function getInvitation(value: string, now: Date): Promise<FoundInvitation> {
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

/** What the link shows. After an answer it only opens for the person who answered. */
export async function loadInvitation(
  value: string,
  readerId: UserId | undefined,
  now: Date,
): Promise<InvitationView> {
  const { jointOwner, home, others } = await getInvitation(value, now);
  const isReaders = jointOwner.userId !== undefined && jointOwner.userId === readerId;
  if (jointOwner.userId !== undefined && !isReaders) throw createLinkGoneError();
  const seller = formatName(await findAccount(home.ownerId), 'The seller');
  return {
    propertyId: home.id,
    title: formatShortAddress(home, true),
    name: jointOwner.name,
    seller,
    togetherWith: [seller, ...others.flatMap(({ name }) => name || [])],
    status: jointOwner.status,
    isReaders,
  };
}
