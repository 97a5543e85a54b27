import type { Occurrence } from '../../../events/define.ts';
import {
  PackageEnding,
  PackageExpired,
  PackagePaused,
  PackageRefundReviewDue,
  PackageResumed,
} from '../../../events/package.ts';
import {
  idsOf,
  type PropertyPackages,
  type PackageUpdate,
  withFields,
  dropChoice,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { calculateEnd, calculateUnusedValue } from './quote.ts';
import { allocateRefund } from './refund-allocation.ts';
import type { Property } from '../../properties/property.ts';
import { dayMs } from '../../shared/time.ts';

/** Whether a package's days are over and nobody has said so yet. */
export const isPastEnd = ({ status, endsAt }: PropertyPackage, now: Date): boolean =>
  status === 'active' && endsAt !== undefined && endsAt <= now.toISOString();

/** Days before its end on which a package's owner is told of it. */
export const endReminderDays = [14, 7, 1] as const;

/** That a running package ends in so many days. */
export const createEndingEvents = (
  running: PropertyPackage,
  days: (typeof endReminderDays)[number],
): Occurrence[] =>
  running.endsAt === undefined ? [] : [PackageEnding.of({ ...idsOf(running), endsAt: running.endsAt, days })];

/** The days of a home's package are over. */
export const expirePackage = (running: PropertyPackage, packages: PropertyPackages): PackageUpdate =>
  endPackage(withFields(running, { status: 'expired' }), packages);

/** It runs no more, whyever. Where its money is gone, nothing that waits can have credit for it. */
export function endPackage(over: PropertyPackage, packages: PropertyPackages, unpaid = false): PackageUpdate {
  const { pending } = packages;
  const worthless = unpaid && pending && pending.creditGrossPence > 0 ? pending : undefined;
  // What is paid already goes back whole, as it would begin with credit that is gone.
  const refundPence = worthless?.status === 'scheduled' ? worthless.totalPence : 0;
  const back = worthless
    ? allocateRefund([worthless], refundPence, 'ended', ({ id }) => `ended-${over.id}-${id}`)
    : [];
  return {
    before: packages,
    after: worthless ? {} : { pending },
    changed: [over, ...(worthless ? [{ ...dropChoice(worthless, 'replaced'), refundPence }] : [])],
    events: [PackageExpired.of(idsOf(over)), ...back],
  };
}

/** While a home is sold subject to contract its days do not run; nothing where they do not run anyway. */
export function pausePackage(
  running: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  if (running.status !== 'active' || isPastEnd(running, now)) return undefined;
  const paused = withFields(running, { status: 'paused', pausedAt: now.toISOString() });
  return replaceCurrent(packages, paused, [PackagePaused.of(idsOf(running))]);
}

/**
 * Staff removed its home: its days stop, and where something was paid, staff decide what goes back. Nothing for a
 * package that is over or was stopped by the removal before.
 */
export function stopForRemoval(
  running: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  const { status, homeRemovedAt } = running;
  if ((status !== 'active' && status !== 'paused') || homeRemovedAt !== undefined || isPastEnd(running, now))
    return undefined;
  const at = now.toISOString();
  const stopped = withFields(running, {
    status: 'paused',
    pausedAt: running.pausedAt ?? at,
    homeRemovedAt: at,
  });
  const unusedPence = calculateUnusedValue(running, now);
  return replaceCurrent(packages, stopped, [
    ...(status === 'active' ? [PackagePaused.of(idsOf(running))] : []),
    ...(unusedPence > 0 ? [PackageRefundReviewDue.of({ ...idsOf(running), unusedPence })] : []),
  ]);
}

/** The days that were left run on from now; nothing where they run. */
export function resumePackage(
  paused: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  const { pausedAt, endsAt: before, homeRemovedAt: _, ...rest } = paused;
  if (paused.status !== 'paused' || pausedAt === undefined || before === undefined) return undefined;
  const endsAt = calculateEnd({ endsAt: before, pausedAt }, now);
  const running = withFields(rest, { status: 'active', endsAt });
  return replaceCurrent(packages, running, [PackageResumed.of({ ...idsOf(paused), endsAt })]);
}

export const replaceCurrent = (
  packages: PropertyPackages,
  current: PropertyPackage,
  events: readonly Occurrence[],
): PackageUpdate => ({
  before: packages,
  after: { ...packages, current },
  changed: [current],
  events,
});

/** Hours that an unpaid choice is waited for. */
const unpaidChoiceMs = dayMs;

/** A choice that nobody paid for a day. */
export const isExpiredChoice = ({ status, createdAt }: PropertyPackage, now: Date): boolean =>
  status === 'pending_payment' && Date.parse(createdAt) + unpaidChoiceMs <= now.getTime();

export const expireUnpaidChoice = (pending: PropertyPackage, packages: PropertyPackages): PackageUpdate => ({
  before: packages,
  after: { current: packages.current },
  changed: [dropChoice(pending, 'lapsed')],
  events: [],
});

/** Where a package can be of use: before a home is on sale, while it is, and before it goes on sale again. */
const sellableStatuses: ReadonlySet<Property['status']> = new Set([
  'draft',
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
  'fallen_through',
  'withdrawn',
  'expired',
]);

export const isSellable = ({ status }: Property): boolean => sellableStatuses.has(status);
