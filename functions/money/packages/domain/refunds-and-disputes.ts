import type { PaymentId } from '../../../../events/vocabulary.ts';
import { replaceCurrentPackage, endPackage } from './lifecycle.ts';
import { toNextPackageVersion, type PropertyPackages, type PackageUpdate } from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { calculateUnusedValue } from './quote.ts';
import { type UpgradeChain, allocateRefund } from './refund-allocation.ts';

/** A package whose payment was refunded or disputed, and the property's packages at that time. */
export interface AffectedPackage {
  readonly found: PropertyPackage;
  readonly packages: PropertyPackages;
  /** The upgrade chain of the running package; empty when no package runs. */
  readonly chain: UpgradeChain;
}

/**
 * Whether the package is still unpaid as far as is known. `found` and `packages` are read one after the other
 * and a payment may be saved in between, so either may show it.
 */
export function isPaymentPending(found: PropertyPackage, { pending }: PropertyPackages): boolean {
  return (
    found.status === 'pending_payment' || (pending?.id === found.id && pending.status === 'pending_payment')
  );
}

/** Whether the package has started since `packages` were read. */
export function hasStartedSince({ id, status }: PropertyPackage, { current }: PropertyPackages): boolean {
  return status === 'active' && current?.id !== id;
}

/**
 * The running package that the affected payment funds: the package itself, or an upgrade with credit from it.
 */
const resolveFundedPackage = ({ found, packages, chain }: AffectedPackage): PropertyPackage | undefined =>
  chain.some(({ id }) => id === found.id) ? packages.current : undefined;

/**
 * Ends the running package because a payment in its chain was lost. Its unused value beyond that payment came
 * from the other payments of the chain, which are refunded that much.
 */
function endWithoutPayment(
  { found, packages, chain }: AffectedPackage,
  over: PropertyPackage,
  at: Date,
): PackageUpdate {
  const unused = packages.current ? calculateUnusedValue(packages.current, at) : 0;
  const refundPence = Math.max(0, unused - found.totalPence);
  const sources = chain.filter(({ id }) => id !== found.id);
  const decision = endPackage({ ...over, refundPence }, packages, true);
  const due = allocateRefund(sources, refundPence, 'ended', ({ id }) => `ended-${over.id}-${id}`);
  return { ...decision, events: [...decision.events, ...due] };
}

/** Applies a full refund of a package's payment; `undefined` when the package runs by another payment. */
export function applyRefund(
  touched: AffectedPackage,
  paymentId: PaymentId,
  at: Date,
): PackageUpdate | undefined {
  const { found, packages } = touched;
  const { paymentId: by, status, pausedAt: _, ...rest } = found;
  if (status === 'refunded' || (by ?? paymentId) !== paymentId) return undefined;
  const running = resolveFundedPackage(touched);
  // A package that runs without a payment was not paid by this one.
  if (running?.id === found.id && by === undefined) return undefined;
  const over = toNextPackageVersion({ ...rest, status, paymentId }, { status: 'refunded' });
  if (running?.id === found.id) return endWithoutPayment(touched, over, at);
  if (running) {
    const decision = endWithoutPayment(touched, toNextPackageVersion(running, { status: 'refunded' }), at);
    return { ...decision, changed: [...decision.changed, over] };
  }
  const isPending = packages.pending?.id === found.id;
  return {
    before: packages,
    after: isPending ? { current: packages.current } : packages,
    changed: [over],
    events: [],
  };
}

/**
 * The state of a dispute as its provider reports it. The result is the same for late and reordered reports.
 */
export interface PackageDispute {
  readonly paymentId: PaymentId;
  readonly state: 'open' | 'won' | 'lost';
  readonly at: string;
  /** Whether any payment of the chain, this one included, is disputed now. */
  readonly hasOpenDispute: boolean;
}

const pickLater = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/**
 * Applies a dispute to the running package: it is held while any payment of its chain is disputed, and ends
 * when one is lost. A lost dispute sets `disputedAt` even if its opening was never reported.
 */
export function applyDispute(touched: AffectedPackage, dispute: PackageDispute): PackageUpdate | undefined {
  if (touched.found.paymentId !== dispute.paymentId) return undefined;
  if (touched.found.status === 'scheduled') return applyDisputeToScheduled(touched, dispute);
  const running = resolveFundedPackage(touched);
  if (!running) return undefined;
  const { disputedAt, disputeClosedAt } = running;
  if (dispute.state === 'open') {
    const at = pickLater(disputedAt, dispute.at);
    return at === disputedAt
      ? undefined
      : replaceCurrentPackage(touched.packages, toNextPackageVersion(running, { disputedAt: at }), []);
  }
  const at = pickLater(disputeClosedAt, dispute.at);
  if (dispute.state === 'lost') {
    const lost = { status: 'expired', disputedAt: disputedAt ?? dispute.at, disputeClosedAt: at } as const;
    return endWithoutPayment(touched, toNextPackageVersion(running, lost), new Date(dispute.at));
  }
  return dispute.hasOpenDispute || at === disputeClosedAt
    ? undefined
    : replaceCurrentPackage(touched.packages, toNextPackageVersion(running, { disputeClosedAt: at }), []);
}

/** A scheduled package does not start while its payment is disputed, and never when the dispute is lost. */
function applyDisputeToScheduled(
  { found, packages }: AffectedPackage,
  dispute: PackageDispute,
): PackageUpdate | undefined {
  if (packages.pending?.id !== found.id) return undefined;
  const { disputedAt, disputeClosedAt, startsAt } = found;
  const waiting = (change: Partial<PropertyPackage>): PackageUpdate => {
    const pending = toNextPackageVersion(found, change);
    return { before: packages, after: { ...packages, pending }, changed: [pending], events: [] };
  };
  if (dispute.state === 'open') {
    const at = pickLater(disputedAt, dispute.at);
    return at === disputedAt ? undefined : waiting({ disputedAt: at });
  }
  const at = pickLater(disputeClosedAt, dispute.at);
  if (dispute.state === 'won')
    return at === disputeClosedAt
      ? undefined
      : waiting({ disputeClosedAt: at, startsAt: pickLater(startsAt, dispute.at) });
  const lost = { status: 'expired', disputedAt: disputedAt ?? dispute.at, disputeClosedAt: at } as const;
  return {
    before: packages,
    after: { current: packages.current },
    changed: [toNextPackageVersion(found, lost)],
    events: [],
  };
}
