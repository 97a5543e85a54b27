import { countDaysBetween, formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { formatCounted } from '../../lib/format.ts';
import { formatNearDay } from '../../lib/near-date.ts';

/** `, expected by Thu 26 Nov`; once that is over, how late it is. */
export function describeExpected(by: string): string {
  const daysLate = countDaysBetween(formatLondonDay(new Date(by)), formatLondonDay(new Date()));
  return daysLate > 0 ? ` – ${formatCounted(daysLate, 'day')} late` : `, expected by ${formatNearDay(by)}`;
}
