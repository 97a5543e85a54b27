import { OfferAccepted } from '../../../../events/offer.ts';
import type { OfferId, PropertyId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import {
  findAcceptedOffer,
  listOpenOffers,
  buildAcceptedCheck,
  buildNotAcceptedCheck,
} from '../adapters/offer-repository.ts';
import { displaceOffer } from '../commands/displace-offers.ts';
import { updateOffer } from '../commands/update-offer.ts';
import { reopenOffer } from '../domain/responses.ts';
import { acceptanceEvents } from '../domain/subscriptions.ts';

/**
 * Puts the other offers on a property on hold after an acceptance, and reopens them when the sale falls
 * through. Most are put on hold by the acceptance's own transaction; this handles the rest.
 */
export const handler = subscriber(
  'offers-on-offer-accepted-or-fallen-through',
  { on: acceptanceEvents, needs: ['table:write'] },
  async (event) => {
    const { propertyId, offerId } = event.data;
    if (event.name === OfferAccepted.name) await holdOtherOffers(propertyId, offerId, event.data.keepBackups);
    else await reopenOtherOffers(propertyId);
  },
);

/**
 * Checks in each transaction that the offer is still accepted, because the event may be older than a
 * fall-through.
 */
async function holdOtherOffers(
  propertyId: PropertyId,
  accepted: OfferId,
  keepBackups: boolean,
): Promise<void> {
  const time = now();
  for (const { id } of await listOpenOffers(propertyId)) {
    if (id === accepted) continue;
    await updateOffer(id, time, async ({ offer, stamp }) => {
      if ((await findAcceptedOffer(propertyId))?.id !== accepted) return undefined;
      const decision = displaceOffer(offer, keepBackups, stamp);
      return decision && { decision, otherWrites: [buildAcceptedCheck(propertyId, accepted)] };
    });
  }
}

async function reopenOtherOffers(propertyId: PropertyId): Promise<void> {
  const time = now();
  for (const { id } of await listOpenOffers(propertyId)) {
    await updateOffer(id, time, async ({ offer, stamp }) => {
      if (await findAcceptedOffer(propertyId)) return undefined;
      const decision = reopenOffer(offer, stamp);
      return decision && { decision, otherWrites: [buildNotAcceptedCheck(propertyId)] };
    });
  }
}
