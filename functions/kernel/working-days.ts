import { addDays, toInstant, toLondonTime, weekdayOf } from './london-time.ts';

/** Bank holidays of England and Wales as published by the government or fixed by law, up to 2028. */
const bankHolidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
  '2028-12-25',
  '2028-12-26',
]);

/** Whether a day such as `2026-12-25` is on a weekday and not a bank holiday. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) <= 5 && !bankHolidays.has(day);
}

/** The day itself, or the first working day after a day off. */
export function toWorkingDay(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next);
  return next;
}

/**
 * The end of a period of working days on the clock in London: the same time of the nth working day after. A
 * period that begins on a day off counts from the next working day and ends in the last minute of its last
 * day.
 */
export function addWorkingDays(from: Date, days: number): Date {
  const { day: start, time } = toLondonTime(from);
  let day = start;
  for (let left = days; left > 0; left -= 1) day = toWorkingDay(addDays(day));
  return toInstant(day, isWorkingDay(start) ? time : '23:59');
}
