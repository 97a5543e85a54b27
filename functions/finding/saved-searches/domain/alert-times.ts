import { addDays, toInstant, toLondonTime, weekdayOf } from '../../../kernel/london-time.ts';
import { minuteMs } from '../../../kernel/time.ts';
import type { AlertFrequency } from './saved-search.ts';

/** Milliseconds for which instant alerts collect, so that an import is one mail. */
export const collectMs = 5 * minuteMs;
/** The time of day in London of daily and weekly alerts. */
const morning = '07:00';

/** When an alert that collects now is mailed; a weekly one on the weekday on which its search was saved. */
export function computeAlertDueTime(frequency: AlertFrequency, savedAt: string, now: Date): Date {
  if (frequency === 'instant') return new Date((Math.floor(now.getTime() / collectMs) + 1) * collectMs);
  const today = toLondonTime(now).day;
  const isOver = toInstant(today, morning).getTime() <= now.getTime();
  const first = isOver ? addDays(today) : today;
  if (frequency === 'daily') return toInstant(first, morning);
  const weekday = weekdayOf(toLondonTime(new Date(savedAt)).day);
  return toInstant(addDays(first, (weekday - weekdayOf(first) + 7) % 7), morning);
}
