import type { UserId } from '../../../../events/vocabulary.ts';
import { withdrawJointOwner } from '../domain/joint-owner.ts';
import { changeJointOwner, type JointOwnerPlace } from './change-joint-owner.ts';

/** @throws 404, 409 with the status of one that is already withdrawn, 422 on `reason` */
export function withdrawInvitation(
  place: JointOwnerPlace,
  reason: string | undefined,
  sellerId: UserId,
  now: Date,
): Promise<void> {
  return changeJointOwner(place, sellerId, (jointOwner) => withdrawJointOwner(jointOwner, reason, now));
}
