import type { UserId } from '../../../../events/vocabulary.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { findAcceptedOffer, listOffersOfBuyer } from '../../offers/adapters/offer-repository.ts';
import { loadSales } from '../../sales/adapters/sale-repository.ts';
import { findShownReview } from '../../sales/domain/sale-review.ts';

/**
 * How the other sides of a person's completed sales found them; null without a review. The words are for the two sides
 * alone, as nobody reads them before they are sent.
 */
export async function loadReviewsOfPerson(id: UserId, now: Date) {
  const sales = await loadSales(await listCompletedOffers(id));
  const reviews = [...sales.values()].flatMap((sale) => findShownReview(sale, id, now) ?? []);
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { count: reviews.length, mean: Math.round((10 * sum) / reviews.length) / 10 };
}

/** The offers of a person's completed sales, as seller and as buyer. */
async function listCompletedOffers(id: UserId) {
  const [homes, offers] = await Promise.all([listPropertiesOfOwner(id), listOffersOfBuyer(id)]);
  const sold = homes.filter(({ status }) => status === 'completed');
  const accepted = await Promise.all(sold.map((home) => findAcceptedOffer(home.id)));
  const bought = offers.filter(({ status }) => status === 'completed');
  return [...accepted, ...bought].flatMap((offer) => offer?.id ?? []);
}
