import { dayMs } from '../shared/time.ts';

/**
 * Europe/London days and times. A day is `2026-03-29`, a time of day `09:30`; instants are Dates.
 * The zone's rules come from the platform, so both changes of the clocks are as the calendar has them.
 */
const zone = 'Europe/London';
const minuteMs = 60_000;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export interface Local {
  readonly day: string;
  readonly time: string;
  /** Minutes since local midnight by the clock on the wall. */
  readonly minutes: number;
}

export function localOf(instant: Date): Local {
  const by = new Map(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  const get = (name: Intl.DateTimeFormatPartTypes) => by.get(name) ?? '';
  const time = `${get('hour')}:${get('minute')}`;
  return { day: `${get('year')}-${get('month')}-${get('day')}`, time, minutes: minutesOf(time) };
}

/** 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The instant at which a clock in London shows this. Of an hour that comes twice it is the first; an hour that is
 * left out moves on by as much.
 */
export function instantOf(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00Z`);
  const summer = new Date(winter.getTime() - 60 * minuteMs);
  const shown = localOf(summer);
  return shown.day === day && shown.time === time ? summer : winter;
}
