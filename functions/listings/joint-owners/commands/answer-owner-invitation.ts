import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Signer } from '../../../people/signatures/domain/evidence.ts';
import { buildJointOwnerWrite } from '../adapters/joint-owner-repository.ts';
import { answerInvitation, assertUnanswered } from '../domain/joint-owner.ts';
import { type FoundInvitation, getInvitationFor } from '../queries/load-invitation.ts';
import { type ConsentSigning, createSignedConsent } from './keep-consent.ts';

interface InvitationAnswer {
  readonly value: string;
  /** Of who agrees; without one the person declines. */
  readonly signature?: ConsentSigning | undefined;
}

/**
 * A joint owner answers an invitation, once; who agrees signs the consent.
 * @throws 410 for an invalid link and for one that another person answered, 409 `own` for the seller, `answered` for
 * an owner by another invitation, or the status of an answered invitation; and what `createSignedConsent` throws
 */
export async function answerOwnerInvitation(
  { value, signature }: InvitationAnswer,
  signer: Signer,
  now: Date,
): Promise<void> {
  const { id: userId } = signer.caller;
  await updateWithRetry(
    () => getInvitationFor(value, userId, now),
    async (found) => {
      assertAnswerable(found, userId);
      const kept = signature && (await createSignedConsent(found, signature, signer, now));
      const { jointOwner, events } = answerInvitation(
        found.jointOwner,
        { userId, consent: kept?.consent },
        now,
      );
      return { writes: [buildJointOwnerWrite(jointOwner), ...(kept ? [kept.write] : [])], events };
    },
  );
}

function assertAnswerable({ jointOwner, home, others }: FoundInvitation, userId: UserId): void {
  if (home.ownerId === userId)
    throw new AppError('conflict', 'You sell this home yourself. The link is for its joint owner.', {
      state: 'own',
    });
  if (others.some((owner) => owner.userId === userId))
    throw new AppError('conflict', 'You’ve answered another invitation to this home.', {
      state: 'answered',
    });
  assertUnanswered(jointOwner);
}
