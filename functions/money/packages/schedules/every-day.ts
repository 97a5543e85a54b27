import { PackageFeatureEnded } from '../../../../events/package.ts';
import { now } from '../../../kernel/clock.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { dayMs } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { listRecentOrders, saveMostChosen } from '../adapters/package-order-repository.ts';
import {
  listFeaturesEnding,
  listPackagesEnding,
  listPendingPackages,
  listScheduledPackages,
  loadPropertyPackages,
  publishEndReminder,
  savePackages,
} from '../adapters/package-repository.ts';
import { calculateFeaturedUntil } from '../domain/entitlements.ts';
import {
  createEndingEvents,
  endReminderDays,
  expirePackage,
  expireUnpaidChoice,
  isExpiredChoice,
  isPastEnd,
  isSellable,
} from '../domain/lifecycle.ts';
import { toPackageEventFields, type PackageUpdate, type PropertyPackages } from '../domain/package-update.ts';
import { calculateMostChosen } from '../domain/popularity.ts';
import type { PropertyPackage } from '../domain/property-package.ts';
import { isDueToStart, refundScheduledPackage, startScheduledPackage } from '../domain/scheduled-start.ts';

/** Past days that each run looks at, in case earlier runs failed. */
const lateDays = 30;

const toDayAfter = (days: number, time: Date): string =>
  new Date(time.getTime() + days * dayMs).toISOString().slice(0, 10);

/**
 * Ends the packages that are past their end, starts the scheduled ones that are due, drops the choices that
 * stayed unpaid, reminds the owners of packages that end soon, and saves which package sellers chose most.
 */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    const day = toDayAfter(-late, time);
    for (const running of await listPackagesEnding(day))
      if (isPastEnd(running, time)) await updateOrSkip(running, expirePackage);
    for (const pending of await listPendingPackages(day))
      if (isExpiredChoice(pending, time)) await updateOrSkip(pending, expireUnpaidChoice);
    for (const running of await listFeaturesEnding(day)) await endFeaturedPlace(running, time);
    for (const scheduled of await listScheduledPackages(day))
      if (isDueToStart(scheduled, time)) await startOrRefund(scheduled, time);
  }
  for (const days of endReminderDays)
    for (const running of await listPackagesEnding(toDayAfter(days, time)))
      await publishEndReminder(running, days, createEndingEvents(running, days));
  await saveMostChosen(calculateMostChosen(await listRecentOrders(time)));
}

/** Starts a scheduled package, or refunds it when its property can no longer be on sale. */
async function startOrRefund(found: PropertyPackage, time: Date): Promise<void> {
  const [packages, property] = await Promise.all([
    loadPropertyPackages(found.propertyId),
    findProperty(found.propertyId),
  ]);
  const { pending: scheduled } = packages;
  if (scheduled?.id !== found.id || !isDueToStart(scheduled, time)) return;
  const update =
    property && isSellable(property)
      ? startScheduledPackage(scheduled, packages, time)
      : refundScheduledPackage(scheduled, packages);
  await ignoreStale(savePackages(update));
}

/** On a version conflict the package is left to the run of the next day. */
async function updateOrSkip(
  found: PropertyPackage,
  decide: (found: PropertyPackage, packages: PropertyPackages) => PackageUpdate,
): Promise<void> {
  const packages = await loadPropertyPackages(found.propertyId);
  await ignoreStale(savePackages(decide(found, packages)));
}

/** Publishes the end of a featured place once; saved as a reminder of zero days. */
async function endFeaturedPlace(running: PropertyPackage, time: Date): Promise<void> {
  const endsAt = calculateFeaturedUntil(running);
  if (endsAt === undefined || endsAt > time.toISOString()) return;
  await publishEndReminder({ ...running, endsAt }, 0, [
    PackageFeatureEnded.of(toPackageEventFields(running)),
  ]);
}
