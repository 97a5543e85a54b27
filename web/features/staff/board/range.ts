import {
  addDays,
  countDaysBetween,
  formatLondonDate,
  formatLondonDay,
  weekdayOf,
} from '../../../../functions/kernel/london-time.ts';
import { formatMonth } from '../../../lib/format.ts';

/** Days in London, both of them included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Up to today. */
export const rangeLengths = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
  { days: 730, label: 'Two years' },
] as const;

export function toRange(days: number, now = new Date()): DayRange {
  const to = formatLondonDay(now);
  return { from: addDays(to, 1 - days), to };
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The range of an address, up to today; the last 30 days where it names none. */
export function parseRange(query: URLSearchParams, now = new Date()): DayRange {
  const [from, to] = [query.get('from'), query.get('to')];
  const today = formatLondonDay(now);
  return isDay(from) && isDay(to) && from <= today
    ? { from, to: to > today ? today : to }
    : toRange(rangeLengths[0].days, now);
}

/** What one bar of a chart and one row of its table is about. */
export interface Period {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const mostDays = 31;
const mostWeekDays = 186;

/** A range by days, weeks from Monday or months, so that a chart has some thirty bars at most. */
export function listPeriods(range: DayRange): Period[] {
  const days = countDaysBetween(range.from, range.to) + 1;
  const endOf = days <= mostDays ? endOfDay : days <= mostWeekDays ? endOfWeek : endOfMonth;
  const periods: Period[] = [];
  for (let from = range.from; from <= range.to;) {
    const end = endOf(from);
    const to = end > range.to ? range.to : end;
    periods.push({
      from,
      to,
      label: days > mostWeekDays ? formatMonth(from) : formatDayWithin(range, from),
    });
    from = addDays(to);
  }
  return periods;
}

/** `30 Nov`; with its year where the range has days of two, as phones have little room. */
function formatDayWithin({ from, to }: DayRange, day: string): string {
  const text = formatLondonDate(day, 'short');
  return from.slice(0, 4) === to.slice(0, 4) ? text.replace(/ \d{4}$/, '') : text;
}

/** As many days, up to the one before the range. */
export function toRangeBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -1 - countDaysBetween(from, to)), to: addDays(from, -1) };
}

/** What a row of the tables is about. */
export function nameUnit({ from, to }: DayRange): 'Day' | 'Week from' | 'Month' {
  const days = countDaysBetween(from, to) + 1;
  return days <= mostDays ? 'Day' : days <= mostWeekDays ? 'Week from' : 'Month';
}

const endOfDay = (day: string): string => day;
const endOfWeek = (day: string): string => addDays(day, 7 - weekdayOf(day));
const endOfMonth = (day: string): string => {
  const inNext = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(`${inNext.slice(0, 7)}-01`, -1);
};

/** The rows of a period. */
export function selectPeriod<Row extends { readonly day: string }>(
  rows: readonly Row[],
  { from, to }: DayRange,
): Row[] {
  return rows.filter(({ day }) => day >= from && day <= to);
}

export function addUp<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}
