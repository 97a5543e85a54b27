import type { PaymentId } from '../../events/vocabulary.ts';
import { becoming, type Home, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { unusedPence } from './quote.ts';
import { type Chain, refundsDue } from './returning.ts';
import { changing, ended } from './running.ts';

/** A package whose money moved, by what its home has then. */
export interface Touched {
  readonly found: PropertyPackage;
  readonly home: Home;
  /** Of the home's running package; empty where none runs. */
  readonly chain: Chain;
}

/** Whether what its payment did is not known yet. Both are read one after the other, and a payment may come between. */
export const waits = (found: PropertyPackage, { pending }: Home): boolean =>
  found.status === 'pending_payment' || (pending?.id === found.id && pending.status === 'pending_payment');

/** What runs by the money of a package: itself, or what took its place and has its rest in the price. */
const runningBy = ({ found, home, chain }: Touched): PropertyPackage | undefined =>
  chain.some(({ id }) => id === found.id) ? home.current : undefined;

/**
 * What runs ends, as money for it is gone. What is left of its worth beyond that money was paid by others of the
 * chain, and goes back to them.
 */
function endedWithout({ found, home, chain }: Touched, over: PropertyPackage, at: Date): PackageDecision {
  const unused = home.current ? unusedPence(home.current, at) : 0;
  const refundPence = Math.max(0, unused - found.totalPence);
  const sources = chain.filter(({ id }) => id !== found.id);
  const decision = ended({ ...over, refundPence }, home, true);
  const due = refundsDue(sources, refundPence, 'ended', ({ id }) => `ended-${over.id}-${id}`);
  return { ...decision, events: [...decision.events, ...due] };
}

/** The whole price of a package went back. What another payment runs is not its matter. */
export function refunded(touched: Touched, paymentId: PaymentId, at: Date): PackageDecision | undefined {
  const { found, home } = touched;
  const { paymentId: by, status, pausedAt: _, ...rest } = found;
  if (status === 'refunded' || (by ?? paymentId) !== paymentId) return undefined;
  const running = runningBy(touched);
  // Something that runs without a payment was never paid by this one.
  if (running?.id === found.id && by === undefined) return undefined;
  const over = becoming({ ...rest, status, paymentId }, { status: 'refunded' });
  if (running?.id === found.id) return endedWithout(touched, over, at);
  if (running) {
    const decision = endedWithout(touched, becoming(running, { status: 'refunded' }), at);
    return { ...decision, changed: [...decision.changed, over] };
  }
  const isPending = home.pending?.id === found.id;
  return { before: home, after: isPending ? { current: home.current } : home, changed: [over], events: [] };
}

/** What a provider says of a dispute; told late or in another order it comes to the same. */
export interface Dispute {
  readonly paymentId: PaymentId;
  readonly is: 'open' | 'won' | 'lost';
  readonly at: string;
  /** A payment of the chain is disputed as this is heard, this one or another. */
  readonly anyOpen: boolean;
}

const later = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/**
 * While any payment of its chain is disputed, what runs stays as it is; lost, it ends. An end by a lost dispute is
 * known by `disputedAt`, whether its beginning was heard of or not.
 */
export function dispute(touched: Touched, heard: Dispute): PackageDecision | undefined {
  if (touched.found.paymentId !== heard.paymentId) return undefined;
  if (touched.found.status === 'scheduled') return disputeScheduled(touched, heard);
  const running = runningBy(touched);
  if (!running) return undefined;
  const { disputedAt, disputeClosedAt } = running;
  if (heard.is === 'open') {
    const at = later(disputedAt, heard.at);
    return at === disputedAt ? undefined : changing(touched.home, becoming(running, { disputedAt: at }), []);
  }
  const at = later(disputeClosedAt, heard.at);
  if (heard.is === 'lost') {
    const lost = { status: 'expired', disputedAt: disputedAt ?? heard.at, disputeClosedAt: at } as const;
    return endedWithout(touched, becoming(running, lost), new Date(heard.at));
  }
  return heard.anyOpen || at === disputeClosedAt
    ? undefined
    : changing(touched.home, becoming(running, { disputeClosedAt: at }), []);
}

/** While its payment is disputed a paid package does not begin; lost, it never does. */
function disputeScheduled({ found, home }: Touched, heard: Dispute): PackageDecision | undefined {
  if (home.pending?.id !== found.id) return undefined;
  const { disputedAt, disputeClosedAt, startsAt } = found;
  const waiting = (change: Partial<PropertyPackage>): PackageDecision => {
    const pending = becoming(found, change);
    return { before: home, after: { ...home, pending }, changed: [pending], events: [] };
  };
  if (heard.is === 'open') {
    const at = later(disputedAt, heard.at);
    return at === disputedAt ? undefined : waiting({ disputedAt: at });
  }
  const at = later(disputeClosedAt, heard.at);
  if (heard.is === 'won')
    return at === disputeClosedAt
      ? undefined
      : waiting({ disputeClosedAt: at, startsAt: later(startsAt, heard.at) });
  const lost = { status: 'expired', disputedAt: disputedAt ?? heard.at, disputeClosedAt: at } as const;
  return {
    before: home,
    after: { current: home.current },
    changed: [becoming(found, lost)],
    events: [],
  };
}
