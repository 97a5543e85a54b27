import { dayMs } from '../../functions/kernel/time.ts';
import { formatDay } from './format.ts';

/** `Today`, `Yesterday` or `Sat 21 Nov 2026`. */
export function formatDayName(at: string, now = Date.now()): string {
  const day = formatDay(at);
  if (day === formatDay(now)) return 'Today';
  return day === formatDay(now - dayMs) ? 'Yesterday' : day;
}
