import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalDue,
  OfferExpiryDue,
} from '../../events/offer.ts';
import type { OfferId, PropertyId } from '../../events/vocabulary.ts';
import { forgetLater, planBy, tellLater } from '../shared/later.ts';
import { subscriber } from '../shared/subscriber.ts';
import { deadlines } from './heard.ts';
import { dueAt } from './settling.ts';
import { offerById } from './store.ts';

/** Plans to be told when an offer or a round comes to its time, and takes that back where it no longer matters. */
export const handler = subscriber(deadlines, async ({ name, data }) => {
  if (name === BestAndFinalCalled.name) await planRound(data);
  else if (name === BestAndFinalCancelled.name) await forgetLater(roundName(data.propertyId));
  else if ('offerId' in data) await planOffer(data.offerId);
});

/** By the offer as it is now: news that come late plan nothing that is over. */
const planOffer = (id: OfferId): Promise<void> =>
  planBy(
    () => offerById(id),
    async (offer) => {
      const due = offer && dueAt(offer);
      if (!offer || due === undefined) return forgetLater(offerName(id));
      const event = OfferExpiryDue.of({ offerId: id, propertyId: offer.propertyId });
      await tellLater({ name: offerName(id), at: new Date(due), event });
    },
  );

const planRound = ({ propertyId, deadline }: { propertyId: PropertyId; deadline: string }) =>
  tellLater({
    name: roundName(propertyId),
    at: new Date(deadline),
    event: BestAndFinalDue.of({ propertyId, deadline }),
  });

const offerName = (id: OfferId): string => `offer-${id}`;
const roundName = (id: PropertyId): string => `round-${id}`;
