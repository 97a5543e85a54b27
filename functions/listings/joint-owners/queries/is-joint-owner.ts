import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';

/** Whether a person is a joint owner who accepted. */
export async function isJointOwner(propertyId: PropertyId, userId: UserId): Promise<boolean> {
  return (await listJointOwnerIds(propertyId)).includes(userId);
}

/** The joint owners who accepted. */
export async function listJointOwnerIds(propertyId: PropertyId): Promise<UserId[]> {
  const owners = await listJointOwners(propertyId);
  return owners.flatMap(({ userId, status }) => (userId && status === 'accepted' ? [userId] : []));
}
