import type { Portal } from '../../../../events/portal-vocabulary.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import {
  isCurrent,
  type JointOwner,
  toCurrentJointOwner,
} from '../../../listings/joint-owners/domain/joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findPortalInstruction } from '../adapters/portal-instruction-repository.ts';
import { type AdvertTarget, resolveAdvertTarget } from '../domain/advert-target.ts';
import { type HomeOwner, isInstructed, type PortalInstruction } from '../domain/portal-instruction.ts';
import { listOpenPortals } from './list-open-portals.ts';

export interface AdvertisedHome {
  readonly home: Property;
  readonly instruction: PortalInstruction | undefined;
  readonly jointOwners: readonly JointOwner[];
  readonly open: readonly Portal[];
}

/** A home with what its owners said of portals, and the portals that it can be sent to now. */
export async function loadAdvertisedHome(
  propertyId: PropertyId,
  now: Date,
): Promise<AdvertisedHome | undefined> {
  const [home, instruction, invited, open] = await Promise.all([
    findProperty(propertyId),
    findPortalInstruction(propertyId),
    listJointOwners(propertyId),
    listOpenPortals(),
  ]);
  const current = invited.map((owner) => toCurrentJointOwner(owner, now));
  // Who left has no say any more; who has not answered, or declined, keeps the home off.
  const jointOwners = current.filter((owner) => isCurrent(owner) && owner.status !== 'left');
  return home && { home, instruction, jointOwners, open };
}

/** The seller, and the joint owners as they answered. */
export function listHomeOwners({ home, jointOwners }: AdvertisedHome): readonly HomeOwner[] {
  const joint = jointOwners.map(({ status, userId }) => (status === 'accepted' ? { userId } : {}));
  return [{ userId: home.ownerId }, ...joint];
}

/** What a portal should do with the home. */
export function findAdvertTarget(advertised: AdvertisedHome, portal: Portal): AdvertTarget {
  const { home, instruction, open } = advertised;
  const isAllowed = open.includes(portal) && isInstructed(instruction, listHomeOwners(advertised), portal);
  return resolveAdvertTarget(home.status, isAllowed);
}
