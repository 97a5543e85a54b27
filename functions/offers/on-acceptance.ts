import { OfferAccepted } from '../../events/offer.ts';
import type { OfferId, PropertyId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { reopen } from './answering.ts';
import { displaceOffer } from './displaced-offers.ts';
import { reactTo } from './ground.ts';
import { turns } from './heard.ts';
import { acceptedOfferOf, openOffersOf, requiringAccepted, requiringNoneAccepted } from './store.ts';

/**
 * Other offers on a home wait while it is being sold on one, and count again once that sale is off. Most of them wait
 * since the acceptance's own transaction; this finds the rest.
 */
export const handler = subscriber(turns, async (event) => {
  const { propertyId, offerId } = event.data;
  if (event.name === OfferAccepted.name) await standBack(propertyId, offerId, event.data.keepBackups);
  else await comeBack(propertyId);
});

/** Each on the condition that the home is still being sold on that offer: the news may be older than its end. */
async function standBack(propertyId: PropertyId, accepted: OfferId, keepBackups: boolean): Promise<void> {
  const time = now();
  for (const { id } of await openOffersOf(propertyId)) {
    if (id === accepted) continue;
    await reactTo(id, time, async ({ offer, moment }) => {
      if ((await acceptedOfferOf(propertyId))?.id !== accepted) return undefined;
      const change = displaceOffer(offer, keepBackups, moment);
      return change && { change, also: [requiringAccepted(propertyId, accepted)] };
    });
  }
}

async function comeBack(propertyId: PropertyId): Promise<void> {
  const time = now();
  for (const { id } of await openOffersOf(propertyId)) {
    await reactTo(id, time, async ({ offer, moment }) => {
      if (await acceptedOfferOf(propertyId)) return undefined;
      const change = reopen(offer, moment);
      return change && { change, also: [requiringNoneAccepted(propertyId)] };
    });
  }
}
