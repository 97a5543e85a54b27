import { addDays, formatLondonDay, weekdayOf } from '../../../../functions/kernel/london-time.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { listSaleLines } from '../../../entities/own-home/home-task.ts';
import { hasRunningPackage } from '../../../entities/own-home/home-waits.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { Slot, Viewing } from '../../../entities/viewing/api.ts';
import { formatClock, formatCounted, formatPersonName } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';

export interface AgendaEvent {
  readonly key: string;
  /** The day in London, as `2026-11-21`. */
  readonly day: string;
  /** `14:30`; absent for a whole day. */
  readonly time?: string | undefined;
  readonly kind: 'viewing' | 'request' | 'sale' | 'package';
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

/** What a seller has planned. */
interface PlannedThings {
  readonly homes: readonly OwnListing[];
  readonly viewings: readonly Viewing[];
  /** The viewing times of the homes. */
  readonly slots: readonly Slot[];
}

/** Upcoming viewings, open houses, steps of sales and the ends of packages, in the order of their times. */
export function listAgendaEvents({ homes, viewings, slots }: PlannedThings): AgendaEvent[] {
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
  return [
    ...viewings.flatMap(toEvent),
    ...slots.flatMap((slot) => toOpenHouse(slot, homes)),
    ...homes.flatMap(toSaleEvents),
    ...ends,
  ].toSorted((a, b) => toSortKey(a).localeCompare(toSortKey(b)));
}

/** An open house is planned whether people have booked or not. */
function toOpenHouse(
  { id, kind, propertyId, start, booked }: Slot,
  homes: readonly OwnListing[],
): AgendaEvent[] {
  const home = homes.find((own) => own.id === propertyId);
  if (kind !== 'open_house' || !home) return [];
  return [
    {
      key: id,
      day: formatLondonDay(new Date(start)),
      time: formatClock(start),
      kind: 'viewing',
      text:
        booked === 0
          ? 'Open house, no bookings yet'
          : `Open house, ${formatCounted(booked, 'party', 'parties')} booked`,
      title: home.title,
      to: paths.ownViewings(propertyId),
    },
  ];
}

/** The day by which the next step of a sale is expected, such as its completion, or on which a right after it ends. */
function toSaleEvents({ title, ...home }: OwnListing): AgendaEvent[] {
  return listSaleLines(home).flatMap(({ key, to, wait }) =>
    wait?.by === undefined
      ? []
      : [
          {
            key: `${home.id} ${key}`,
            day: formatLondonDay(new Date(wait.by)),
            kind: 'sale' as const,
            text: key === 'sale' ? nameStep(home) : 'Last day to dispute the buyer’s reason for pulling out',
            title,
            to,
          },
        ],
  );
}

function nameStep({ saleStep }: Pick<OwnListing, 'saleStep'>): string {
  const { isOwn, kind, title = '' } = saleStep ?? {};
  return isOwn === true && kind === 'step' ? `Your step in the sale: ${title}` : title;
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
      text: kind === 'request' ? `Viewing request from ${name}` : `Viewing with ${name}`,
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
