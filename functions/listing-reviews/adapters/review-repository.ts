import { Entity } from 'electrodb';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { gsi, tableOptions, buildPut, type Write } from '../../kernel/data/table.ts';
import { ListingReview } from '../domain/review.ts';

const text = { type: 'string', required: true } as const;

const ReviewRow = new Entity(
  {
    model: { entity: 'listing-review', version: '1', service: 'gable' },
    attributes: {
      propertyId: text,
      id: text,
      status: text,
      /** The property that holds this one's address; `none` when no address is in question. */
      holderId: text,
      version: { type: 'number', required: true },
      review: { type: 'any', required: true },
    },
    indexes: {
      byProperty: { pk: { field: 'pk', composite: ['propertyId'] }, sk: { field: 'sk', composite: ['id'] } },
      /** The queue of staff, the longest wait first. */
      byStatus: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['status'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
      byHolder: {
        index: gsi.two.index,
        condition: ({ holderId }) => holderId !== noHolder,
        pk: { field: gsi.two.pk, composite: ['holderId'] },
        sk: { field: gsi.two.sk, composite: ['id'] },
      },
    },
  },
  tableOptions,
);
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
