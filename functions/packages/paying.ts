import { PackageRefundDue, PackageScheduled } from '../../events/package.ts';
import type { PaymentId } from '../../events/vocabulary.ts';
import { dayMs } from '../shared/time.ts';
import { activated, begun, upgradedFrom, upgradeTold } from './choosing.ts';
import { becoming, dropped, type Home, idsOf, isDisputed, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { cancelDays, worthOf } from './quote.ts';
import { isLarger } from './reach.ts';

/** A payment for a package, and what it finds. */
export interface Paid {
  readonly paymentId: PaymentId;
  readonly totalPence: number;
  readonly chosen: PropertyPackage;
  readonly home: Home;
  /** The package that was to be upgraded, as it stands by now. */
  readonly before: PropertyPackage | undefined;
  /** Whether the home can be on sale still. */
  readonly sellable: boolean;
}

/**
 * What a payment that succeeded does:
 *
 * | the choice                                    | the home runs                                | then                    |
 * | --------------------------------------------- | -------------------------------------------- | ----------------------- |
 * | any, paid by this very payment                | anything                                     | nothing more            |
 * | waits, or was only replaced or not waited for | nothing; its credit was not given back       | it runs, or is scheduled |
 * | the same                                      | what is disputed                             | its payment goes back   |
 * | the same                                      | what it was to upgrade, or a smaller free one | it runs instead, or is scheduled to |
 * | the same                                      | anything, and another paid one waits to begin | its payment goes back   |
 * | the same                                      | anything else                                | its payment goes back   |
 * | taken back by its owner, over, refunded       | anything                                     | its payment goes back   |
 * | paid by another payment                       | anything                                     | this payment goes back  |
 * | any                                           | the home can not be on sale any more         | its payment goes back   |
 *
 * It is scheduled where its owner did not ask to begin within the days of cancellation.
 */
export function paid(found: Paid, now: Date): PackageDecision | undefined {
  const { chosen, paymentId } = found;
  if (chosen.paymentId === paymentId) return undefined;
  if (!canRun(found)) return giveBack(found);
  return chosen.askedToStartAt === undefined ? schedule(found, now) : run(found, now);
}

function canRun({ chosen, home: { current, pending }, before, sellable }: Paid): boolean {
  if (pending?.status === 'scheduled') return false;
  const waits =
    chosen.status === 'pending_payment' || (chosen.status === 'cancelled' && isOnlyDropped(chosen));
  if (!sellable || !waits || chosen.paymentId !== undefined) return false;
  if (!current) return chosen.creditGrossPence === 0 || (before?.status === 'expired' && !before.disputedAt);
  if (isDisputed(current) || !isLarger(chosen.packageId, current.packageId)) return false;
  return chosen.upgrades === current.id || (chosen.creditGrossPence === 0 && worthOf(current) === 0);
}

const isOnlyDropped = ({ dropped: why }: PropertyPackage): boolean => why === 'replaced' || why === 'lapsed';

function run({ chosen, home, paymentId }: Paid, now: Date): PackageDecision {
  const { current, pending } = home;
  const { dropped: _, ...waiting } = chosen;
  const running = begun(becoming(waiting, { paymentId, ...upgrading(chosen, current) }), now);
  // What waited beside it was priced by what runs no more.
  const other = pending && pending.id !== chosen.id ? [dropped(pending, 'replaced')] : [];
  return {
    before: home,
    after: { current: running },
    changed: [running, ...(current ? [upgradedFrom(current, now)] : []), ...other],
    events: [activated(running), ...(current ? [upgradeTold(current, running)] : [])],
  };
}

/** A free package may have begun after the choice was made: cancelling restores that one. */
const upgrading = (chosen: PropertyPackage, current: PropertyPackage | undefined) =>
  current && chosen.upgrades !== current.id && { upgrades: current.id };

/** It is paid and waits for its start in the place of the choice, while what runs runs on. */
function schedule({ chosen, home, paymentId }: Paid, now: Date): PackageDecision {
  const { current, pending } = home;
  const { dropped: _, ...waiting } = chosen;
  const scheduled = becoming(waiting, {
    status: 'scheduled',
    paymentId,
    paidAt: now.toISOString(),
    startsAt: new Date(now.getTime() + cancelDays * dayMs).toISOString(),
    ...upgrading(chosen, current),
  });
  const other = pending && pending.id !== chosen.id ? [dropped(pending, 'replaced')] : [];
  return {
    before: home,
    after: { current, pending: scheduled },
    changed: [scheduled, ...other],
    events: [
      PackageScheduled.of({
        ...idsOf(scheduled),
        packageId: scheduled.packageId,
        startsAt: scheduled.startsAt ?? now.toISOString(),
        refundPence: scheduled.totalPence,
      }),
    ],
  };
}

function giveBack({ chosen, home, paymentId, totalPence }: Paid): PackageDecision {
  // What is paid already stays scheduled, whatever else is paid for it.
  const waits = home.pending?.id === chosen.id && chosen.status !== 'scheduled';
  return {
    before: home,
    after: waits ? { current: home.current } : home,
    changed: waits ? [dropped(chosen, 'replaced')] : [],
    events: [
      PackageRefundDue.of({
        ...idsOf(chosen),
        paymentId,
        key: `not-needed-${paymentId}`,
        amountPence: totalPence,
        whole: true,
        reason: 'not_needed',
      }),
    ],
  };
}
