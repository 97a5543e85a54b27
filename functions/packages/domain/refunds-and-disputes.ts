import type { PaymentId } from '../../../events/vocabulary.ts';
import { withFields, type PropertyPackages, type PackageUpdate } from './package-update.ts';
import type { PropertyPackage } from './property-package.ts';
import { calculateUnusedValue } from './quote.ts';
import { type UpgradeChain, allocateRefund } from './refund-allocation.ts';
import { replaceCurrent, endPackage } from './lifecycle.ts';

/** A package whose money moved, by what its home has then. */
export interface AffectedPackage {
  readonly found: PropertyPackage;
  readonly packages: PropertyPackages;
  /** Of the home's running package; empty where none runs. */
  readonly chain: UpgradeChain;
}

/** Whether what its payment did is not known yet. Both are read one after the other, and a payment may come between. */
export const isPaymentPending = (found: PropertyPackage, { pending }: PropertyPackages): boolean =>
  found.status === 'pending_payment' || (pending?.id === found.id && pending.status === 'pending_payment');

/** What runs by the money of a package: itself, or what took its place and has its rest in the price. */
const resolveFundedPackage = ({ found, packages, chain }: AffectedPackage): PropertyPackage | undefined =>
  chain.some(({ id }) => id === found.id) ? packages.current : undefined;

/**
 * What runs ends, as money for it is gone. What is left of its worth beyond that money was paid by others of the
 * chain, and goes back to them.
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

/** The whole price of a package went back. What another payment runs is not its matter. */
export function applyRefund(
  touched: AffectedPackage,
  paymentId: PaymentId,
  at: Date,
): PackageUpdate | undefined {
  const { found, packages } = touched;
  const { paymentId: by, status, pausedAt: _, ...rest } = found;
  if (status === 'refunded' || (by ?? paymentId) !== paymentId) return undefined;
  const running = resolveFundedPackage(touched);
  // Something that runs without a payment was never paid by this one.
  if (running?.id === found.id && by === undefined) return undefined;
  const over = withFields({ ...rest, status, paymentId }, { status: 'refunded' });
  if (running?.id === found.id) return endWithoutPayment(touched, over, at);
  if (running) {
    const decision = endWithoutPayment(touched, withFields(running, { status: 'refunded' }), at);
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

/** What a provider says of a dispute; told late or in another order it comes to the same. */
export interface PackageDispute {
  readonly paymentId: PaymentId;
  readonly state: 'open' | 'won' | 'lost';
  readonly at: string;
  /** A payment of the chain is disputed as this is heard, this one or another. */
  readonly hasOpenDispute: boolean;
}

const latest = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/**
 * While any payment of its chain is disputed, what runs stays as it is; lost, it ends. An end by a lost dispute is
 * known by `disputedAt`, whether its beginning was heard of or not.
 */
export function applyDispute(touched: AffectedPackage, heard: PackageDispute): PackageUpdate | undefined {
  if (touched.found.paymentId !== heard.paymentId) return undefined;
  if (touched.found.status === 'scheduled') return applyDisputeToScheduled(touched, heard);
  const running = resolveFundedPackage(touched);
  if (!running) return undefined;
  const { disputedAt, disputeClosedAt } = running;
  if (heard.state === 'open') {
    const at = latest(disputedAt, heard.at);
    return at === disputedAt
      ? undefined
      : replaceCurrent(touched.packages, withFields(running, { disputedAt: at }), []);
  }
  const at = latest(disputeClosedAt, heard.at);
  if (heard.state === 'lost') {
    const lost = { status: 'expired', disputedAt: disputedAt ?? heard.at, disputeClosedAt: at } as const;
    return endWithoutPayment(touched, withFields(running, lost), new Date(heard.at));
  }
  return heard.hasOpenDispute || at === disputeClosedAt
    ? undefined
    : replaceCurrent(touched.packages, withFields(running, { disputeClosedAt: at }), []);
}

/** While its payment is disputed a paid package does not begin; lost, it never does. */
function applyDisputeToScheduled(
  { found, packages }: AffectedPackage,
  heard: PackageDispute,
): PackageUpdate | undefined {
  if (packages.pending?.id !== found.id) return undefined;
  const { disputedAt, disputeClosedAt, startsAt } = found;
  const waiting = (change: Partial<PropertyPackage>): PackageUpdate => {
    const pending = withFields(found, change);
    return { before: packages, after: { ...packages, pending }, changed: [pending], events: [] };
  };
  if (heard.state === 'open') {
    const at = latest(disputedAt, heard.at);
    return at === disputedAt ? undefined : waiting({ disputedAt: at });
  }
  const at = latest(disputeClosedAt, heard.at);
  if (heard.state === 'won')
    return at === disputeClosedAt
      ? undefined
      : waiting({ disputeClosedAt: at, startsAt: latest(startsAt, heard.at) });
  const lost = { status: 'expired', disputedAt: disputedAt ?? heard.at, disputeClosedAt: at } as const;
  return {
    before: packages,
    after: { current: packages.current },
    changed: [withFields(found, lost)],
    events: [],
  };
}
