import type { ICalCalendar } from 'ical-generator';

/** The text of a calendar, with the line break at its end that RFC 5545 asks for and the library leaves out. */
export function toCalendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
