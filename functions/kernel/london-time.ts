import { dayMs, minuteMs } from './time.ts';

/*
 * Days and times in Europe/London. A day is `2026-03-29`, a time of day `09:30`; instants are Dates. The rules of the
 * zone come from the platform.
 */

const londonDayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London, as `2026-11-21`. */
export function formatLondonDay(time: Date): string {
  return londonDayFormat.format(time);
}

const day = { timeZone: 'Europe/London', day: 'numeric', month: 'long' } as const;
const shortDay = { ...day, month: 'short', year: 'numeric' } as const;
const londonDateFormats = {
  long: new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' }),
  full: new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric', weekday: 'long' }),
  day: new Intl.DateTimeFormat('en-GB', day),
  weekday: new Intl.DateTimeFormat('en-GB', { ...day, weekday: 'long' }),
  short: new Intl.DateTimeFormat('en-GB', shortDay),
  shortWeekday: new Intl.DateTimeFormat('en-GB', { ...shortDay, weekday: 'short' }),
  month: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long', year: 'numeric' }),
} as const;

type LondonDateForm = keyof typeof londonDateFormats;

/**
 * The day in London as people read it: `long` is `21 November 2026`, `full` `Saturday, 21 November 2026`, `day`
 * `21 November`, `weekday` `Saturday 21 November`, `month` `November 2026`, `short` `21 Nov 2026` and `shortWeekday`
 * `Sat 21 Nov 2026`.
 */
export function formatLondonDate(time: Date | string | number, form: LondonDateForm = 'long'): string {
  const text = londonDateFormats[form].format(new Date(time));
  return form === 'shortWeekday' ? text.replace(',', '') : text;
}

/** Calendar days from one day to another; negative where `to` is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

const londonParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export interface LondonTime {
  readonly day: string;
  readonly time: string;
  /** Minutes since local midnight on the clock. */
  readonly minutes: number;
}

export function toLondonTime(instant: Date): LondonTime {
  const by = new Map(londonParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  const get = (name: Intl.DateTimeFormatPartTypes) => by.get(name) ?? '';
  const time = `${get('hour')}:${get('minute')}`;
  return { day: `${get('year')}-${get('month')}-${get('day')}`, time, minutes: parseMinutes(time) };
}

/** `Friday 27 November at 12:00`, in London; another form of the day on demand. */
export function formatLondonDateTime(time: Date | string, form: LondonDateForm = 'weekday'): string {
  return `${formatLondonDate(time, form)} at ${toLondonTime(new Date(time)).time}`;
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The day `days` calendar days later. */
export function addDays(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Minutes since midnight of a time of day such as `09:30`. */
export function parseMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of day, such as `09:30`, of minutes since midnight. */
export function formatTimeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * The instant at which a clock in London shows this day and time. Of an hour that occurs twice it is the first; a
 * time in the hour that is skipped in spring is an hour later.
 */
export function toInstant(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00Z`);
  const summer = new Date(winter.getTime() - 60 * minuteMs);
  const londonTime = toLondonTime(summer);
  return londonTime.day === day && londonTime.time === time ? summer : winter;
}
