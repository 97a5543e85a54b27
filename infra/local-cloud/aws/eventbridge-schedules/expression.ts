import { Cron } from 'croner';

/** A schedule expression of EventBridge, parsed. */
export interface Timetable {
  /** The next time after one, in milliseconds; undefined after the last one. */
  next(after: number): number | undefined;
}

const unitMilliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
/** The largest value of each field of EventBridge's cron: minute, hour, day, month, weekday, year. */
const largest = [59, 23, 31, 12, 7, 2199];

/**
 * Reads `cron(...)`, `rate(...)` or `at(...)`; throws on anything else. Rates count from `started`, in
 * milliseconds.
 */
export function parseTimetable(expression: string, timezone: string, started: number): Timetable {
  const [, kind, inside = ''] = /^(cron|rate|at)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'cron') return parseCron(inside, timezone);
  if (kind === 'rate') return parseRate(inside, started);
  if (kind === 'at') return parseAt(inside, timezone);
  throw new Error(`${expression} is no schedule expression`);
}

function parseCron(fields: string, timezone: string): Timetable {
  const job = new Cron(toCronPattern(fields), { timezone, paused: true });
  return { next: (after) => job.nextRun(new Date(after))?.getTime() };
}

/** EventBridge counts weekdays from 1 (Sunday), croner from 0; EventBridge allows `5/15` without an end. */
export function toCronPattern(fields: string): string {
  const parts = fields.trim().split(/\s+/);
  if (parts.length !== 6) throw new Error(`cron(${fields}) needs six fields`);
  const [minute, hour, day, month, weekday = '*', year] = parts.map((part, index) =>
    part.replace(/(?<=^|,)(\d+)\/(\d+)/g, `$1-${largest[index]}/$2`),
  );
  return ['0', minute, hour, day, month, weekday.split(',').map(toWeekdayPart).join(','), year].join(' ');
}

function toWeekdayPart(part: string): string {
  // What follows `#` (which one in the month) or `/` (the step) is no weekday.
  const [, days = '', rest = ''] = /^([^#/]*)(.*)$/.exec(part) ?? [];
  return days.replace(/\d+/g, (day) => String(Number(day) - 1)) + rest;
}

function parseRate(inside: string, started: number): Timetable {
  const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(inside) ?? [];
  const period = Number(count) * (unitMilliseconds[unit] ?? Number.NaN);
  if (!(period > 0)) throw new Error(`rate(${inside}) is no rate`);
  return { next: (after) => started + (Math.floor((after - started) / period) + 1) * period };
}

function parseAt(inside: string, timezone: string): Timetable {
  const job = new Cron(inside, { timezone, paused: true });
  return { next: (after) => job.nextRun(new Date(after))?.getTime() };
}
