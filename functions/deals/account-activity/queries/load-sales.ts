import type { PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { findAcceptedOffer, listOffersOfBuyer } from '../../offers/adapters/offer-repository.ts';
import { isAgreedStatus } from '../../offers/domain/transitions.ts';
import { loadSales } from '../../sales/adapters/sale-repository.ts';
import { findShownReview } from '../../sales/domain/sale-review.ts';
import type { SaleReview } from '../../sales/domain/sale.ts';
import { listViewingsOfBuyer, listViewingsOfSeller } from '../../viewings/adapters/viewing-repository.ts';
import { calculateAttendanceRate } from '../../viewings/domain/attendance.ts';

/** A sale in progress, on which its other side relies. */
export interface ActiveSale {
  readonly propertyId: PropertyId;
  /** The status of the property for its seller, of the offer for its buyer. */
  readonly status: string;
  readonly otherId: UserId | undefined;
}
const saleStatuses: readonly PropertyStatus[] = ['under_offer', 'sold_stc', 'exchanged'];

/** Whether the seller of a property in this status has a sale in progress. */
export function isBeingSold(status: PropertyStatus): boolean {
  return saleStatuses.includes(status);
}

/** The sales in progress of a person as seller and as buyer. */
export async function listActiveSales(userId: UserId): Promise<ActiveSale[]> {
  const [homes, offers] = await Promise.all([listPropertiesOfOwner(userId), listOffersOfBuyer(userId)]);
  const sold = homes.filter(({ status }) => isBeingSold(status));
  const selling = sold.map(async ({ id, status }) => ({
    propertyId: id,
    status,
    otherId: (await findAcceptedOffer(id))?.buyerId,
  }));
  const bought = offers.filter(({ status }) => isAgreedStatus(status));
  const buying = bought.map(({ propertyId, status, sellerId }) => ({
    propertyId,
    status,
    otherId: sellerId,
  }));
  return [...(await Promise.all(selling)), ...buying];
}

/** How many properties a person has on sale and has sold, and how the other sides of their sales found them. */
export async function loadSalesRecord(id: UserId, now: Date) {
  const [homes, offers] = await Promise.all([listPropertiesOfOwner(id), listOffersOfBuyer(id)]);
  const count = (wanted: PropertyStatus) => homes.filter(({ status }) => status === wanted).length;
  const sold = homes.filter(({ status }) => status === 'completed');
  const accepted = await Promise.all(sold.map((home) => findAcceptedOffer(home.id)));
  const bought = offers.filter(({ status }) => status === 'completed');
  const sales = await loadSales([...accepted, ...bought].flatMap((offer) => offer?.id ?? []));
  return {
    liveListings: count('live'),
    completedSales: sold.length,
    reviews: summariseReviews([...sales.values()].flatMap((sale) => findShownReview(sale, id, now) ?? [])),
  };
}

/** Null without a review. The words are for the two sides alone, as nobody reads them before they are sent. */
function summariseReviews(reviews: readonly SaleReview[]) {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { count: reviews.length, mean: Math.round((10 * sum) / reviews.length) / 10 };
}

/** Whether one user is buying from the other: from an accepted offer until its sale falls through. */
export async function hasAgreedSaleBetween(one: UserId, other: UserId): Promise<boolean> {
  if (one === other) return false;
  const between = await Promise.all([listOffersOfBuyer(one), listOffersOfBuyer(other)]);
  return between
    .flat()
    .some(
      ({ status, buyerId, sellerId }) =>
        agreedStatuses.has(status) &&
        [buyerId, sellerId].includes(one) &&
        [buyerId, sellerId].includes(other),
    );
}
const agreedStatuses: ReadonlySet<string> = new Set(['accepted', 'exchanged', 'completed']);

/** Share of recent viewings that a user attended, as buyer and seller, in whole per cent; null if unknown. */
export async function findAttendanceRate(id: UserId): Promise<number | null> {
  const past = { when: 'past', now: now() } as const;
  const [asBuyer, asSeller] = await Promise.all([
    listViewingsOfBuyer(id, past),
    listViewingsOfSeller(id, past),
  ]);
  return calculateAttendanceRate([...asBuyer, ...asSeller], id, past.now);
}
