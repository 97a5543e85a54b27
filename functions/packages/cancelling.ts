import { PackageCancelled, PackageRefundDue } from '../../events/package.ts';
import type { PaymentId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { becoming, dropped, type Home, idsOf, isDisputed, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { dayMs, daysOf, unusedPence, usedDays, worthOf } from './quote.ts';

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

/** What cancelling a running package would give back now; one that cost nothing can always be ended. */
export function cancelling(running: PropertyPackage, now: Date): Cancelling | undefined {
  if (isDisputed(running)) return undefined;
  const until = cancelUntil(running);
  if (until <= now.toISOString()) return undefined;
  return {
    until,
    refundPence: unusedPence(running, now),
    usedDays: usedDays(running, now),
    days: daysOf(running),
  };
}

const cancelUntil = (running: PropertyPackage): string => {
  const { startedAt = running.createdAt, endsAt = startedAt } = running;
  if (worthOf(running) === 0) return endsAt;
  return new Date(Date.parse(startedAt) + cancelDays * dayMs).toISOString();
};

/** The running package and those that it upgraded step by step, whose payments are in its worth; the newest first. */
export type Chain = readonly PropertyPackage[];

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
  if (!back) throw tooLate(found);
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
      ...refundsDue(chain, back.refundPence),
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

function tooLate(running: PropertyPackage): AppError {
  if (isDisputed(running))
    return new AppError(
      'conflict',
      'The payment for this package is disputed. Until that is decided the package can not be cancelled.',
      { state: 'disputed' },
    );
  const until = date.format(new Date(cancelUntil(running)));
  return new AppError(
    'conflict',
    `A package can be cancelled within ${cancelDays} days, which ended on ${until}. It stays yours until its last day.`,
    { state: running.status },
  );
}

/** Out of the newest payment first, none by more than it was. */
function refundsDue(chain: Chain, refundPence: number) {
  const [running] = chain;
  let left = refundPence;
  return chain.flatMap((source) => {
    const amountPence = Math.min(left, source.totalPence);
    if (!running || !isPaid(source) || amountPence === 0) return [];
    left -= amountPence;
    return PackageRefundDue.of({
      ...idsOf(source),
      paymentId: source.paymentId,
      key: source.id === running.id ? `cancel-${running.id}` : `cancel-${running.id}-${source.id}`,
      amountPence,
      whole: amountPence === source.totalPence,
      reason: 'cancelled',
    });
  });
}

const isPaid = (source: PropertyPackage): source is PropertyPackage & { paymentId: PaymentId } =>
  source.paymentId !== undefined;
