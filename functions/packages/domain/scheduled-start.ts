import { AppError } from '../../shared/errors.ts';
import { createActivatedEvent, startPackage, closeUpgradedPackage, createUpgradedEvent } from './choice.ts';
import { withFields, type PropertyPackages, isDisputed, type PackageUpdate } from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { allocateRefund } from './refund-allocation.ts';

/** Whether a paid package is to begin by now; while its payment is disputed it waits. */
export const isDueToStart = (found: PropertyPackage, now: Date): boolean =>
  found.status === 'scheduled' && (found.startsAt ?? '') <= now.toISOString() && !isDisputed(found);

/**
 * A paid package begins, in the place of what runs.
 * @throws 409 for one that does not wait to begin, or whose payment is disputed
 */
export function startScheduledPackage(
  found: PropertyPackage,
  packages: PropertyPackages,
  now: Date,
): PackageUpdate {
  const { current } = packages;
  assertScheduled(found, packages);
  const { startsAt, ...waiting } = found;
  // Before its day only its owner starts it.
  const isEarly = startsAt !== undefined && startsAt > now.toISOString();
  const running = startPackage(
    withFields(waiting, isEarly ? { askedToStartAt: now.toISOString() } : {}),
    now,
  );
  return {
    before: packages,
    after: { current: running },
    changed: [running, ...(current ? [closeUpgradedPackage(current, now)] : [])],
    events: [createActivatedEvent(running), ...(current ? [createUpgradedEvent(current, running)] : [])],
  };
}

/** Its home can not be on sale any more before it began: the whole payment goes back. */
export function refundScheduledPackage(found: PropertyPackage, packages: PropertyPackages): PackageUpdate {
  assertScheduled(found, packages);
  const refundPence = found.totalPence;
  return {
    before: packages,
    after: { current: packages.current },
    changed: [withFields(found, { status: 'cancelled', dropped: 'not_needed', refundPence })],
    events: allocateRefund([found], refundPence, 'not_needed', ({ id }) => `not-begun-${id}`),
  };
}

function assertScheduled(found: PropertyPackage, { pending }: PropertyPackages): void {
  if (found.status !== 'scheduled' || pending?.id !== found.id)
    throw new AppError('conflict', 'This package does not wait to begin.', { state: found.status });
  if (isDisputed(found))
    throw new AppError(
      'conflict',
      'The payment for this package is disputed. It can begin once that is decided.',
      { state: 'disputed' },
    );
}
