import { OfferAccepted } from '../../../events/offer.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../../events/property.ts';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { now } from '../../kernel/clock.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { retryWhenStale, commit } from '../../kernel/data/table.ts';
import type { PropertyCalendar } from '../domain/property-calendar.ts';
import { loadCalendar, buildCalendarWrite } from '../adapters/calendar-repository.ts';
import {
  cancelViewingsOfProperty,
  isClosedToViewings,
  offMarketReason,
} from '../commands/cancel-viewings.ts';

/**
 * Cancels viewings when their property leaves the market, or is under offer and the seller stops viewings.
 */
export const handler = subscriber(
  [PropertyStatusChanged, PropertyPublished, OfferAccepted],
  async ({ name, data }) => {
    const property = await findProperty(data.propertyId);
    if (!property) return;
    const time = now();
    if (name === PropertyPublished.name) return saveStoppedFor(property.id, undefined);
    if (isClosedToViewings(property.status))
      return cancelViewingsOfProperty(property, { reason: offMarketReason }, time);
    if (!('stopViewings' in data) || !data.stopViewings) return;
    await saveStoppedFor(property.id, data.offerId);
    // The buyer of the accepted offer may still come.
    await cancelViewingsOfProperty(
      property,
      { reason: 'The home is under offer', except: data.buyerId },
      time,
    );
  },
);

/** Saves the offer that stops viewings; undefined when the property is on sale again. */
const saveStoppedFor = (id: PropertyId, offerId: string | undefined): Promise<void> =>
  retryWhenStale(async () => {
    const { stoppedFor, ...calendar } = await loadCalendar(id);
    if (stoppedFor === offerId) return;
    const version = calendar.version + 1;
    const next: PropertyCalendar = {
      ...calendar,
      version,
      ...(offerId !== undefined && { stoppedFor: offerId }),
    };
    await commit([buildCalendarWrite(next)]);
  });
