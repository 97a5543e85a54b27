import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildJointOwnerWrite } from '../adapters/joint-owner-repository.ts';
import { answerInvitation } from '../domain/joint-owner.ts';
import { createLinkGoneError, getInvitation } from '../queries/load-invitation.ts';

interface InvitationAnswer {
  readonly value: string;
  readonly agrees: boolean;
}

/**
 * A joint owner answers an invitation, once.
 * @throws 410 for an invalid link and for one that another person answered, 409 `own` for the seller, `answered` for
 * an owner by another invitation, or the status of an answered invitation
 */
export async function answerOwnerInvitation(
  { value, agrees }: InvitationAnswer,
  userId: UserId,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => getInvitation(value, now),
    ({ jointOwner, home, others }) => {
      // After an answer the link opens for the person who answered alone.
      if (jointOwner.userId !== undefined && jointOwner.userId !== userId) throw createLinkGoneError();
      if (home.ownerId === userId)
        throw new AppError('conflict', 'You sell this home yourself. The link is for its joint owner.', {
          state: 'own',
        });
      if (others.some((owner) => owner.userId === userId))
        throw new AppError('conflict', 'You’ve answered another invitation to this home.', {
          state: 'answered',
        });
      const { jointOwner: next, events } = answerInvitation(jointOwner, { userId, agrees }, now);
      return { writes: [buildJointOwnerWrite(next)], events };
    },
  );
}
