import { countDaysBetween, formatLondonDay } from '../../functions/kernel/london-time.ts';
import { formatClock, formatDay } from './format.ts';

const near = ['yesterday', 'today', 'tomorrow'];

/** `today, 14:30`, and so `tomorrow` and `yesterday`; `Sat 21 Nov 2026, 14:30` of any other day. */
export function formatMomentName(at: string, now = Date.now()): string {
  // Of the calendar, as a day of a clock change has 23 or 25 hours.
  const days = countDaysBetween(formatLondonDay(new Date(now)), formatLondonDay(new Date(at)));
  return `${near[days + 1] ?? formatDay(at)}, ${formatClock(at)}`;
}
