import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { replaceInvitation } from '../domain/joint-owner.ts';
import { changeJointOwner, type JointOwnerPlace } from './change-joint-owner.ts';
import { limitInvitations } from './invite-joint-owner.ts';

/**
 * Replaces an invitation with a new one.
 * @throws 404, 409 with the status of an answered invitation, 429
 */
export async function sendInvitationAgain(
  place: JointOwnerPlace,
  sellerId: UserId,
  now: Date,
): Promise<void> {
  await limitInvitations(sellerId);
  const id = newId('jnt');
  await changeJointOwner(place, sellerId, (jointOwner) => replaceInvitation(jointOwner, id, now));
}
