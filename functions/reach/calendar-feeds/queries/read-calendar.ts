import { type UserId, sideOf } from '../../../../events/vocabulary.ts';
import { toViewingEvent } from '../../../deals/viewings/adapters/calendar-invitation.ts';
import { toCurrentViewing } from '../../../deals/viewings/domain/due-changes.ts';
import { isBooked } from '../../../deals/viewings/domain/transitions.ts';
import { listViewings } from '../../../deals/viewings/queries/list-viewings.ts';
import { dayMs } from '../../../kernel/time.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { createCalendarText } from '../adapters/calendar-text.ts';
import { listCalendarDates, toRequestedViewing } from './list-calendar-dates.ts';

/** For so long a calendar still shows a viewing that took place. */
const pastMs = 30 * dayMs;

interface CalendarSource {
  readonly siteUrl: string;
  /** The address of Gable that organises viewings, as neither side learns the other's. */
  readonly organiser: string;
}

/** The dates of a person as iCalendar text. */
export async function readCalendar(userId: UserId, source: CalendarSource, now: Date): Promise<string> {
  const since = new Date(now.getTime() - pastMs).toISOString();
  const [stored, dates] = await Promise.all([listViewings({}, userId, now), listCalendarDates(userId, now)]);
  const viewings = stored.filter(({ end }) => end > since).map((viewing) => toCurrentViewing(viewing, now));
  const homes = await listProperties([...new Set(viewings.map(({ propertyId }) => propertyId))]);
  const seen = viewings.flatMap((viewing) => {
    const home = homes.find(({ id }) => id === viewing.propertyId);
    const side = sideOf(viewing, userId);
    return home && side ? [{ viewing, home, side }] : [];
  });
  const agreed = seen.filter(({ viewing }) => isBooked(viewing) || viewing.status === 'completed');
  const asked = seen.filter(({ viewing }) => viewing.status === 'requested');
  return createCalendarText(
    agreed.map(({ viewing, home, side }) => toViewingEvent(viewing, side, home, source)),
    [...dates, ...asked.map(({ viewing, home, side }) => toRequestedViewing(viewing, side, home))],
    { siteUrl: source.siteUrl, now },
  );
}
