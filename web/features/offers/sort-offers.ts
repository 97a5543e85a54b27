import { type DealWait, findOfferWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { sortByUrgency } from '../../../functions/kernel/urgency.ts';
import type { Offer } from '../../entities/offer/api.ts';
import { isOpenOffer } from '../../entities/offer/labels.ts';

/** Offers with what ends first before the others. Those without an end stay in their order, however long they wait. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  const now = new Date();
  return sortByUrgency(offers, (offer) => [findWait(offer, now)]);
}

/** A buyer's offers as `sortOffers` does; of those on which nothing waits, sales come first and what is over last. */
export function sortOwnOffers(offers: readonly Offer[]): Offer[] {
  return sortOffers(offers.toSorted((a, b) => rankState(a) - rankState(b)));
}

function rankState(offer: Offer): number {
  if (!isOpenOffer(offer)) return 2;
  return offer.status === 'accepted' || offer.status === 'exchanged' ? 0 : 1;
}

/** Whether one of them ends by itself, so that there is an order by that. */
export function hasEnd(offers: readonly Offer[]): boolean {
  const now = new Date();
  return offers.some((offer) => findWait(offer, now)?.by !== undefined);
}

function findWait({ round, ...offer }: Offer, now: Date): DealWait | undefined {
  const roundEnd = round?.open ? round.deadline : undefined;
  const wait = findOfferWait({ ...offer, roundEnd }, offer.side, now);
  return wait && { ...wait, since: undefined };
}
