import { dayMs } from '../../../../functions/kernel/time.ts';
import type { Wait } from '../../../../functions/kernel/urgency.ts';
import type { OwnListing } from '../api.ts';
import { listHomeTasks } from './home-task.ts';

/** Statuses in which the days of a package run. */
const runningStatuses: ReadonlySet<OwnListing['status']> = new Set(['live', 'paused', 'under_offer']);

/** Whether the days of its package run, so that its listing ends. */
export function hasRunningPackage({ status }: Pick<OwnListing, 'status'>): boolean {
  return runningStatuses.has(status);
}

/** Days before its end in which the end of a listing is a matter of now. */
const renewalDays = 14;

/** The end of the listing where it is near; it goes off the market then. */
export function findListingEnd({ status, package: current }: OwnListing, now: Date): Wait | undefined {
  if (!current || !hasRunningPackage({ status })) return undefined;
  if (Date.parse(current.endsAt) - now.getTime() > renewalDays * dayMs) return undefined;
  return { loss: 'listing', isOwn: true, by: current.endsAt };
}

/** Everything that waits on an own property, for its place in the list. */
export function listHomeWaits(home: OwnListing, now: Date): (Wait | undefined)[] {
  const { waiting, saleWith, status, nextViewing, obstacles } = home;
  return [
    ...listHomeTasks(home.id, waiting).map(({ wait }) => wait),
    findListingEnd(home, now),
    saleWith && status !== 'completed' ? { loss: 'sale', isOwn: true } : undefined,
    obstacles.length > 0 ? { loss: 'nothing', isOwn: true } : undefined,
    nextViewing === undefined ? undefined : { loss: 'viewing', isOwn: false, by: nextViewing },
  ];
}
