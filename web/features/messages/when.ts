import { formatClock, formatDay } from '../../lib/format.ts';

const dayMs = 86_400_000;

/** `Today`, `Yesterday` or `Sat 21 Nov 2026`. */
export function dayName(at: string, now = Date.now()): string {
  const day = formatDay(at);
  if (day === formatDay(now)) return 'Today';
  return day === formatDay(now - dayMs) ? 'Yesterday' : day;
}

/** The time for today, the day for older messages; short enough for a list. */
export const shortTime = (at: string, now = Date.now()): string => {
  const name = dayName(at, now);
  return name === 'Today' ? formatClock(at) : name.replace(/ \d{4}$/, '');
};
