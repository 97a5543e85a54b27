import { PackageRefundDue, PackageScheduled } from '../../../events/package.ts';
import type { PaymentId } from '../../../events/vocabulary.ts';
import { dayMs } from '../../shared/time.ts';
import { createActivatedEvent, startPackage, closeUpgradedPackage, createUpgradedEvent } from './choice.ts';
import {
  withFields,
  dropChoice,
  type PropertyPackages,
  idsOf,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { cancellationDays, paidValueOf } from './quote.ts';
import { isUpgrade } from './entitlements.ts';

/** A payment for a package, and what it finds. */
export interface PackagePayment {
  readonly paymentId: PaymentId;
  readonly totalPence: number;
  readonly chosen: PropertyPackage;
  readonly packages: PropertyPackages;
  /** The package that was to be upgraded, as it stands by now. */
  readonly previous: PropertyPackage | undefined;
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
export function applyPayment(found: PackagePayment, now: Date): PackageUpdate | undefined {
  const { chosen, paymentId } = found;
  if (chosen.paymentId === paymentId) return undefined;
  if (!canTakeEffect(found)) return refundPayment(found);
  return chosen.askedToStartAt === undefined ? scheduleChoice(found, now) : activateChoice(found, now);
}

function canTakeEffect({
  chosen,
  packages: { current, pending },
  previous: before,
  sellable,
}: PackagePayment): boolean {
  if (pending?.status === 'scheduled') return false;
  const waits =
    chosen.status === 'pending_payment' || (chosen.status === 'cancelled' && isReplacedOrLapsed(chosen));
  if (!sellable || !waits || chosen.paymentId !== undefined) return false;
  if (!current) return chosen.creditGrossPence === 0 || (before?.status === 'expired' && !before.disputedAt);
  if (isDisputed(current) || !isUpgrade(chosen.packageId, current.packageId)) return false;
  return chosen.upgrades === current.id || (chosen.creditGrossPence === 0 && paidValueOf(current) === 0);
}

const isReplacedOrLapsed = ({ dropped: why }: PropertyPackage): boolean =>
  why === 'replaced' || why === 'lapsed';

function activateChoice({ chosen, packages, paymentId }: PackagePayment, now: Date): PackageUpdate {
  const { current, pending } = packages;
  const { dropped: _, ...waiting } = chosen;
  const running = startPackage(withFields(waiting, { paymentId, ...resolveUpgrade(chosen, current) }), now);
  // What waited beside it was priced by what runs no more.
  const other = pending && pending.id !== chosen.id ? [dropChoice(pending, 'replaced')] : [];
  return {
    before: packages,
    after: { current: running },
    changed: [running, ...(current ? [closeUpgradedPackage(current, now)] : []), ...other],
    events: [createActivatedEvent(running), ...(current ? [createUpgradedEvent(current, running)] : [])],
  };
}

/** A free package may have begun after the choice was made: cancelling restores that one. */
const resolveUpgrade = (chosen: PropertyPackage, current: PropertyPackage | undefined) =>
  current && chosen.upgrades !== current.id && { upgrades: current.id };

/** It is paid and waits for its start in the place of the choice, while what runs runs on. */
function scheduleChoice({ chosen, packages, paymentId }: PackagePayment, now: Date): PackageUpdate {
  const { current, pending } = packages;
  const { dropped: _, ...waiting } = chosen;
  const scheduled = withFields(waiting, {
    status: 'scheduled',
    paymentId,
    paidAt: now.toISOString(),
    startsAt: new Date(now.getTime() + cancellationDays * dayMs).toISOString(),
    ...resolveUpgrade(chosen, current),
  });
  const other = pending && pending.id !== chosen.id ? [dropChoice(pending, 'replaced')] : [];
  return {
    before: packages,
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

function refundPayment({ chosen, packages, paymentId, totalPence }: PackagePayment): PackageUpdate {
  // What is paid already stays scheduled, whatever else is paid for it.
  const waits = packages.pending?.id === chosen.id && chosen.status !== 'scheduled';
  return {
    before: packages,
    after: waits ? { current: packages.current } : packages,
    changed: waits ? [dropChoice(chosen, 'replaced')] : [],
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
