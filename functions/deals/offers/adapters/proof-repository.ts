import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import {
  loadImages,
  buildImageReleaseWrite,
  buildImageUseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import { refusalTexts } from '../../../listings/properties/domain/image.ts';
import type { Offer, OfferTerms } from '../domain/offer.ts';
import { isOpenStatus } from '../domain/transitions.ts';

/** The proofs in the terms, mapped to the fields that name them. */
const toProofFields = ({
  aip,
  proofDocId,
}: Pick<Partial<OfferTerms>, 'aip' | 'proofDocId'>): Map<ImageId, string> =>
  new Map<ImageId, string>([
    ...(aip?.docId ? [[aip.docId, 'aip.docId'] as const] : []),
    ...(proofDocId ? [[proofDocId, 'proofDocId'] as const] : []),
  ]);

/**
 * Proofs that must not be cleaned up: those of an open offer, including the ones that the seller still sees.
 */
function selectHeldProofs(offer: Offer | undefined): Map<ImageId, string> {
  if (!offer || !isOpenStatus(offer.status)) return new Map();
  return new Map([...(offer.openTerms ? toProofFields(offer.openTerms) : []), ...toProofFields(offer.terms)]);
}

/** Marks newly referenced proofs as used and releases the others. A closed offer holds no proofs. */
export function buildProofWrites(before: Offer | undefined, after: Offer): Write[] {
  const now = new Date(after.updatedAt);
  const [old, young] = [selectHeldProofs(before), selectHeldProofs(after)];
  const taken = [...young].filter(([id]) => !old.has(id));
  const released = [...old.keys()].filter((id) => !young.has(id));
  return [
    ...taken.map(([id, field]) => buildImageUseWrite(id, { kind: 'document', field }, after.buyerId)),
    ...released.map((id) => buildImageReleaseWrite(id, now)),
  ];
}

/**
 * Checks that the proofs belong to the buyer, are uploaded and passed the scan.
 * @throws 422 naming the field
 */
export async function assertProofsUsable(terms: Partial<OfferTerms>, buyerId: UserId): Promise<void> {
  const proofs = toProofFields(terms);
  const known = await loadImages(proofs.keys());
  for (const [id, field] of proofs) {
    const image = known.get(id);
    if (image?.ownerId !== buyerId || image.kind !== 'document')
      throw createFieldError(field, 'This file is missing. Upload it again.');
    if (image.status === 'uploading')
      throw createFieldError(field, 'This file is still being checked. Try again in a moment.');
    if (image.refusal) throw createFieldError(field, refusalTexts[image.refusal]);
  }
}
