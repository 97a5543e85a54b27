import { OfferFellThrough, OfferPutOnHold, OfferRejected } from '../../../../events/offer.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { suggestSearch } from '../commands/suggest-search.ts';

/**
 * Prepares a search for homes like the one that a buyer lost: their sale fell through, or the seller accepted
 * another offer or sold the home, so that theirs is a backup at best.
 */
export const handler = subscriber(
  'saved-searches-on-offer-lost-suggest-search',
  { on: [OfferFellThrough, OfferPutOnHold, OfferRejected], needs: ['table:write'] },
  async (event) => {
    const { propertyId, buyerId } = event.data;
    const isDeclined = event.name === OfferRejected.name && event.data.by === 'seller';
    if (isDeclined && (await findProperty(propertyId))?.status === 'live') return;
    await suggestSearch(propertyId, buyerId, now());
  },
);
