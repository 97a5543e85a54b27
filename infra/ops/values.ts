import { Refusal } from './site.ts';

/**
 * Parses a sum to pence: `1000p` is a thousand pence; `10`, `£10` and `10.50` are pounds.
 * @throws Refusal
 */
export function parsePence(typed: string): number {
  const pence = /^(\d+)p$/i.exec(typed)?.[1];
  if (pence !== undefined) return Number(pence);
  const [, pounds, rest = ''] = /^£?(\d+)(?:\.(\d{2}))?$/.exec(typed) ?? [];
  if (pounds === undefined) throw new Refusal(`${typed} is no sum of money. Write 1000p, 10 or 10.50.`);
  return Number(pounds) * 100 + Number(rest || 0);
}

export function formatPounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

export function parseWholeNumber(typed: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new Refusal(`--${name} needs a whole number, not ${typed}.`);
  return Number(typed);
}

const dayMs = 86_400_000;
const timePattern = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** `Date.parse` reads 30 February as 2 March. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * The start of a day (UTC) as ISO text, or its end if `end`; a time of day is kept as it is.
 * @throws Refusal
 */
export function parseTime(typed: string, end = false): string {
  const [, day = '', clock] = timePattern.exec(typed) ?? [];
  const time = isDay(day) ? Date.parse(typed) : Number.NaN;
  if (Number.isNaN(time)) throw new Refusal(`${typed} is no day. Write 2026-12-31, or 2026-12-31T18:00Z.`);
  return new Date(clock === undefined && end ? time + dayMs : time).toISOString();
}
