import type { PropertyId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { ListingReview } from '../domain/review.ts';

const ReviewRow = defineRow('listing-review', {
  columns: {
    propertyId: text,
    id: text,
    status: text,
    /** The property that holds this one's address; `none` when no address is in question. */
    holderId: text,
    version: number,
    review: json,
  },
  indexes: {
    byProperty: rowKey('propertyId', 'id'),
    /** The queue of staff, the longest wait first. */
    byStatus: indexKey('gsi1', 'status', 'id'),
    byHolder: { ...indexKey('gsi2', 'holderId', 'id'), condition: ({ holderId }) => holderId !== noHolder },
  },
});
const noHolder = 'none';

/** The latest review of a property. */
export async function findLatestReview(propertyId: PropertyId): Promise<ListingReview | undefined> {
  const { data } = await ReviewRow.query
    .byProperty({ propertyId })
    .go({ order: 'desc', limit: 1, consistent: true });
  return data[0] && ListingReview.parse(data[0].review);
}

/** All reviews of a property, oldest first. */
export async function listReviewsOf(propertyId: PropertyId): Promise<ListingReview[]> {
  const { data } = await ReviewRow.query.byProperty({ propertyId }).go({ pages: 'all' });
  return data.map(({ review }) => ListingReview.parse(review));
}

/** Reviews that await staff, the longest wait first. */
export async function listWaitingReviews(): Promise<ListingReview[]> {
  const { data } = await ReviewRow.query.byStatus({ status: 'waiting' }).go({ pages: 'all' });
  return data.map(({ review }) => ListingReview.parse(review));
}

/** Waiting reviews of properties whose address this property has on sale. */
export async function listChallengesOf(holderId: PropertyId): Promise<ListingReview[]> {
  const { data } = await ReviewRow.query.byHolder({ holderId }).go({ pages: 'all' });
  return data.map(({ review }) => ListingReview.parse(review)).filter(({ status }) => status === 'waiting');
}

/** Saves a review with its next version, on condition that its row still has the preceding one. */
export function buildReviewWrite(review: ListingReview): Write {
  const { id, propertyId, status, version, findings } = review;
  const holderId = findings.address?.propertyId ?? noHolder;
  const row = { id, propertyId, status, holderId, version, review };
  return buildPut(
    version === 1
      ? ReviewRow.create(row).params()
      : ReviewRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
}
