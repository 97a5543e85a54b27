import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildJointOwnerWrite, listJointOwners } from '../adapters/joint-owner-repository.ts';
import { getOwnPlace, leaveJointProperty } from '../domain/joint-owner.ts';

/** @throws 404 unless the caller is a joint owner who accepted */
export async function leaveJointHome(propertyId: PropertyId, userId: UserId, now: Date): Promise<void> {
  await updateWithRetry(
    () => listJointOwners(propertyId),
    (owners) => {
      const { jointOwner, events } = leaveJointProperty(getOwnPlace(owners, userId), userId, now);
      return { writes: [buildJointOwnerWrite(jointOwner)], events };
    },
  );
}
