import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatLondonDate, formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { type AgendaEvent, listWeeks, shiftMonth } from './agenda-events.ts';
import { EventLink } from './event-link.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const monthForm = /^20\d{2}-(0[1-9]|1[0-2])$/;

interface Props {
  readonly events: readonly AgendaEvent[];
  readonly now: Date;
}

/**
 * A month with what happens on each day, at first that of the next event: a grid on wide screens, a list of days on
 * narrow ones, where the present month says nothing that the days and weeks before it did not.
 */
export function AgendaCalendar({ events, now }: Props) {
  const [query] = useSearchParams();
  const today = formatLondonDay(now);
  const asked = query.get('month') ?? '';
  const present = today.slice(0, 7);
  const isAsked = monthForm.test(asked);
  const month = isAsked ? asked : findNextMonth(events, today);
  const isPresent = !isAsked && month === present;
  const inMonth = events.filter(({ day }) => day.startsWith(month));
  const weeks = listWeeks(month);
  const byDay = Map.groupBy(events, ({ day }) => day);
  const isGridEmpty = !weeks.flat().some((day) => byDay.has(day));
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendar" className="text-xl" aria-live="polite">
          <span className={cx(isPresent && 'max-md:hidden')}>{formatMonth(`${month}-15`)}</span>
          {isPresent && <span className="md:hidden">By month</span>}
        </h2>
        <div className="flex gap-2">
          <MonthLink month={shiftMonth(month, -1)} label="Previous month" icon={ChevronLeft} />
          <MonthLink month={shiftMonth(month, 1)} label="Next month" icon={ChevronRight} />
        </div>
      </div>
      {isPresent && (
        <p className="text-muted md:hidden">Go to another month to see what’s planned or what has been.</p>
      )}
      <MonthGrid month={month} weeks={weeks} today={today} byDay={byDay} />
      {!isPresent && <DayList byDay={Map.groupBy(inMonth, ({ day }) => day)} />}
      {inMonth.length === 0 && (
        <p className={cx('text-muted', isPresent && 'max-md:hidden', !isGridEmpty && 'md:hidden')}>
          Nothing is planned this month.
        </p>
      )}
    </section>
  );
}

/** The month of the first event that is still to come; the present one without any. */
const findNextMonth = (events: readonly AgendaEvent[], today: string): string => {
  const [next = today] = events
    .map(({ day }) => day)
    .filter((day) => day >= today)
    .toSorted();
  return next.slice(0, 7);
};

interface MonthLinkProps {
  readonly month: string;
  readonly label: string;
  readonly icon: typeof ChevronLeft;
}

const MonthLink = ({ month, label, icon }: MonthLinkProps) => (
  <Link
    to={`?${new URLSearchParams({ month })}`}
    aria-label={label}
    className={getButtonClass({ variant: 'secondary', size: 'icon' })}
  >
    <Icon as={icon} />
  </Link>
);

type ByDay = ReadonlyMap<string, readonly AgendaEvent[]>;

interface GridProps {
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly today: string;
  readonly byDay: ByDay;
}

const MonthGrid = ({ month, weeks, today, byDay }: GridProps) => (
  <table aria-labelledby="calendar" className="w-full table-fixed border-collapse max-md:hidden">
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" className="p-1 text-left text-sm font-semibold text-muted">
            <abbr title={name} className="no-underline">
              {name.slice(0, 3)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'h-24 border border-line p-1.5 align-top',
                day.startsWith(month) ? 'bg-surface' : 'bg-sunk',
              )}
            >
              <span
                className={cx(
                  'tabular text-sm',
                  day === today
                    ? 'inline-grid size-6 place-items-center rounded-full bg-action font-semibold text-on-action'
                    : 'text-muted',
                )}
              >
                {Number(day.slice(8))}
              </span>
              <DayEvents events={byDay.get(day) ?? []} className="mt-1 grid-cols-1 gap-1" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const DayList = ({ byDay }: { readonly byDay: ByDay }) =>
  byDay.size > 0 && (
    <ul className="grid grid-cols-1 gap-5 md:hidden">
      {[...byDay].map(([day, events]) => (
        <li key={day} className="grid grid-cols-1 gap-2">
          <h3 className="text-base">{formatLondonDate(day, 'weekday')}</h3>
          <DayEvents events={events} className="grid-cols-1 gap-2" />
        </li>
      ))}
    </ul>
  );

interface DayEventsProps {
  readonly events: readonly AgendaEvent[];
  readonly className: string;
}

const DayEvents = ({ events, className }: DayEventsProps) =>
  events.length > 0 && (
    <ul className={`grid ${className}`}>
      {events.map((event) => (
        <li key={event.key}>
          <EventLink event={event} />
        </li>
      ))}
    </ul>
  );
