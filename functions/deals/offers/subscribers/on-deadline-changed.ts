import {
  BestAndFinalCalled,
  BestAndFinalCancelled,
  BestAndFinalDue,
  OfferExpiryDue,
} from '../../../../events/offer.ts';
import type { OfferId, PropertyId } from '../../../../events/vocabulary.ts';
import {
  cancelScheduledEvent,
  scheduleByLatestVersion,
  scheduleEvent,
} from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findOffer } from '../adapters/offer-repository.ts';
import { calculateOfferDueAt } from '../domain/due-changes.ts';
import { deadlineChangeEvents } from '../domain/subscriptions.ts';

/** Schedules the deadline event of an offer or a round, and cancels a schedule that no longer applies. */
export const handler = subscriber(
  'offers-on-deadline-changed',
  { on: deadlineChangeEvents, needs: ['table:write', 'scheduler'] },
  async ({ name, data }) => {
    if (name === BestAndFinalCalled.name) await scheduleRoundEnd(data);
    else if (name === BestAndFinalCancelled.name)
      await cancelScheduledEvent(toRoundScheduleName(data.propertyId));
    else if ('offerId' in data) await scheduleExpiry(data.offerId);
  },
);

/** Reads the present offer, so a late event does not schedule a deadline that is over. */
const scheduleExpiry = (id: OfferId): Promise<void> =>
  scheduleByLatestVersion(
    () => findOffer(id),
    async (offer) => {
      const due = offer && calculateOfferDueAt(offer);
      if (!offer || due === undefined) return cancelScheduledEvent(toExpiryScheduleName(id));
      const event = OfferExpiryDue.of({ offerId: id, propertyId: offer.propertyId });
      await scheduleEvent({ name: toExpiryScheduleName(id), at: new Date(due), event });
    },
  );

const scheduleRoundEnd = ({ propertyId, deadline }: { propertyId: PropertyId; deadline: string }) =>
  scheduleEvent({
    name: toRoundScheduleName(propertyId),
    at: new Date(deadline),
    event: BestAndFinalDue.of({ propertyId, deadline }),
  });

const toExpiryScheduleName = (id: OfferId): string => `offer-${id}`;
const toRoundScheduleName = (id: PropertyId): string => `round-${id}`;
