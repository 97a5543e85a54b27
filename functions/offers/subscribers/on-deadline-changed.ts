import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalDue,
  OfferExpiryDue,
} from '../../../events/offer.ts';
import type { OfferId, PropertyId } from '../../../events/vocabulary.ts';
import { cancelScheduledEvent, scheduleBy, scheduleEvent } from '../../kernel/events/scheduler.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { deadlineChangeEvents } from '../domain/subscriptions.ts';
import { calculateOfferDueAt } from '../domain/due-changes.ts';
import { findOffer } from '../adapters/offer-repository.ts';

/** Schedules the deadline event of an offer or a round, and cancels a schedule that no longer applies. */
export const handler = subscriber(deadlineChangeEvents, async ({ name, data }) => {
  if (name === BestAndFinalCalled.name) await scheduleRoundEnd(data);
  else if (name === BestAndFinalCancelled.name)
    await cancelScheduledEvent(roundScheduleName(data.propertyId));
  else if ('offerId' in data) await scheduleExpiry(data.offerId);
});

/** Reads the present offer, so a late event does not schedule a deadline that is over. */
const scheduleExpiry = (id: OfferId): Promise<void> =>
  scheduleBy(
    () => findOffer(id),
    async (offer) => {
      const due = offer && calculateOfferDueAt(offer);
      if (!offer || due === undefined) return cancelScheduledEvent(expiryScheduleName(id));
      const event = OfferExpiryDue.of({ offerId: id, propertyId: offer.propertyId });
      await scheduleEvent({ name: expiryScheduleName(id), at: new Date(due), event });
    },
  );

const scheduleRoundEnd = ({ propertyId, deadline }: { propertyId: PropertyId; deadline: string }) =>
  scheduleEvent({
    name: roundScheduleName(propertyId),
    at: new Date(deadline),
    event: BestAndFinalDue.of({ propertyId, deadline }),
  });

const expiryScheduleName = (id: OfferId): string => `offer-${id}`;
const roundScheduleName = (id: PropertyId): string => `round-${id}`;
