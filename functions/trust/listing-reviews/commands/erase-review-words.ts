import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildReviewWrite, listReviewsOf } from '../adapters/review-repository.ts';
import { eraseWords } from '../domain/review.ts';

/** Takes what staff wrote to the seller, and the words of the listing that were found, out of a home's reviews. */
export async function eraseReviewWords(propertyId: PropertyId): Promise<void> {
  await updateWithRetry(
    () => listReviewsOf(propertyId),
    (reviews) => {
      const writes = reviews.flatMap((review) => eraseWords(review) ?? []).map(buildReviewWrite);
      return writes.length > 0 ? { writes } : undefined;
    },
  );
}
