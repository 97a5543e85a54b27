import type { DomainEvent } from '../../../../events/define.ts';
import {
  PackageEnding,
  PackageExpired,
  PackagePaused,
  PackageRefundReviewDue,
  PackageResumed,
} from '../../../../events/package.ts';
import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import {
  toPackageEventFields,
  type PropertyPackages,
  type PackageUpdate,
  toNextPackageVersion,
  cancelChoice,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { calculateEnd, calculateUnusedValue } from './quote.ts';
import { allocateRefund } from './refund-allocation.ts';

/** Whether an active package is past its end and still has to be expired. */
export function isPastEnd({ status, endsAt }: PropertyPackage, now: Date): boolean {
  return status === 'active' && endsAt !== undefined && endsAt <= now.toISOString();
}

/** Days before the end of a package on which its owner is reminded. */
export const endReminderDays = [14, 7, 1] as const;

/** The reminder that a running package ends in this many days. */
export function createEndingEvents(
  running: PropertyPackage,
  days: (typeof endReminderDays)[number],
): DomainEvent[] {
  return running.endsAt === undefined
    ? []
    : [PackageEnding.of({ ...toPackageEventFields(running), endsAt: running.endsAt, days })];
}

/** Ends a package at the end of its days. */
export function expirePackage(running: PropertyPackage, packages: PropertyPackages): PackageUpdate {
  return endPackage(toNextPackageVersion(running, { status: 'expired' }), packages);
}

/**
 * Ends the running package with the status of `over`. If it lost its payment (`unpaid`), a pending choice
 * with credit from it is dropped as well.
 */
export function endPackage(over: PropertyPackage, packages: PropertyPackages, unpaid = false): PackageUpdate {
  const { pending } = packages;
  const worthless = unpaid && pending && pending.creditGrossPence > 0 ? pending : undefined;
  // A scheduled choice is refunded whole: its price was reduced by credit that no longer exists.
  const refundPence = worthless?.status === 'scheduled' ? worthless.totalPence : 0;
  const back = worthless
    ? allocateRefund([worthless], refundPence, 'ended', ({ id }) => `ended-${over.id}-${id}`)
    : [];
  return {
    before: packages,
    after: worthless ? {} : { pending },
    changed: [over, ...(worthless ? [{ ...cancelChoice(worthless, 'replaced'), refundPence }] : [])],
    events: [PackageExpired.of(toPackageEventFields(over)), ...back],
  };
}

/**
 * Stops a package's days, for instance while its property is sold subject to contract; `undefined` if it is
 * not active.
 */
export function pausePackage(
  running: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  if (running.status !== 'active' || isPastEnd(running, now)) return undefined;
  const paused = toNextPackageVersion(running, { status: 'paused', pausedAt: now.toISOString() });
  return replaceCurrentPackage(packages, paused, [PackagePaused.of(toPackageEventFields(running))]);
}

/**
 * Pauses a package because staff removed its property. If it has unused value, staff decide what is refunded.
 * `undefined` for a package that has ended or was paused by the removal before.
 */
export function stopPackageForRemoval(
  running: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  const { status, homeRemovedAt } = running;
  if ((status !== 'active' && status !== 'paused') || homeRemovedAt !== undefined || isPastEnd(running, now))
    return undefined;
  const at = now.toISOString();
  const stopped = toNextPackageVersion(running, {
    status: 'paused',
    pausedAt: running.pausedAt ?? at,
    homeRemovedAt: at,
  });
  const unusedPence = calculateUnusedValue(running, now);
  return replaceCurrentPackage(packages, stopped, [
    ...(status === 'active' ? [PackagePaused.of(toPackageEventFields(running))] : []),
    ...(unusedPence > 0
      ? [PackageRefundReviewDue.of({ ...toPackageEventFields(running), unusedPence })]
      : []),
  ]);
}

/** Continues a paused package with the days that it had left; `undefined` if it is not paused. */
export function resumePackage(
  paused: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate | undefined {
  const { pausedAt, endsAt: before, homeRemovedAt: _, ...rest } = paused;
  if (paused.status !== 'paused' || pausedAt === undefined || before === undefined) return undefined;
  const endsAt = calculateEnd({ endsAt: before, pausedAt }, now);
  const running = toNextPackageVersion(rest, { status: 'active', endsAt });
  return replaceCurrentPackage(packages, running, [
    PackageResumed.of({ ...toPackageEventFields(paused), endsAt }),
  ]);
}

export function replaceCurrentPackage(
  packages: PropertyPackages,
  current: PropertyPackage,
  events: readonly DomainEvent[],
): PackageUpdate {
  return {
    before: packages,
    after: { ...packages, current },
    changed: [current],
    events,
  };
}

/** Milliseconds after which an unpaid choice expires. */
const unpaidChoiceMs = dayMs;

/** Whether a choice is unpaid for a day. */
export function isExpiredChoice({ status, createdAt }: PropertyPackage, now: Date): boolean {
  return status === 'pending_payment' && Date.parse(createdAt) + unpaidChoiceMs <= now.getTime();
}

export function expireUnpaidChoice(pending: PropertyPackage, packages: PropertyPackages): PackageUpdate {
  return {
    before: packages,
    after: { current: packages.current },
    changed: [cancelChoice(pending, 'lapsed')],
    events: [],
  };
}

/**
 * Statuses in which a property can use a package: before it is on sale, while it is, and before it is on sale
 * again.
 */
const sellableStatuses: ReadonlySet<PropertyStatus> = new Set([
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

/** Whether a property can be on sale, now or later. */
export function isSellable({ status }: { readonly status: PropertyStatus }): boolean {
  return sellableStatuses.has(status);
}
