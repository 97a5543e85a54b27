import type { BestAndFinal } from '../../../deals/offers/domain/best-and-final.ts';
import { toCurrentOffer } from '../../../deals/offers/domain/due-changes.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { isOpenStatus } from '../../../deals/offers/domain/transitions.ts';

/**
 * Offers as they are now: those that are open first, and of each the latest.
 * @param rounds by property
 */
export function sortOffers(
  offers: readonly Offer[],
  rounds: ReadonlyMap<string, BestAndFinal>,
  now: Date,
): readonly Offer[] {
  const rank = ({ status }: Offer) => (isOpenStatus(status) ? 0 : 1);
  return offers
    .map((offer) => toCurrentOffer(offer, rounds.get(offer.propertyId), now))
    .toSorted((one, other) => rank(one) - rank(other) || other.createdAt.localeCompare(one.createdAt));
}
