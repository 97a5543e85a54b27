import { type ImageId, sideOf } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Offer } from './offer.ts';
import { isOpenStatus } from './transitions.ts';

/**
 * The display name of a proof, for one of the offer's two sides.
 * @throws 404 for other users, 410 once the proof is out of date or the offer is closed
 */
export function resolveProofName(
  offer: Offer | undefined,
  docId: ImageId,
  userId: string,
  now: Date,
): string {
  const side = offer && sideOf(offer, userId);
  // A proof that was added within a round is opened with its amount.
  const sealed = side === 'seller' && (offer?.sealedUntil ?? '') > now.toISOString();
  const terms = sealed ? offer?.openTerms : offer?.terms;
  const proof =
    terms?.proofDocId === docId
      ? { name: 'Proof of funds', until: terms.proofExpires }
      : terms?.aip?.docId === docId
        ? { name: 'Agreement in principle', until: terms.aip.expires }
        : undefined;
  if (!offer || !side || !proof) throw new AppError('not_found', 'We can’t find that document.');
  if (!isOpenStatus(offer.status))
    throw new AppError('gone', 'This offer is over, so its documents are closed.');
  if (proof.until !== undefined && proof.until < now.toISOString().slice(0, 10))
    throw new AppError('gone', 'This proof is out of date.');
  return proof.name;
}
