import { PackageCancelled } from '../../events/package.ts';
import { AppError } from '../shared/errors.ts';
import { dayMs } from '../shared/time.ts';
import { becoming, dropped, type Home, idsOf, isDisputed, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { daysOf, endOf, unusedPence, usedDays, worthOf } from './quote.ts';
import { type Chain, refundsDue } from './returning.ts';

/** Days in which a package that was bought can be cancelled. */
const cancelDays = 14;
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** What cancelling gives back. */
export interface Cancelling {
  readonly until: string;
  readonly refundPence: number;
  readonly usedDays: number;
  readonly days: number;
}

/** What cancelling a running package would give back now; one that cost nothing can be ended as long as it runs or stands still. */
export function cancelling(running: PropertyPackage, now: Date): Cancelling | undefined {
  if (isDisputed(running)) return undefined;
  const until = cancelUntil(running, now);
  if (until <= now.toISOString()) return undefined;
  return {
    until,
    refundPence: unusedPence(running, now),
    usedDays: usedDays(running, now),
    days: daysOf(running),
  };
}

function cancelUntil(running: PropertyPackage, now: Date): string {
  const { startedAt = running.createdAt, endsAt = startedAt, pausedAt } = running;
  if (worthOf(running) > 0) return new Date(Date.parse(startedAt) + cancelDays * dayMs).toISOString();
  return endOf({ endsAt, pausedAt }, now);
}

/**
 * Cancels a choice that waits, or the package that runs; nothing where it is cancelled already.
 * @throws 409 for what is over, disputed, or was bought more than fourteen days ago
 */
export function cancel(
  found: PropertyPackage,
  home: Home,
  chain: Chain,
  now: Date,
): PackageDecision | undefined {
  if (found.status === 'cancelled' || found.status === 'refunded') return undefined;
  if (home.pending?.id === found.id) return takeBack(found, home, now);
  if (home.current?.id !== found.id)
    throw new AppError('conflict', 'This package is over already.', { state: found.status });
  const back = cancelling(found, now);
  if (!back) throw tooLate(found, now);
  const cancelled = becoming(found, {
    status: 'cancelled',
    cancelledAt: now.toISOString(),
    refundPence: back.refundPence,
  });
  const waiting = home.pending ? [takenBack(home.pending, now)] : [];
  return {
    before: home,
    after: {},
    changed: [cancelled, ...waiting],
    events: [
      PackageCancelled.of({ ...idsOf(found), refundPence: back.refundPence }),
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
const takeBack = (found: PropertyPackage, home: Home, now: Date): PackageDecision => ({
  before: home,
  after: { current: home.current },
  changed: [takenBack(found, now)],
  events: [],
});

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
