import { countDaysBetween, formatLondonDay } from '../../functions/kernel/london-time.ts';
import { formatDay } from './format.ts';

/** `Today`, `Yesterday` or `Sat 21 Nov 2026`. */
export function formatDayName(at: string, now = Date.now()): string {
  const days = countDaysBetween(formatLondonDay(new Date(at)), formatLondonDay(new Date(now)));
  return ['Today', 'Yesterday'][days] ?? formatDay(at);
}
