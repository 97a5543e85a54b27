import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { toCalendarText } from '../../../kernel/calendar-text.ts';
import { addDays } from '../../../kernel/london-time.ts';
import { hourSeconds, minuteMs } from '../../../kernel/time.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';

/** Seconds after which calendars that follow the hint read again. */
const refreshSeconds = 4 * hourSeconds;

/** A person's calendar as iCalendar text. */
export function createCalendarText(
  viewings: readonly ICalEventData[],
  dates: readonly CalendarDate[],
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): string {
  const calendar = ical({
    name: 'Gable',
    description: 'Your viewings, last days to answer and completion days',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Gable', product: 'Dates' },
    ttl: refreshSeconds,
  });
  for (const viewing of viewings) calendar.createEvent(viewing);
  for (const date of dates) calendar.createEvent({ ...toEvent(date, siteUrl), stamp: now });
  return toCalendarText(calendar);
}

/** Milliseconds that a last hour takes up in a calendar, before it strikes. */
const deadlineMs = 30 * minuteMs;
/** Seconds before a last hour at which calendars remind. */
const deadlineReminderSeconds = 4 * hourSeconds;

function toEvent({ key, at, summary, path, isTentative }: CalendarDate, siteUrl: string): ICalEventData {
  const url = `${siteUrl}${path}`;
  const facts = {
    id: `${key}@${new URL(siteUrl).hostname}`,
    summary,
    description: url,
    url,
    status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
  // A day off or a last hour does not make the person busy.
  const isFree = { transparency: ICalEventTransparency.TRANSPARENT };
  if ('day' in at)
    return {
      ...facts,
      ...isFree,
      allDay: true,
      start: new Date(`${at.day}T00:00:00Z`),
      end: new Date(`${addDays(at.day)}T00:00:00Z`),
      timezone: null,
    };
  if ('deadline' in at) {
    const end = new Date(at.deadline);
    return {
      ...facts,
      ...isFree,
      start: new Date(end.getTime() - deadlineMs),
      end,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: deadlineReminderSeconds, description: summary }],
    };
  }
  return { ...facts, start: new Date(at.start), end: new Date(at.end) };
}
