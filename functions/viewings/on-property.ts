import { OfferAccepted } from '../../events/offer.ts';
import { PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import type { PropertyId } from '../../events/vocabulary.ts';
import { propertyById } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { again, commit } from '../shared/table.ts';
import type { Calendar } from './calendar.ts';
import { calendarOf, savingCalendar } from './calendar-store.ts';
import { callOffHome, closesViewings, noLonger } from './care.ts';

/** A home that leaves the market has no viewings; one under offer has them as its seller chose. */
export const handler = subscriber(
  [PropertyStatusChanged, PropertyPublished, OfferAccepted],
  async ({ name, data }) => {
    const home = await propertyById(data.propertyId);
    if (!home) return;
    const time = now();
    if (name === PropertyPublished.name) return setStopped(home.id, undefined);
    if (closesViewings(home.status)) return callOffHome(home, { reason: noLonger }, time);
    if (!('stopViewings' in data) || !data.stopViewings) return;
    await setStopped(home.id, data.offerId);
    // Who buys it may still come.
    await callOffHome(home, { reason: 'The home is under offer', except: data.buyerId }, time);
  },
);

/** For good, or until it is on sale again. */
const setStopped = (id: PropertyId, offerId: string | undefined): Promise<void> =>
  again(async () => {
    const { stoppedFor, ...calendar } = await calendarOf(id);
    if (stoppedFor === offerId) return;
    const version = calendar.version + 1;
    const next: Calendar = { ...calendar, version, ...(offerId !== undefined && { stoppedFor: offerId }) };
    await commit([savingCalendar(next)]);
  });
