import { JointOwnerLeft } from '../../../../events/joint-owner.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  buildJointOwnerWrite,
  findJointOwner,
  listJointOwnersOfSeller,
  listJointOwnersOfUser,
} from '../adapters/joint-owner-repository.ts';
import { eraseJointOwner, type JointOwner } from '../domain/joint-owner.ts';

/** Removes names and addresses from the invitations that an erased person sent or answered; repeatable. */
export async function eraseJointOwners(userId: UserId): Promise<void> {
  const [own, invited] = await Promise.all([listJointOwnersOfUser(userId), listJointOwnersOfSeller(userId)]);
  for (const { propertyId, id } of [...own, ...invited])
    await updateWithRetry(
      () => findJointOwner(propertyId, id),
      (found) => found && buildErasure(found, userId),
    );
}

function buildErasure(owner: JointOwner, userId: UserId) {
  if (owner.name === '' && owner.email === '') return undefined;
  const { id: jointOwnerId, propertyId, sellerId: ownerId } = owner;
  const hasLeft = owner.userId === userId && owner.status === 'accepted';
  return {
    writes: [buildJointOwnerWrite(eraseJointOwner(owner))],
    events: hasLeft ? [JointOwnerLeft.of({ jointOwnerId, propertyId, ownerId, userId })] : [],
  };
}
