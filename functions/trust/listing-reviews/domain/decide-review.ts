import type { DomainEvent } from '../../../../events/define.ts';
import { ListingReviewDecided } from '../../../../events/listing-review.ts';
import type { ReturnReason, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { ListingReview, PhotoGround } from './review.ts';

export interface ReviewDecision {
  readonly outcome: 'approved' | 'returned' | 'removed' | 'closed';
  readonly at: Date;
  /** The deciding staff member; absent when the system decides. */
  readonly by?: UserId;
  readonly reasons?: readonly ReturnReason[];
  /** A message for the seller. */
  readonly note?: string | undefined;
  readonly photos?: PhotoGround | undefined;
}

/**
 * The review after its decision.
 * @throws 409 when it was decided before
 */
export function closeReview(
  review: ListingReview,
  { outcome, at, by, reasons = [], note, photos }: ReviewDecision,
): { review: ListingReview; events: DomainEvent[] } {
  if (review.status !== 'waiting')
    throw new AppError('conflict', 'This home was reviewed already.', { state: review.status });
  const { id: reviewId, propertyId, ownerId, from } = review;
  return {
    review: {
      ...review,
      status: outcome,
      decidedAt: at.toISOString(),
      ...(by !== undefined && { decidedBy: by }),
      returnReasons: [...reasons],
      ...(note !== undefined && { note }),
      ...(photos !== undefined && { photos }),
      version: review.version + 1,
    },
    events: [
      ListingReviewDecided.of({
        reviewId,
        propertyId,
        ownerId,
        outcome,
        reasons: [...reasons],
        reason: note,
        wasOnSale: from === 'live' || from === 'paused',
      }),
    ],
  };
}
