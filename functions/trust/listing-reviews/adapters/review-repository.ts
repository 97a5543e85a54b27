import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { ListingReview } from '../domain/review.ts';

const reviews = defineDocumentEntity('listing-review', ListingReview, {
  columns: {
    propertyId: text,
    id: text,
    status: text,
    /** The property that holds this one's address; `none` when no address is in question. */
    holderId: text,
    version: number,
    review: documentColumn,
  },
  derive: ({ findings }) => ({ holderId: findings.address?.propertyId ?? noHolder }),
  indexes: {
    byProperty: rowKey('propertyId', 'id'),
    /** The queue of staff, the longest wait first. */
    byStatus: indexKey('gsi1', 'status', 'id'),
    byHolder: { ...indexKey('gsi2', 'holderId', 'id'), condition: ({ holderId }) => holderId !== noHolder },
  },
});
const noHolder = 'none';

export async function findLatestReview(propertyId: PropertyId): Promise<ListingReview | undefined> {
  const [latest] = await reviews.list(
    'byProperty',
    { propertyId },
    { order: 'desc', limit: 1, consistent: true },
  );
  return latest;
}

/** All reviews of a property, oldest first. */
export function listReviewsOf(propertyId: PropertyId): Promise<ListingReview[]> {
  return reviews.list('byProperty', { propertyId });
}

/** Reviews that await staff, the longest wait first. */
export function listWaitingReviews(): Promise<ListingReview[]> {
  return reviews.list('byStatus', { status: 'waiting' });
}

/** Waiting reviews of properties whose address this property has on sale. */
export async function listChallengesOf(holderId: PropertyId): Promise<ListingReview[]> {
  const found = await reviews.list('byHolder', { holderId });
  return found.filter(({ status }) => status === 'waiting');
}

/** Saves a review with its next version, on condition that its row still has the preceding one. */
export function buildReviewWrite(review: ListingReview): Write {
  return reviews.buildSave(review);
}
