import { addDays, formatLondonDate, weekdayOf } from '../../../../functions/kernel/london-time.ts';
import { formatMonth } from '../../../lib/format.ts';
import type { AgendaEvent } from './agenda-events.ts';

interface AgendaDay {
  readonly day: string;
  readonly events: readonly AgendaEvent[];
}

/** Some days of the agenda under one heading. */
interface AgendaSpan {
  readonly title: string;
  /** Only days on which something is planned. */
  readonly days: readonly AgendaDay[];
}

export interface AgendaSpans {
  /** Today and the six days after it, each of them. */
  readonly nextDays: readonly AgendaDay[];
  /** The weeks and the months after that in which something is planned. */
  readonly later: readonly AgendaSpan[];
}

/** Weeks that follow the next seven days by themselves; then months do. */
const weeksAhead = 4;

/** What is planned from today on: the next seven days, then weeks, then months. */
export function arrangeAgenda(events: readonly AgendaEvent[], today: string): AgendaSpans {
  const byDay = Map.groupBy(events, ({ day }) => day);
  const toDay = (day: string): AgendaDay => ({ day, events: byDay.get(day) ?? [] });
  const firstLater = addDays(today, 7);
  const firstMonday = addDays(firstLater, (8 - weekdayOf(firstLater)) % 7);
  const lastOfWeeks = addDays(firstMonday, 7 * weeksAhead);
  const later = Map.groupBy([...byDay.keys()].filter((day) => day >= firstLater).toSorted(), (day) =>
    day < lastOfWeeks ? toWeekTitle(day, firstLater) : formatMonth(`${day.slice(0, 7)}-15`),
  );
  return {
    nextDays: Array.from({ length: 7 }, (_, nth) => toDay(addDays(today, nth))),
    later: [...later].map(([title, days]) => ({ title, days: days.map(toDay) })),
  };
}

/** `7 December to 13 December`; the first one begins after the next seven days. */
function toWeekTitle(day: string, firstLater: string): string {
  const monday = addDays(day, 1 - weekdayOf(day));
  const begin = monday < firstLater ? firstLater : monday;
  const sunday = addDays(monday, 6);
  return begin === sunday
    ? formatLondonDate(sunday, 'day')
    : `${formatLondonDate(begin, 'day')} to ${formatLondonDate(sunday, 'day')}`;
}
