import { PackageRefundDue, PackageScheduled } from '../../../../events/package.ts';
import type { PaymentId } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import { createActivatedEvent, startPackage, closeUpgradedPackage, createUpgradedEvent } from './choice.ts';
import { isUpgrade } from './entitlements.ts';
import {
  toNextPackageVersion,
  cancelChoice,
  type PropertyPackages,
  toPackageEventFields,
  isDisputed,
  type PackageUpdate,
} from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { cancellationDays, calculatePaidValue } from './quote.ts';

/** A payment for a package, and the state of the property's packages when it arrives. */
export interface PackagePayment {
  readonly paymentId: PaymentId;
  readonly totalPence: number;
  readonly chosen: PropertyPackage;
  readonly packages: PropertyPackages;
  /** The current state of the package that the choice upgrades. */
  readonly previous: PropertyPackage | undefined;
  /** Whether the property can still be on sale. */
  readonly sellable: boolean;
}

/**
 * Applies a successful payment:
 *
 * | the choice                                 | the property has                                        | result                |
 * | ------------------------------------------ | ------------------------------------------------------- | --------------------- |
 * | any, already paid by this payment          | anything                                                | no change             |
 * | pending, or only replaced or lapsed        | no package, and the choice's credit was not refunded    | started or scheduled  |
 * | the same                                   | a disputed package                                      | payment refunded      |
 * | the same                                   | the package that it upgrades, or a smaller free one     | started or scheduled  |
 * | the same                                   | another paid package that is scheduled                  | payment refunded      |
 * | the same                                   | any other package                                       | payment refunded      |
 * | withdrawn by its owner, ended or refunded  | anything                                                | payment refunded      |
 * | paid by another payment                    | anything                                                | this payment refunded |
 * | any                                        | a status in which it cannot be on sale again           | payment refunded      |
 *
 * A choice is scheduled unless its owner asked to begin within the cancellation days.
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
  return (
    chosen.upgrades === current.id || (chosen.creditGrossPence === 0 && calculatePaidValue(current) === 0)
  );
}

const isReplacedOrLapsed = ({ dropped: why }: PropertyPackage): boolean =>
  why === 'replaced' || why === 'lapsed';

function activateChoice({ chosen, packages, paymentId }: PackagePayment, now: Date): PackageUpdate {
  const { current, pending } = packages;
  const { dropped: _, ...waiting } = chosen;
  const running = startPackage(
    toNextPackageVersion(waiting, { paymentId, ...resolveUpgrade(chosen, current) }),
    now,
  );
  // Another pending choice was priced with credit for the package that is replaced now.
  const other = pending && pending.id !== chosen.id ? [cancelChoice(pending, 'replaced')] : [];
  return {
    before: packages,
    after: { current: running },
    changed: [running, ...(current ? [closeUpgradedPackage(current, now)] : []), ...other],
    events: [createActivatedEvent(running), ...(current ? [createUpgradedEvent(current, running)] : [])],
  };
}

/** A free package may have begun after the choice was made: a cancellation restores that one. */
const resolveUpgrade = (chosen: PropertyPackage, current: PropertyPackage | undefined) =>
  current && chosen.upgrades !== current.id && { upgrades: current.id };

/** Schedules the start of a paid choice; the running package continues until then. */
function scheduleChoice({ chosen, packages, paymentId }: PackagePayment, now: Date): PackageUpdate {
  const { current, pending } = packages;
  const { dropped: _, ...waiting } = chosen;
  const scheduled = toNextPackageVersion(waiting, {
    status: 'scheduled',
    paymentId,
    paidAt: now.toISOString(),
    startsAt: new Date(now.getTime() + cancellationDays * dayMs).toISOString(),
    ...resolveUpgrade(chosen, current),
  });
  const other = pending && pending.id !== chosen.id ? [cancelChoice(pending, 'replaced')] : [];
  return {
    before: packages,
    after: { current, pending: scheduled },
    changed: [scheduled, ...other],
    events: [
      PackageScheduled.of({
        ...toPackageEventFields(scheduled),
        packageId: scheduled.packageId,
        startsAt: scheduled.startsAt ?? now.toISOString(),
        refundPence: scheduled.totalPence,
      }),
    ],
  };
}

function refundPayment({ chosen, packages, paymentId, totalPence }: PackagePayment): PackageUpdate {
  // A choice that is already paid stays scheduled when it is paid a second time.
  const waits = packages.pending?.id === chosen.id && chosen.status !== 'scheduled';
  return {
    before: packages,
    after: waits ? { current: packages.current } : packages,
    changed: waits ? [cancelChoice(chosen, 'replaced')] : [],
    events: [
      PackageRefundDue.of({
        ...toPackageEventFields(chosen),
        paymentId,
        key: `not-needed-${paymentId}`,
        amountPence: totalPence,
        whole: true,
        reason: 'not_needed',
      }),
    ],
  };
}
