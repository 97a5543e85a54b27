import { AppError } from '../../../kernel/errors.ts';
import { createActivatedEvent, startPackage, closeUpgradedPackage, createUpgradedEvent } from './choice.ts';
import {
  toNextPackageVersion,
  type PropertyPackages,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { allocateRefund } from './refund-allocation.ts';

/** Whether a scheduled package is due to start; it is not while its payment is disputed. */
export function isDueToStart(found: PropertyPackage, now: Date): boolean {
  return found.status === 'scheduled' && (found.startsAt ?? '') <= now.toISOString() && !isDisputed(found);
}

/**
 * Starts a scheduled package in place of the running one.
 * @throws 409 when it is not scheduled, or its payment is disputed
 */
export function startScheduledPackage(
  found: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate {
  const { current } = packages;
  assertScheduled(found, packages);
  const { startsAt, ...waiting } = found;
  // Before its day only its owner can start it, which they thereby ask for.
  const isEarly = startsAt !== undefined && startsAt > now.toISOString();
  const running = startPackage(
    toNextPackageVersion(waiting, isEarly ? { askedToStartAt: now.toISOString() } : {}),
    now,
  );
  return {
    before: packages,
    after: { current: running },
    changed: [running, ...(current ? [closeUpgradedPackage(current, now)] : [])],
    events: [createActivatedEvent(running), ...(current ? [createUpgradedEvent(current, running)] : [])],
  };
}

/**
 * Cancels a scheduled package with a full refund, because its property can no longer be on sale.
 * @throws 409 when it is not scheduled, or its payment is disputed
 */
export function refundScheduledPackage(found: PropertyPackage, packages: PropertyPackages): PackageUpdate {
  assertScheduled(found, packages);
  const refundPence = found.totalPence;
  return {
    before: packages,
    after: { current: packages.current },
    changed: [toNextPackageVersion(found, { status: 'cancelled', dropped: 'not_needed', refundPence })],
    events: allocateRefund([found], refundPence, 'not_needed', ({ id }) => `not-begun-${id}`),
  };
}

function assertScheduled(found: PropertyPackage, { pending }: PropertyPackages): void {
  if (found.status !== 'scheduled' || pending?.id !== found.id)
    throw new AppError('conflict', 'This package isn’t waiting to start.', { state: found.status });
  if (isDisputed(found))
    throw new AppError(
      'conflict',
      'The payment for this package is disputed. It can start once that’s decided.',
      { state: 'disputed' },
    );
}
