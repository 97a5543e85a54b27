import { PackageCancelled } from '../../../events/package.ts';
import { AppError } from '../../shared/errors.ts';
import { dayMs } from '../../shared/time.ts';
import { packageOf } from './catalogue.ts';
import {
  withFields,
  dropChoice,
  type PropertyPackages,
  idsOf,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import {
  cancellationDays,
  daysOf,
  calculateEnd,
  calculateUnusedValue,
  calculateUnusedShare,
  calculateUsedDays,
  paidValueOf,
} from './quote.ts';
import { type UpgradeChain, allocateRefund } from './refund-allocation.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

/** What cancelling gives back. */
export interface CancellationQuote {
  readonly until: string;
  readonly refundPence: number;
  readonly usedDays: number;
  readonly days: number;
  /** The package that runs again, with the days that it had left. */
  readonly restores?: { readonly packageId: PropertyPackage['packageId']; readonly endsAt: string };
}

/**
 * What cancelling a running package would give back now. The package that it took the place of (`before`) runs again
 * where it can, and then only this one's own payment counts; one that cost nothing can be ended while it runs or waits.
 */
export function quoteCancellation(
  running: PropertyPackage,
  now: Date,
  before?: PropertyPackage,
): CancellationQuote | undefined {
  if (isDisputed(running)) return undefined;
  const until = calculateCancelDeadline(running, now);
  if (until <= now.toISOString()) return undefined;
  const restored = restorePrevious(running, before, now);
  return {
    until,
    refundPence: restored
      ? calculateUnusedShare(running, running.totalPence, now)
      : calculateUnusedValue(running, now),
    usedDays: calculateUsedDays(running, now),
    days: daysOf(running),
    ...(restored?.endsAt !== undefined && {
      restores: { packageId: restored.packageId, endsAt: restored.endsAt },
    }),
  };
}

/** The package before a larger one, with the days that it had left when that began; nothing where none were left. */
function restorePrevious(
  running: PropertyPackage,
  before: PropertyPackage | undefined,
  now: Date,
): PropertyPackage | undefined {
  const { startedAt, upgrades, status } = running;
  if (!before || before.id !== upgrades || before.status !== 'upgraded') return undefined;
  if (startedAt === undefined || before.endsAt === undefined) return undefined;
  const leftMs = Date.parse(before.endsAt) - Date.parse(startedAt);
  if (leftMs <= 0) return undefined;
  const endsAt = new Date(now.getTime() + leftMs).toISOString();
  return status === 'paused'
    ? withFields(before, { status: 'paused', endsAt, pausedAt: now.toISOString() })
    : withFields(before, { status: 'active', endsAt });
}

function calculateCancelDeadline(running: PropertyPackage, now: Date): string {
  const { startedAt = running.createdAt, paidAt = startedAt, endsAt = startedAt, pausedAt } = running;
  if (paidValueOf(running) > 0) return new Date(Date.parse(paidAt) + cancellationDays * dayMs).toISOString();
  return calculateEnd({ endsAt, pausedAt }, now);
}

/** What is known of the packages before the one to cancel. */
export interface CancellationContext {
  /** It and those whose payments are in its worth. */
  readonly chain: UpgradeChain;
  /** The one that it took the place of. */
  readonly previous: PropertyPackage | undefined;
}

/**
 * Cancels a choice that waits, or the package that runs; nothing where it is cancelled already. What a larger package
 * took the place of runs again.
 * @throws 409 for what is over, disputed, or was bought more than fourteen days ago, and while a paid one waits to begin
 */
export function cancelPackage(
  found: PropertyPackage,
  packages: PropertyPackages,
  { chain, previous: before }: CancellationContext,
  now: Date,
): PackageUpdate | undefined {
  if (found.status === 'cancelled' || found.status === 'refunded') return undefined;
  if (packages.pending?.id === found.id) return withdrawChoice(found, packages, now);
  if (packages.current?.id !== found.id)
    throw new AppError('conflict', 'This package is over already.', { state: found.status });
  if (packages.pending?.status === 'scheduled') throw createScheduledFirstError(packages.pending);
  const back = quoteCancellation(found, now, before);
  if (!back) throw createTooLateError(found, now);
  const restored = restorePrevious(found, before, now);
  const cancelled = withFields(found, {
    status: 'cancelled',
    cancelledAt: now.toISOString(),
    refundPence: back.refundPence,
  });
  const waiting = packages.pending ? [markWithdrawn(packages.pending, now)] : [];
  return {
    before: packages,
    after: { current: restored },
    changed: [cancelled, ...(restored ? [restored] : []), ...waiting],
    events: [
      PackageCancelled.of({
        ...idsOf(found),
        packageId: found.packageId,
        refundPence: back.refundPence,
        ...(back.restores && { restored: back.restores }),
      }),
      ...allocateRefund(chain, back.refundPence, 'cancelled', ({ id }) =>
        id === found.id ? `cancel-${id}` : `cancel-${found.id}-${id}`,
      ),
    ],
  };
}

const markWithdrawn = (pending: PropertyPackage, now: Date) => ({
  ...dropChoice(pending, 'by_owner'),
  cancelledAt: now.toISOString(),
});
function withdrawChoice(found: PropertyPackage, packages: PropertyPackages, now: Date): PackageUpdate {
  const after = { current: packages.current };
  if (found.status !== 'scheduled')
    return { before: packages, after, changed: [markWithdrawn(found, now)], events: [] };
  if (isDisputed(found)) throw createTooLateError(found, now);
  const refundPence = found.totalPence;
  return {
    before: packages,
    after,
    changed: [{ ...markWithdrawn(found, now), refundPence }],
    events: [
      PackageCancelled.of({ ...idsOf(found), packageId: found.packageId, refundPence, notBegun: true }),
      ...allocateRefund([found], refundPence, 'cancelled', ({ id }) => `cancel-${id}`),
    ],
  };
}

const createScheduledFirstError = ({ packageId, status }: PropertyPackage): AppError =>
  new AppError(
    'conflict',
    `${packageOf(packageId).name} is paid for this home and waits to begin. Cancel that one first.`,
    { state: status },
  );

function createTooLateError(running: PropertyPackage, now: Date): AppError {
  if (isDisputed(running))
    return new AppError(
      'conflict',
      'The payment for this package is disputed. Until that is decided the package can not be cancelled.',
      { state: 'disputed' },
    );
  const until = dayFormat.format(new Date(calculateCancelDeadline(running, now)));
  return new AppError(
    'conflict',
    `A package can be cancelled within ${cancellationDays} days, which ended on ${until}. It stays yours until its last day.`,
    { state: running.status },
  );
}
