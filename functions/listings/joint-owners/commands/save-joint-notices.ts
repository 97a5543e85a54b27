import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildJointOwnerWrite, listJointOwners } from '../adapters/joint-owner-repository.ts';
import { chooseJointNotices, getOwnPlace, type JointNotices } from '../domain/joint-owner.ts';

/** @throws 404 unless the caller is a joint owner who accepted */
export async function saveJointNotices(
  propertyId: PropertyId,
  userId: UserId,
  notices: JointNotices,
): Promise<void> {
  await updateWithRetry(
    () => listJointOwners(propertyId),
    (owners) => ({
      writes: [buildJointOwnerWrite(chooseJointNotices(getOwnPlace(owners, userId), notices))],
      events: [],
    }),
  );
}
