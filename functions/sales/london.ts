import { dayMs } from '../shared/time.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London, as `2026-11-21`. */
export const londonDay = (time: Date): string => day.format(time);

/** Days of the calendar from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day that comes so many days later. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);
