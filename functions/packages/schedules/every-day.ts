import { PackageFeatureEnded } from '../../../events/package.ts';
import { propertyById } from '../../properties/property-store.ts';
import { now } from '../../shared/clock.ts';
import { unlessStale } from '../../shared/table.ts';
import { dayMs } from '../../shared/time.ts';
import { type PropertyPackages, idsOf, type PackageUpdate } from '../domain/package-update.ts';
import type { PropertyPackage } from '../domain/property-package.ts';
import { calculateFeaturedUntil } from '../domain/entitlements.ts';
import { listRecentOrders, saveMostChosen } from '../adapters/package-order-repository.ts';
import { calculateMostChosen } from '../domain/popularity.ts';
import { isSellable } from '../domain/lifecycle.ts';
import { isDueToStart, refundScheduledPackage, startScheduledPackage } from '../domain/scheduled-start.ts';
import {
  createEndingEvents,
  endReminderDays,
  expirePackage,
  isPastEnd,
  isExpiredChoice,
  expireUnpaidChoice,
} from '../domain/lifecycle.ts';
import {
  listFeaturesEnding,
  listPackagesEnding,
  loadPropertyPackages,
  listPendingPackages,
  listScheduledPackages,
  savePackages,
  publishEndReminder,
} from '../adapters/package-repository.ts';

/** Days that a missed run may be late. */
const lateDays = 30;

const dayAfterDays = (days: number, time: Date): string =>
  new Date(time.getTime() + days * dayMs).toISOString().slice(0, 10);

/**
 * Ends the packages whose days are over, begins the paid ones whose day has come, and drops the choices that no one
 * paid; tells the owners of packages that end soon, and finds what sellers chose most. Homes follow by the events.
 */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    const day = dayAfterDays(-late, time);
    for (const running of await listPackagesEnding(day))
      if (isPastEnd(running, time)) await savePackageChange(running, expirePackage);
    for (const pending of await listPendingPackages(day))
      if (isExpiredChoice(pending, time)) await savePackageChange(pending, expireUnpaidChoice);
    for (const running of await listFeaturesEnding(day)) await endFeaturedPlace(running, time);
    for (const scheduled of await listScheduledPackages(day))
      if (isDueToStart(scheduled, time)) await startDuePackage(scheduled, time);
  }
  for (const days of endReminderDays)
    for (const running of await listPackagesEnding(dayAfterDays(days, time)))
      await publishEndReminder(running, days, createEndingEvents(running, days));
  await saveMostChosen(calculateMostChosen(await listRecentOrders(time)));
}

async function startDuePackage(found: PropertyPackage, time: Date): Promise<void> {
  const [home, property] = await Promise.all([
    loadPropertyPackages(found.propertyId),
    propertyById(found.propertyId),
  ]);
  const { pending: scheduled } = home;
  if (scheduled?.id !== found.id || !isDueToStart(scheduled, time)) return;
  const decision =
    property && isSellable(property)
      ? startScheduledPackage(scheduled, home, time)
      : refundScheduledPackage(scheduled, home);
  await unlessStale(savePackages(decision));
}

type PackageChange = (found: PropertyPackage, home: PropertyPackages) => PackageUpdate;

async function savePackageChange(found: PropertyPackage, decide: PackageChange): Promise<void> {
  const home = await loadPropertyPackages(found.propertyId);
  // Where somebody else ended or changed it just now, it is looked at again tomorrow.
  await unlessStale(savePackages(decide(found, home)));
}

/** Told once, as an end of no days. */
async function endFeaturedPlace(running: PropertyPackage, time: Date): Promise<void> {
  const endsAt = calculateFeaturedUntil(running);
  if (endsAt === undefined || endsAt > time.toISOString()) return;
  await publishEndReminder({ ...running, endsAt }, 0, [PackageFeatureEnded.of(idsOf(running))]);
}
