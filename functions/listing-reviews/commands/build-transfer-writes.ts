import type { Occurrence } from '../../../events/define.ts';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { transferClaimWrites } from '../../properties/claim-store.ts';
import type { Decision } from '../../properties/decision.ts';
import { allows } from '../../properties/market.ts';
import type { Property } from '../../properties/property.ts';
import { propertyById } from '../../properties/property-store.ts';
import { holdForReview } from '../../properties/publishing.ts';
import { savingDecision } from '../../properties/store.ts';
import { AppError } from '../../shared/errors.ts';
import { newId } from '../../shared/ids.ts';
import { stale, type Write } from '../../shared/table.ts';
import { addWorkingDays } from '../../shared/working-days.ts';
import { buildReviewWrite } from '../adapters/review-repository.ts';
import { outranks } from '../domain/address-proof.ts';
import { beginReview } from '../domain/begin-review.ts';
import { findProofLevel } from '../queries/find-proof-level.ts';

interface Transfer {
  /** The home that gets the address, as it was read. */
  readonly home: Property;
  /** What puts it on sale. */
  readonly decision: Decision;
  readonly holderId: PropertyId;
  readonly claims: readonly string[];
}

/**
 * Gives an address to another seller's home. The home that had it goes under review, where its seller can prove it.
 * @throws 409 `claim_proven` where only the holder proved the address by a document, `sale_agreed` where the holder's
 * home has a buyer
 */
export async function buildTransferWrites(
  { home, decision, holderId, claims }: Transfer,
  now: Date,
): Promise<{ writes: Write[]; events: Occurrence[] }> {
  const holder = await propertyById(holderId);
  if (!holder) throw stale();
  if (!allows(holder.status, 'hold', 'system'))
    throw new AppError('conflict', 'The other home has a buyer. Remove it or end its sale first.', {
      state: 'sale_agreed',
    });
  const [proof, holderProof] = await Promise.all([findProofLevel(home), findProofLevel(holder)]);
  if (holderProof === 'document' && outranks(holderProof, proof))
    throw new AppError('conflict', 'The other seller proved the address by a document.', {
      state: 'claim_proven',
    });
  const findings = {
    texts: [],
    pictures: [],
    address: {
      propertyId: home.id,
      ownerId: home.ownerId,
      claims: [...claims],
      proof: holderProof,
      holderProof: proof,
    },
  };
  const next = { id: newId('rvw'), dueAt: addWorkingDays(now, 1).toISOString(), findings };
  const held = holdForReview(holder, next, now);
  const yielded: Decision = { ...held, property: withoutAddress(held.property) };
  const begun = beginReview(yielded.property, findings, false);
  return {
    writes: [
      ...savingDecision(decision),
      ...savingDecision(yielded),
      ...transferClaimWrites(holder, decision.property),
      ...(begun ? [buildReviewWrite(begun.review)] : []),
    ],
    events: [...yielded.events, ...(begun?.events ?? [])],
  };
}

const withoutAddress = ({ review, ...home }: Property): Property => ({
  ...home,
  ...(review && { review: { ...review, holdsAddress: false } }),
});
