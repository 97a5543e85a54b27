import {
  addDays,
  formatLondonDate,
  formatLondonDay,
  weekdayOf,
} from '../../../../functions/kernel/london-time.ts';

const saturday = 6;
/** As far ahead as people plan viewings. */
const daysAhead = 28;

/** The days that can be planned, from today, with their names. */
export function listPlanDays(now: Date): readonly { readonly value: string; readonly label: string }[] {
  const today = formatLondonDay(now);
  return Array.from({ length: daysAhead }, (_, nth) => {
    const value = addDays(today, nth);
    return { value, label: formatLondonDate(`${value}T12:00:00Z`, 'weekday') };
  });
}

/** The next Saturday after today. */
export function getNextSaturday(now: Date): string {
  const today = formatLondonDay(now);
  return addDays(today, (saturday - weekdayOf(today) + 7) % 7 || 7);
}
