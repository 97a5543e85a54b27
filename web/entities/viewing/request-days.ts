import { addDays, formatLondonDay } from '../../../functions/kernel/london-time.ts';

/** The days that a buyer can name, such as `2026-03-29`: two weeks from tomorrow. */
export function listRequestDays(now: Date): readonly string[] {
  const today = formatLondonDay(now);
  return Array.from({ length: 14 }, (_, nth) => addDays(today, nth + 1));
}
