import { toOwnCard } from '../../../functions/listings/properties/domain/card.ts';
import type { OwnListing } from '../../../web/entities/own-home/api.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';

/** A property as its seller's lists have it. */
export function createOwnListing(change: Partial<OwnListing>): OwnListing {
  const { version, updatedAt, ...home } = createProperty();
  return {
    ...toOwnCard({ version, updatedAt, ...home }, noon),
    counts: { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0, unread: 0 },
    waiting: [],
    obstacles: [],
    version,
    updatedAt,
    ...change,
  };
}
