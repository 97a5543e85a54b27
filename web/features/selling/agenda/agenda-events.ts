import { addDays, formatLondonDay, weekdayOf } from '../../../../functions/kernel/london-time.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { hasRunningPackage } from '../../../entities/own-home/home-waits.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { Viewing } from '../../../entities/viewing/api.ts';
import { formatClock, formatPersonName } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';

export interface AgendaEvent {
  readonly key: string;
  /** The day in London, as `2026-11-21`. */
  readonly day: string;
  /** `14:30`; absent for a whole day. */
  readonly time?: string | undefined;
  readonly kind: 'viewing' | 'request' | 'package';
  readonly text: string;
  /** The home that it is about. */
  readonly title: string;
  readonly to: string;
}

const shownStatuses: Readonly<Partial<Record<Viewing['status'], AgendaEvent['kind']>>> = {
  requested: 'request',
  confirmed: 'viewing',
  reschedule_proposed: 'viewing',
};

/** Upcoming viewings and the ends of packages, in the order of their times. */
export function listAgendaEvents(homes: readonly OwnListing[], viewings: readonly Viewing[]): AgendaEvent[] {
  const ends = homes.flatMap(({ id, title, status, package: current }) =>
    current && hasRunningPackage({ status })
      ? [
          {
            key: `${id} package`,
            day: formatLondonDay(new Date(current.endsAt)),
            kind: 'package' as const,
            text: `${formatPackageName(current.packageId)} ends`,
            title,
            to: paths.ownPackage(id),
          },
        ]
      : [],
  );
  return [...viewings.flatMap(toEvent), ...ends].toSorted((a, b) => toSortKey(a).localeCompare(toSortKey(b)));
}

const toSortKey = ({ day, time = '' }: AgendaEvent): string => `${day} ${time}`;

function toEvent({ id, start, status, counterpart, card, propertyId }: Viewing): AgendaEvent[] {
  const kind = shownStatuses[status];
  if (!kind) return [];
  const name = formatPersonName(counterpart);
  return [
    {
      key: id,
      day: formatLondonDay(new Date(start)),
      time: formatClock(start),
      kind,
      text: kind === 'request' ? `${name} asks for a viewing` : `Viewing with ${name}`,
      title: card?.title ?? 'A home that’s no longer here',
      to: `${paths.ownViewings(propertyId)}#${id}`,
    },
  ];
}

/** The weeks of a month such as `2026-11`, Monday first, with the days of its neighbours that fill them. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; day.slice(0, 7) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, nth) => addDays(day, nth)));
  return weeks;
}

/** The month so many months away: `2026-12` for `2026-11` and 1. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
