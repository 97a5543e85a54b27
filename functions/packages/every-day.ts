import { PackageFeatureEnded } from '../../events/package.ts';
import { propertyById } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { unlessStale } from '../shared/table.ts';
import { dayMs } from '../shared/time.ts';
import { type Home, idsOf, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { featuredUntil } from './reach.ts';
import { listOrders, saveMostChosen } from './order-store.ts';
import { findMostChosen } from './popular.ts';
import { isSellable } from './sellable.ts';
import { isDueToStart, returnScheduled, startScheduled } from './start-scheduled.ts';
import { ending, endingDays, expire, isOver, isStaleChoice, lapse } from './running.ts';
import {
  featuresEnding,
  packagesEnding,
  packagesOf,
  packagesPending,
  packagesScheduled,
  savePackages,
  tellEnding,
} from './store.ts';

/** Days that a missed run may be late. */
const lateDays = 30;

const dayIn = (days: number, time: Date): string =>
  new Date(time.getTime() + days * dayMs).toISOString().slice(0, 10);

/**
 * Ends the packages whose days are over, begins the paid ones whose day has come, and drops the choices that no one
 * paid; tells the owners of packages that end soon, and finds what sellers chose most. Homes follow by the events.
 */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    const day = dayIn(-late, time);
    for (const running of await packagesEnding(day)) if (isOver(running, time)) await change(running, expire);
    for (const pending of await packagesPending(day))
      if (isStaleChoice(pending, time)) await change(pending, lapse);
    for (const running of await featuresEnding(day)) await endFeature(running, time);
    for (const scheduled of await packagesScheduled(day))
      if (isDueToStart(scheduled, time)) await start(scheduled, time);
  }
  for (const days of endingDays)
    for (const running of await packagesEnding(dayIn(days, time)))
      await tellEnding(running, days, ending(running, days));
  await saveMostChosen(findMostChosen(await listOrders(time)));
}

async function start(found: PropertyPackage, time: Date): Promise<void> {
  const [home, property] = await Promise.all([packagesOf(found.propertyId), propertyById(found.propertyId)]);
  const { pending: scheduled } = home;
  if (scheduled?.id !== found.id || !isDueToStart(scheduled, time)) return;
  const decision =
    property && isSellable(property)
      ? startScheduled(scheduled, home, time)
      : returnScheduled(scheduled, home);
  await unlessStale(savePackages(decision));
}

type Decide = (found: PropertyPackage, home: Home) => PackageDecision;

async function change(found: PropertyPackage, decide: Decide): Promise<void> {
  const home = await packagesOf(found.propertyId);
  // Where somebody else ended or changed it just now, it is looked at again tomorrow.
  await unlessStale(savePackages(decide(found, home)));
}

/** Told once, as an end of no days. */
async function endFeature(running: PropertyPackage, time: Date): Promise<void> {
  const endsAt = featuredUntil(running);
  if (endsAt === undefined || endsAt > time.toISOString()) return;
  await tellEnding({ ...running, endsAt }, 0, [PackageFeatureEnded.of(idsOf(running))]);
}
