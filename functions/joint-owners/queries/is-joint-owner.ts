import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';

/** Whether a person is a joint owner who accepted. */
export async function isJointOwner(propertyId: PropertyId, userId: UserId): Promise<boolean> {
  const owners = await listJointOwners(propertyId);
  return owners.some((owner) => owner.userId === userId && owner.status === 'accepted');
}
