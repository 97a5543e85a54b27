import type * as z from 'zod';
import { OfferAccepted } from '../../../../events/offer.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadCalendar, buildCalendarWrite } from '../../viewings/adapters/calendar-repository.ts';
import { cancelViewingsOfProperty, isClosedToViewings } from '../../viewings/commands/cancel-viewings.ts';
import { describeMarketExit } from '../../viewings/domain/cancellation.ts';
import type { PropertyCalendar } from '../../viewings/domain/property-calendar.ts';
import { listOffersOfProperty } from '../adapters/offer-repository.ts';
import { isAgreedStatus } from '../domain/transitions.ts';

/**
 * Cancels viewings when their property leaves the market, or when the seller stops them at an offer or a pause.
 */
export const handler = subscriber(
  'viewings-on-property-changed-or-offer-accepted',
  {
    on: [PropertyStatusChanged, PropertyPublished, OfferAccepted],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  async ({ name, data }) => {
    if (name === PropertyPublished.name) return saveStoppedFor(data.propertyId, undefined);
    const property = await findProperty(data.propertyId);
    if (!property) return;
    const time = now();
    if (isClosedToViewings(property.status)) return cancelViewingsOffMarket(property, time);
    if (name === PropertyStatusChanged.name) return cancelViewingsOfPause(property, data, time);
    if (!('stopViewings' in data) || !data.stopViewings) return;
    await saveStoppedFor(property.id, data.offerId);
    // The buyer of the accepted offer may still come.
    await cancelViewingsOfProperty(
      property,
      { getReason: () => 'The seller has accepted an offer', except: data.buyerId },
      time,
    );
  },
);

/** A pause that was undone before its event arrived cancels nothing. */
async function cancelViewingsOfPause(
  property: Property,
  {
    cancelsViewings,
    reason,
  }: Pick<z.output<typeof PropertyStatusChanged.detail>, 'cancelsViewings' | 'reason'>,
  time: Date,
): Promise<void> {
  if (property.status !== 'paused' || !cancelsViewings) return;
  await cancelViewingsOfProperty(
    property,
    { getReason: () => reason || describeMarketExit(property.status, false) },
    time,
  );
}

/** The buyer who bought the home gets another reason than the others. */
async function cancelViewingsOffMarket(property: Property, time: Date): Promise<void> {
  const offers = property.status === 'completed' ? await listOffersOfProperty(property.id) : [];
  const sold = offers.find(({ status }) => isAgreedStatus(status) || status === 'completed');
  const getReason = (buyerId: UserId) => describeMarketExit(property.status, buyerId === sold?.buyerId);
  await cancelViewingsOfProperty(property, { getReason }, time);
}

/** Saves the offer that stops viewings; undefined when the property is on sale again. */
async function saveStoppedFor(id: PropertyId, offerId: string | undefined): Promise<void> {
  await updateWithRetry(
    () => loadCalendar(id),
    ({ stoppedFor, ...calendar }) => {
      if (stoppedFor === offerId) return undefined;
      const version = calendar.version + 1;
      const next: PropertyCalendar = {
        ...calendar,
        version,
        ...(offerId !== undefined && { stoppedFor: offerId }),
      };
      return { writes: [buildCalendarWrite(next)] };
    },
  );
}
