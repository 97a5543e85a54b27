import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildJointOwnerWrite, listJointOwners } from '../adapters/joint-owner-repository.ts';
import { leaveJointProperty } from '../domain/joint-owner.ts';

/** @throws 404 unless the caller is a joint owner who accepted */
export async function leaveJointHome(propertyId: PropertyId, userId: UserId, now: Date): Promise<void> {
  await updateWithRetry(
    () => listJointOwners(propertyId),
    (owners) => {
      const own = owners.find((owner) => owner.userId === userId && owner.status === 'accepted');
      if (!own) throw new AppError('not_found', 'We can’t find that home.');
      const { jointOwner, events } = leaveJointProperty(own, userId, now);
      return { writes: [buildJointOwnerWrite(jointOwner)], events };
    },
  );
}
