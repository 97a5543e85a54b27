import type { Occurrence } from '../../../events/define.ts';
import { ListingReviewDecided } from '../../../events/listing-review.ts';
import type { ReturnReason, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import type { ListingReview } from './review.ts';

export interface ReviewDecision {
  readonly outcome: 'approved' | 'returned' | 'removed' | 'closed';
  readonly at: Date;
  /** Staff; left out where the system decides. */
  readonly by?: UserId;
  readonly reasons?: readonly ReturnReason[];
  /** Words for the seller. */
  readonly note?: string | undefined;
}

/**
 * The review as its decision leaves it.
 * @throws 409 where it was decided before
 */
export function closeReview(
  review: ListingReview,
  { outcome, at, by, reasons = [], note }: ReviewDecision,
): { review: ListingReview; events: Occurrence[] } {
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

/** What a returned home tells its seller, by reason. */
export const returnTexts: Readonly<Record<ReturnReason, string>> = {
  text: 'Change the description or another text.',
  contact_details: 'Take phone numbers, emails and links out. Buyers write to you here.',
  misleading: 'Something in the listing is not as it is. Put it right.',
  photos: 'Use your own photos of this home.',
  address_not_proven: 'Send a title register or a council tax bill that shows that the home is yours.',
  duplicate: 'This home is on sale already. Withdraw one of the two listings.',
  other: 'Read what we wrote to you.',
};

/** The step of the wizard at which a returned home is mended. */
export const returnSteps: Readonly<Record<ReturnReason, 1 | 2 | 3 | 4 | 5 | 6>> = {
  address_not_proven: 1,
  duplicate: 1,
  misleading: 2,
  text: 3,
  contact_details: 3,
  other: 3,
  photos: 4,
};
