import { BestAndFinalDue, OfferExpiryDue } from '../../events/offer.ts';
import type { PropertyId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { commit } from '../shared/table.ts';
import { reactTo } from './ground.ts';
import { dues } from './heard.ts';
import { closeRound } from './round.ts';
import { roundOf, savingRound } from './round-store.ts';
import { openOffersOf } from './store.ts';

/** What came to its time is said of the offer or the round as it is by now. */
export const handler = subscriber(dues, async ({ name, data }) => {
  if (name === OfferExpiryDue.name) return reactTo(data.offerId, now(), () => undefined);
  if (name === BestAndFinalDue.name) return close(data.propertyId);
  // Sums that were sealed stay so; what stood before them stands again.
  for (const { id } of await openOffersOf(data.propertyId)) await reactTo(id, now(), () => undefined);
});

async function close(propertyId: PropertyId): Promise<void> {
  const [round, offers] = await Promise.all([roundOf(propertyId), openOffersOf(propertyId)]);
  const closed = closeRound(round, offers, now());
  if (closed) await commit([savingRound(closed.round)], closed.events);
}
