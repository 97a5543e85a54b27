import type { ImageId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import { sideOf } from './offer-decision.ts';
import type { Offer } from './offer.ts';
import { isOpenStatus } from './transitions.ts';

/**
 * What a proof is called, for one of the offer's two sides.
 * @throws 404 to anybody else, 410 once the proof is out of date or, for the seller, the offer is over
 */
export function resolveProofName(
  offer: Offer | undefined,
  docId: ImageId,
  userId: string,
  now: Date,
): string {
  const side = offer && sideOf(offer, userId);
  // What was named within a round shows itself with its sum.
  const sealed = side === 'seller' && (offer?.sealedUntil ?? '') > now.toISOString();
  const terms = sealed ? offer?.openTerms : offer?.terms;
  const proof =
    terms?.proofDocId === docId
      ? { name: 'Proof of funds', until: terms.proofExpires }
      : terms?.aip?.docId === docId
        ? { name: 'Agreement in principle', until: terms.aip.expires }
        : undefined;
  if (!offer || !side || !proof) throw new AppError('not_found', 'There is no such document.');
  if (!isOpenStatus(offer.status))
    throw new AppError('gone', 'This offer is over, so its documents are closed.');
  if (proof.until !== undefined && proof.until < now.toISOString().slice(0, 10))
    throw new AppError('gone', 'This proof is out of date.');
  return proof.name;
}
