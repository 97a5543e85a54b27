import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { closeReview } from '../domain/decide-review.ts';

/** Closes the review of a property that its seller withdrew or whose package ended. */
export async function endReview(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ home: await findProperty(propertyId), review: await findLatestReview(propertyId) }),
    ({ home, review }) => {
      if (!home || home.status === 'under_review' || review?.status !== 'waiting') return undefined;
      const closed = closeReview(review, { outcome: 'closed', at: now });
      return { writes: [buildReviewWrite(closed.review)], events: closed.events };
    },
  );
}
