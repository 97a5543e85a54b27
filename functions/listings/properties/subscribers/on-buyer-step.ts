import { MessageSent } from '../../../../events/message.ts';
import { OfferMade } from '../../../../events/offer.ts';
import { ViewingRequested, ViewingWaitlisted } from '../../../../events/viewing.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { countStep } from '../adapters/counts-repository.ts';

/** Counts enquiries, viewing requests and offers by day, for the property's owner. */
export const handler = subscriber(
  'properties-on-buyer-step',
  { on: [MessageSent, ViewingRequested, ViewingWaitlisted, OfferMade], needs: ['table:write'] },
  async (event, { time }) => {
    const day = time.slice(0, 10);
    const { propertyId, buyerId } = event.data;
    if (event.name === MessageSent.name) {
      if (event.data.first) await countStep(propertyId, 'enquiries', `${propertyId}/${buyerId}`, day);
    } else if (event.name === OfferMade.name) {
      await countStep(propertyId, 'offers', event.data.offerId, day);
    } else {
      await countStep(propertyId, 'viewings', event.data.viewingId, day);
    }
  },
);
