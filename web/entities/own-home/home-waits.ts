import { dayMs } from '../../../functions/kernel/time.ts';
import type { Wait } from '../../../functions/kernel/urgency.ts';
import {
  isListingOver,
  needsPackageToStay,
} from '../../../functions/listings/properties/domain/transitions.ts';
import { hasLargerPackage } from '../../../functions/money/packages/domain/entitlements.ts';
import type { OwnListing } from './api.ts';
import { listHomeTasks, listSaleLines } from './home-task.ts';

/** Statuses in which the days of a package run. */
const runningStatuses: ReadonlySet<OwnListing['status']> = new Set(['live', 'paused', 'under_offer']);

/** Whether the days of its package run. */
export function hasRunningPackage({ status }: Pick<OwnListing, 'status'>): boolean {
  return runningStatuses.has(status);
}

/** Days before its end in which the end of a listing is a matter of now. */
const nearDays = 14;

/**
 * The end of the listing where it is near; it goes off the market then. Its seller can only choose a larger package
 * meanwhile. A home under offer stays, though the days of its package run.
 */
export function findListingEnd({ status, package: current }: OwnListing, now: Date): Wait | undefined {
  if (!current || !hasRunningPackage({ status }) || !needsPackageToStay(status)) return undefined;
  if (Date.parse(current.endsAt) - now.getTime() > nearDays * dayMs) return undefined;
  return { loss: 'listing', isOwn: hasLargerPackage(current.packageId), by: current.endsAt };
}

/** Its seller lost a sale that was agreed, and with each day the buyers who wanted the home; undefined for any other. */
export function findRelisting({ status }: Pick<OwnListing, 'status'>): Wait | undefined {
  return status === 'fallen_through' ? { loss: 'listing', isOwn: true } : undefined;
}

/** The first detail that is missing; nothing can be added once the listing is over. */
export function findMissingDetail({
  status,
  obstacles,
}: OwnListing): OwnListing['obstacles'][number] | undefined {
  return isListingOver(status) ? undefined : obstacles[0];
}

/** Everything that waits on an own property, for its place in the list. */
export function listHomeWaits(home: OwnListing, now: Date): (Wait | undefined)[] {
  const { waiting, nextViewing } = home;
  return [
    ...listHomeTasks(home.id, waiting).map(({ wait }) => wait),
    findListingEnd(home, now),
    ...listSaleLines(home).map(({ wait }) => wait),
    findRelisting(home),
    findMissingDetail(home) ? { loss: 'nothing', isOwn: true } : undefined,
    nextViewing === undefined ? undefined : { loss: 'viewing', isOwn: false, by: nextViewing },
  ];
}
