import { BestAndFinalDue, OfferExpiryDue } from '../../../../events/offer.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findRound, buildRoundWrite } from '../adapters/best-and-final-repository.ts';
import { listOpenOffers } from '../adapters/offer-repository.ts';
import { updateOffer } from '../commands/update-offer.ts';
import { closeRound } from '../domain/best-and-final.ts';
import { deadlineReachedEvents } from '../domain/subscriptions.ts';

/** Applies what is due on an offer or a round at its deadline. */
export const handler = subscriber(
  'offers-on-deadline-reached',
  { on: deadlineReachedEvents, needs: ['table:write'] },
  async ({ name, data }) => {
    if (name === OfferExpiryDue.name) return updateOffer(data.offerId, now(), () => undefined);
    if (name === BestAndFinalDue.name) return closeDueRound(data.propertyId);
    // Sealed amounts stay sealed; the earlier open amounts apply again.
    for (const { id } of await listOpenOffers(data.propertyId)) await updateOffer(id, now(), () => undefined);
  },
);

async function closeDueRound(propertyId: PropertyId): Promise<void> {
  const [round, offers] = await Promise.all([findRound(propertyId), listOpenOffers(propertyId)]);
  const closed = closeRound(round, offers, now());
  if (closed) await commit([buildRoundWrite(closed.round)], closed.events);
}
