import { formatDayName } from '../../lib/day-name.ts';
import { formatClock } from '../../lib/format.ts';

/** The time for today, the day for older messages; short enough for a list. */
export function formatShortTime(at: string, now = Date.now()): string {
  const name = formatDayName(at, now);
  return name === 'Today' ? formatClock(at) : name.replace(/ \d{4}$/, '');
}
