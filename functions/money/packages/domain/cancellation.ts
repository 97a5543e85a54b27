import { PackageCancelled } from '../../../../events/package.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import { packageOf } from './catalogue.ts';
import {
  toNextPackageVersion,
  cancelChoice,
  type PropertyPackages,
  toPackageEventFields,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import {
  cancellationDays,
  calculateDays,
  calculateEnd,
  calculateUnusedValue,
  calculateUnusedShare,
  calculateUsedDays,
  calculatePaidValue,
} from './quote.ts';
import { type UpgradeChain, allocateRefund } from './refund-allocation.ts';

/** What a cancellation would return now. `until` is the last moment for it, ISO UTC. */
export interface CancellationQuote {
  readonly until: string;
  readonly refundPence: number;
  readonly usedDays: number;
  readonly days: number;
  /** The package that runs again afterwards, until `endsAt`: it keeps the days that it had left. */
  readonly restores?: { readonly packageId: PropertyPackage['packageId']; readonly endsAt: string };
}

/**
 * Quotes the cancellation of a running package, or `undefined` when it cannot be cancelled now. The package
 * that it upgraded (`previous`) is restored if it has days left; the refund then covers only this package's
 * own payment. A free package can be cancelled until its end.
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
    days: calculateDays(running),
    ...(restored?.endsAt !== undefined && {
      restores: { packageId: restored.packageId, endsAt: restored.endsAt },
    }),
  };
}

/**
 * The upgraded package with the days that it had left when the upgrade began, or `undefined` if it had no
 * days left.
 */
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
    ? toNextPackageVersion(before, { status: 'paused', endsAt, pausedAt: now.toISOString() })
    : toNextPackageVersion(before, { status: 'active', endsAt });
}

function calculateCancelDeadline(running: PropertyPackage, now: Date): string {
  const { startedAt = running.createdAt, paidAt = startedAt, endsAt = startedAt, pausedAt } = running;
  if (calculatePaidValue(running) > 0)
    return new Date(Date.parse(paidAt) + cancellationDays * dayMs).toISOString();
  return calculateEnd({ endsAt, pausedAt }, now);
}

/** The earlier packages of the property that a cancellation depends on. */
export interface CancellationContext {
  /** The package and those whose payments are part of its value. */
  readonly chain: UpgradeChain;
  /** The package that it upgraded. */
  readonly previous: PropertyPackage | undefined;
}

/**
 * Cancels a pending choice or the running package, and restores the package that it upgraded. `undefined`
 * when it is already cancelled or refunded.
 * @throws 409 when the package has ended, is disputed or was bought more than fourteen days ago, and while
 * another paid package is scheduled
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
    throw new AppError('conflict', 'This package has already ended.', { state: found.status });
  if (packages.pending?.status === 'scheduled') throw createScheduledFirstError(packages.pending);
  const quote = quoteCancellation(found, now, before);
  if (!quote) throw createTooLateError(found, now);
  const restored = restorePrevious(found, before, now);
  const cancelled = toNextPackageVersion(found, {
    status: 'cancelled',
    cancelledAt: now.toISOString(),
    refundPence: quote.refundPence,
  });
  const waiting = packages.pending ? [markWithdrawn(packages.pending, now)] : [];
  return {
    before: packages,
    after: { current: restored },
    changed: [cancelled, ...(restored ? [restored] : []), ...waiting],
    events: [
      PackageCancelled.of({
        ...toPackageEventFields(found),
        packageId: found.packageId,
        refundPence: quote.refundPence,
        ...(quote.restores && { restored: quote.restores }),
      }),
      ...allocateRefund(chain, quote.refundPence, 'cancelled', ({ id }) =>
        id === found.id ? `cancel-${id}` : `cancel-${found.id}-${id}`,
      ),
    ],
  };
}

const markWithdrawn = (pending: PropertyPackage, now: Date) => ({
  ...cancelChoice(pending, 'by_owner'),
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
      PackageCancelled.of({
        ...toPackageEventFields(found),
        packageId: found.packageId,
        refundPence,
        notBegun: true,
      }),
      ...allocateRefund([found], refundPence, 'cancelled', ({ id }) => `cancel-${id}`),
    ],
  };
}

const createScheduledFirstError = ({ packageId, status }: PropertyPackage): AppError =>
  new AppError(
    'conflict',
    `${packageOf(packageId).name} is paid for this home and hasn’t started yet. Cancel that one first.`,
    { state: status },
  );

function createTooLateError(running: PropertyPackage, now: Date): AppError {
  if (isDisputed(running))
    return new AppError(
      'conflict',
      'The payment for this package is disputed. You can’t cancel the package until that’s decided.',
      { state: 'disputed' },
    );
  const until = formatLondonDate(calculateCancelDeadline(running, now), 'day');
  return new AppError(
    'conflict',
    `A package can be cancelled within ${cancellationDays} days, which ended on ${until}. It stays yours until its last day.`,
    { state: running.status },
  );
}
