import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Signer } from '../../../people/signatures/domain/evidence.ts';
import { buildJointOwnerWrite } from '../adapters/joint-owner-repository.ts';
import { assertConsentMissing, signConsentAgain } from '../domain/consent.ts';
import { getOwnInvitation } from '../queries/load-invitation.ts';
import { type ConsentSigning, createSignedConsent } from './keep-consent.ts';

/**
 * A joint owner who agreed by a click, or to what has changed, signs what it is now.
 * @throws 404 unless the caller is a joint owner who accepted, 409 `signed`, and what `createSignedConsent` throws
 */
export async function signOwnConsent(
  propertyId: PropertyId,
  signing: ConsentSigning,
  signer: Signer,
  now: Date,
): Promise<void> {
  const { id: userId } = signer.caller;
  await updateWithRetry(
    () => getOwnInvitation(propertyId, userId),
    async (found) => {
      assertConsentMissing(found.jointOwner);
      const { consent, write } = await createSignedConsent(found, signing, signer, now);
      const { jointOwner, events } = signConsentAgain(found.jointOwner, userId, consent);
      return { writes: [buildJointOwnerWrite(jointOwner), write], events };
    },
  );
}
