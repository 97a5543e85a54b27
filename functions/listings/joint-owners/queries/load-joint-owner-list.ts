import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { getOwnProperty } from '../../properties/queries/get-own-property.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';
import type { JointOwnerList } from '../contract.ts';
import { isCurrent, maxJointOwners, toCurrentJointOwner } from '../domain/joint-owner.ts';

/**
 * The joint owners of the caller's property.
 * @throws 404 unless the caller is the seller
 */
export async function loadJointOwnerList(
  propertyId: PropertyId,
  sellerId: UserId,
  now: Date,
): Promise<JointOwnerList> {
  await getOwnProperty(propertyId, sellerId);
  const all = await listJointOwners(propertyId);
  const jointOwners = all.map((owner) => toCurrentJointOwner(owner, now)).filter(isCurrent);
  return { jointOwners, places: Math.max(0, maxJointOwners - jointOwners.length) };
}
