import type { DomainEvent } from '../../../../events/define.ts';
import { AddressChallenged, ListingReviewOpened } from '../../../../events/listing-review.ts';
import { type ReviewFindings } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { calculateChallengeEnd } from './address-proof.ts';
import { ListingReview } from './review.ts';

export interface NewReview {
  readonly review: ListingReview;
  readonly events: readonly DomainEvent[];
}

/**
 * The review of a property that was just held, and the challenge of another property's claim to its address.
 * @param challenges `false` for a property that has just lost its address to the other one
 */
export function beginReview(
  property: Property,
  findings: ReviewFindings,
  challenges = true,
): NewReview | undefined {
  const { review: hold, id: propertyId, ownerId } = property;
  if (!hold) return undefined;
  const { id, from, openedAt, dueAt, reasons } = hold;
  const version = 1;
  const review = ListingReview.parse({
    id,
    propertyId,
    ownerId,
    status: 'waiting',
    from,
    findings,
    openedAt,
    dueAt,
    version,
  });
  const opened = ListingReviewOpened.of({ reviewId: id, propertyId, ownerId, reasons, dueAt });
  const { address } = findings;
  if (!address || !challenges) return { review, events: [opened] };
  const challenged = AddressChallenged.of({
    reviewId: id,
    propertyId: address.propertyId,
    ownerId: address.ownerId,
    challengerId: propertyId,
    endsAt: calculateChallengeEnd(new Date(openedAt)).toISOString(),
  });
  return { review, events: [opened, challenged] };
}
