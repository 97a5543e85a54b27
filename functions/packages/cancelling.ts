import { PackageCancelled } from '../../events/package.ts';
import { AppError } from '../shared/errors.ts';
import { dayMs } from '../shared/time.ts';
import { packageOf } from './catalogue.ts';
import { becoming, dropped, type Home, idsOf, isDisputed, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { cancelDays, daysOf, endOf, unusedPence, computeUnusedShare, usedDays, worthOf } from './quote.ts';
import { type Chain, refundsDue } from './returning.ts';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** What cancelling gives back. */
export interface Cancelling {
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
export function cancelling(
  running: PropertyPackage,
  now: Date,
  before?: PropertyPackage,
): Cancelling | undefined {
  if (isDisputed(running)) return undefined;
  const until = cancelUntil(running, now);
  if (until <= now.toISOString()) return undefined;
  const restored = restore(running, before, now);
  return {
    until,
    refundPence: restored ? computeUnusedShare(running, running.totalPence, now) : unusedPence(running, now),
    usedDays: usedDays(running, now),
    days: daysOf(running),
    ...(restored?.endsAt !== undefined && {
      restores: { packageId: restored.packageId, endsAt: restored.endsAt },
    }),
  };
}

/** The package before a larger one, with the days that it had left when that began; nothing where none were left. */
function restore(
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
    ? becoming(before, { status: 'paused', endsAt, pausedAt: now.toISOString() })
    : becoming(before, { status: 'active', endsAt });
}

function cancelUntil(running: PropertyPackage, now: Date): string {
  const { startedAt = running.createdAt, paidAt = startedAt, endsAt = startedAt, pausedAt } = running;
  if (worthOf(running) > 0) return new Date(Date.parse(paidAt) + cancelDays * dayMs).toISOString();
  return endOf({ endsAt, pausedAt }, now);
}

/** What is known of the packages before the one to cancel. */
export interface Past {
  /** It and those whose payments are in its worth. */
  readonly chain: Chain;
  /** The one that it took the place of. */
  readonly before: PropertyPackage | undefined;
}

/**
 * Cancels a choice that waits, or the package that runs; nothing where it is cancelled already. What a larger package
 * took the place of runs again.
 * @throws 409 for what is over, disputed, or was bought more than fourteen days ago, and while a paid one waits to begin
 */
export function cancel(
  found: PropertyPackage,
  home: Home,
  { chain, before }: Past,
  now: Date,
): PackageDecision | undefined {
  if (found.status === 'cancelled' || found.status === 'refunded') return undefined;
  if (home.pending?.id === found.id) return takeBack(found, home, now);
  if (home.current?.id !== found.id)
    throw new AppError('conflict', 'This package is over already.', { state: found.status });
  if (home.pending?.status === 'scheduled') throw waitsFirst(home.pending);
  const back = cancelling(found, now, before);
  if (!back) throw tooLate(found, now);
  const restored = restore(found, before, now);
  const cancelled = becoming(found, {
    status: 'cancelled',
    cancelledAt: now.toISOString(),
    refundPence: back.refundPence,
  });
  const waiting = home.pending ? [takenBack(home.pending, now)] : [];
  return {
    before: home,
    after: { current: restored },
    changed: [cancelled, ...(restored ? [restored] : []), ...waiting],
    events: [
      PackageCancelled.of({
        ...idsOf(found),
        packageId: found.packageId,
        refundPence: back.refundPence,
        ...(back.restores && { restored: back.restores }),
      }),
      ...refundsDue(chain, back.refundPence, 'cancelled', ({ id }) =>
        id === found.id ? `cancel-${id}` : `cancel-${found.id}-${id}`,
      ),
    ],
  };
}

const takenBack = (pending: PropertyPackage, now: Date) => ({
  ...dropped(pending, 'by_owner'),
  cancelledAt: now.toISOString(),
});
function takeBack(found: PropertyPackage, home: Home, now: Date): PackageDecision {
  const after = { current: home.current };
  if (found.status !== 'scheduled')
    return { before: home, after, changed: [takenBack(found, now)], events: [] };
  if (isDisputed(found)) throw tooLate(found, now);
  const refundPence = found.totalPence;
  return {
    before: home,
    after,
    changed: [{ ...takenBack(found, now), refundPence }],
    events: [
      PackageCancelled.of({ ...idsOf(found), packageId: found.packageId, refundPence, notBegun: true }),
      ...refundsDue([found], refundPence, 'cancelled', ({ id }) => `cancel-${id}`),
    ],
  };
}

const waitsFirst = ({ packageId, status }: PropertyPackage): AppError =>
  new AppError(
    'conflict',
    `${packageOf(packageId).name} is paid for this home and waits to begin. Cancel that one first.`,
    { state: status },
  );

function tooLate(running: PropertyPackage, now: Date): AppError {
  if (isDisputed(running))
    return new AppError(
      'conflict',
      'The payment for this package is disputed. Until that is decided the package can not be cancelled.',
      { state: 'disputed' },
    );
  const until = date.format(new Date(cancelUntil(running, now)));
  return new AppError(
    'conflict',
    `A package can be cancelled within ${cancelDays} days, which ended on ${until}. It stays yours until its last day.`,
    { state: running.status },
  );
}
