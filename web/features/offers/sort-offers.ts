import { type DealWait, findOfferWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { sortByUrgency } from '../../../functions/kernel/urgency.ts';
import type { Offer } from '../../entities/offer/api.ts';

/** Offers with what ends first before the others. Those without an end stay in their order, however long they wait. */
export function sortOffers(offers: readonly Offer[]): Offer[] {
  const now = new Date();
  return sortByUrgency(offers, (offer) => [findWait(offer, now)]);
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
