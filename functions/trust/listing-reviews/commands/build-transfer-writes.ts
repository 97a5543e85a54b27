import type { DomainEvent } from '../../../../events/define.ts';
import { newId } from '../../../kernel/data/ids.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { addWorkingDays } from '../../../kernel/working-days.ts';
import { buildClaimTransferWrites } from '../../../listings/properties/adapters/address-claim-repository.ts';
import { buildPropertyAndHistoryWrites } from '../../../listings/properties/commands/update-property.ts';
import { removeOwnerMark } from '../../../listings/properties/domain/end-owner-mark.ts';
import type { ProofLevel } from '../../../listings/properties/domain/listing-hold.ts';
import { isMoveAllowed } from '../../../listings/properties/domain/market.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { holdForReview } from '../../../listings/properties/domain/publish-property.ts';
import { buildReviewWrite } from '../adapters/review-repository.ts';
import { isStrongerProof } from '../domain/address-proof.ts';
import { beginReview } from '../domain/begin-review.ts';

interface Transfer {
  /** The property that gets the address, as it was read. */
  readonly home: Property;
  /** The update that puts it on sale. */
  readonly decision: PropertyUpdate;
  /** The property that has the address so far. */
  readonly holder: Property;
  readonly claims: readonly string[];
  readonly proof: ProofLevel;
  readonly holderProof: ProofLevel;
}

/**
 * Transfers an address to another seller's property. The previous holder goes under review, in which its
 * seller can prove the address.
 * @throws 409 `claim_proven` when only the holder proved the home, `sale_agreed` when the
 * holder's property has a buyer
 */
export function buildTransferWrites(
  { home, decision, holder, claims, proof, holderProof }: Transfer,
  now: Date,
): { writes: Write[]; events: DomainEvent[] } {
  if (!isMoveAllowed(holder.status, 'hold', 'system'))
    throw new AppError('conflict', 'The other home has a buyer. Remove it or end its sale first.', {
      state: 'sale_agreed',
    });
  if (holderProof === 'document' && isStrongerProof(holderProof, proof))
    throw new AppError('conflict', 'The other seller proved that the home is theirs.', {
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
  const update = holdForReview(holder, next, now);
  const yielded: PropertyUpdate = {
    ...update,
    property: removeOwnerMark(removeAddressHold(update.property)),
  };
  const begun = beginReview(yielded.property, findings, false);
  return {
    writes: [
      ...buildPropertyAndHistoryWrites(decision),
      ...buildPropertyAndHistoryWrites(yielded),
      ...buildClaimTransferWrites(holder, decision.property),
      ...(begun ? [buildReviewWrite(begun.review)] : []),
    ],
    events: [...yielded.events, ...(begun?.events ?? [])],
  };
}

const removeAddressHold = ({ review, ...home }: Property): Property => ({
  ...home,
  ...(review && { review: { ...review, holdsAddress: false } }),
});
