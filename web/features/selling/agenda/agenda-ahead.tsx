import { formatLondonDate, formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import type { AgendaEvent } from './agenda-events.ts';
import { type AgendaSpans, arrangeAgenda } from './agenda-spans.ts';
import { EventLink } from './event-link.tsx';

interface Props {
  readonly events: readonly AgendaEvent[];
  readonly now: Date;
}

/** What is planned: the next seven days, one line each, then weeks, then months. */
export function AgendaAhead({ events, now }: Props) {
  const { nextDays, later } = arrangeAgenda(events, formatLondonDay(now));
  return (
    <>
      <section aria-labelledby="next-days" className="grid grid-cols-1 gap-4">
        <h2 id="next-days" className="text-xl">
          Next seven days
        </h2>
        <DayLines days={nextDays} />
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later" className="grid grid-cols-1 gap-4">
          <h2 id="later" className="text-xl">
            After that
          </h2>
          {later.map(({ title, days }) => (
            <div key={title} className="grid grid-cols-1 gap-2">
              <h3 className="text-base text-muted">{title}</h3>
              <DayLines days={days} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/** Weekday and day, without the month's name in full: `Tue 1 Dec`. */
const formatShortDay = (day: string): string =>
  formatLondonDate(day, 'shortWeekday')
    .replace(',', '')
    .replace(/ \d{4}$/, '');

const DayLines = ({ days }: { readonly days: AgendaSpans['nextDays'] }) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {days.map(({ day, events }) => (
      <li key={day} className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-3 px-4 py-2.5">
        <time dateTime={day} className="tabular text-sm font-semibold">
          {formatShortDay(day)}
        </time>
        {events.length === 0 ? (
          <span className="text-sm text-muted">Nothing planned</span>
        ) : (
          <ul className="grid grid-cols-1 gap-1.5">
            {events.map((event) => (
              <li key={event.key}>
                <EventLink event={event} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
