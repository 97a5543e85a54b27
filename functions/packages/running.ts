import type { Occurrence } from '../../events/define.ts';
import { PackageEnding, PackageExpired, PackagePaused, PackageResumed } from '../../events/package.ts';
import type { PaymentId } from '../../events/vocabulary.ts';
import { becoming, dropped, type Home, idsOf, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { dayMs } from './quote.ts';

/** Whether a package's days are over and nobody has said so yet. */
export const isOver = ({ status, endsAt }: PropertyPackage, now: Date): boolean =>
  status === 'active' && endsAt !== undefined && endsAt <= now.toISOString();

/** Days before its end on which a package's owner is told of it. */
export const endingDays = [14, 7, 1] as const;

/** That a running package ends in so many days. */
export const ending = (running: PropertyPackage, days: (typeof endingDays)[number]): Occurrence[] =>
  running.endsAt === undefined ? [] : [PackageEnding.of({ ...idsOf(running), endsAt: running.endsAt, days })];

/** The days of a home's package are over. */
export const expire = (running: PropertyPackage, home: Home): PackageDecision =>
  ended(becoming(running, { status: 'expired' }), home);

/** It runs no more, whyever. Where its money is gone, nothing that waits can have credit for it. */
function ended(over: PropertyPackage, home: Home, unpaid = false): PackageDecision {
  const { pending } = home;
  const worthless = unpaid && pending && pending.creditPence > 0;
  return {
    before: home,
    after: worthless ? {} : { pending },
    changed: [over, ...(worthless ? [dropped(pending, 'replaced')] : [])],
    events: [PackageExpired.of(idsOf(over))],
  };
}

/** While a home is sold subject to contract its days do not run; nothing where they do not run anyway. */
export function pause(running: PropertyPackage, home: Home, now: Date): PackageDecision | undefined {
  if (running.status !== 'active' || isOver(running, now)) return undefined;
  const paused = becoming(running, { status: 'paused', pausedAt: now.toISOString() });
  return changing(home, paused, [PackagePaused.of(idsOf(running))]);
}

/** The days that were left run on from now; nothing where they run. */
export function resume(paused: PropertyPackage, home: Home, now: Date): PackageDecision | undefined {
  const { pausedAt, ...rest } = paused;
  if (paused.status !== 'paused' || pausedAt === undefined || paused.endsAt === undefined) return undefined;
  const away = Math.max(0, now.getTime() - Date.parse(pausedAt));
  const endsAt = new Date(Date.parse(paused.endsAt) + away).toISOString();
  const running = becoming(rest, { status: 'active', endsAt });
  return changing(home, running, [PackageResumed.of({ ...idsOf(paused), endsAt })]);
}

const changing = (home: Home, current: PropertyPackage, events: readonly Occurrence[]): PackageDecision => ({
  before: home,
  after: { ...home, current },
  changed: [current],
  events,
});

/** Hours that an unpaid choice is waited for. */
const waitMs = dayMs;

/** A choice that nobody paid for a day. */
export const isStaleChoice = ({ status, createdAt }: PropertyPackage, now: Date): boolean =>
  status === 'pending_payment' && Date.parse(createdAt) + waitMs <= now.getTime();

export const lapse = (pending: PropertyPackage, home: Home): PackageDecision => ({
  before: home,
  after: { current: home.current },
  changed: [dropped(pending, 'lapsed')],
  events: [],
});

const runs = (found: PropertyPackage): boolean => found.status === 'active' || found.status === 'paused';

/** The whole price of a package went back. What another payment runs is not its matter. */
export function refunded(
  found: PropertyPackage,
  home: Home,
  paymentId: PaymentId,
): PackageDecision | undefined {
  const { paymentId: by, status, pausedAt: _, ...rest } = found;
  if (status === 'refunded' || (by ?? paymentId) !== paymentId) return undefined;
  // Something that runs without a payment was never paid by this one.
  if (runs(found) && by === undefined) return undefined;
  const over = becoming({ ...rest, status, paymentId }, { status: 'refunded' });
  if (home.current?.id === found.id) return ended(over, home, true);
  const waits = home.pending?.id === found.id;
  return { before: home, after: waits ? { current: home.current } : home, changed: [over], events: [] };
}

/** What a provider says of a dispute; told late or in another order it comes to the same. */
export interface Dispute {
  readonly paymentId: PaymentId;
  readonly is: 'open' | 'won' | 'lost';
  readonly at: string;
}

const later = (one: string | undefined, other: string): string =>
  one !== undefined && one > other ? one : other;

/** While its payment is disputed a package stays as it is; lost, it ends. */
export function dispute(found: PropertyPackage, home: Home, heard: Dispute): PackageDecision | undefined {
  if (found.paymentId !== heard.paymentId || !runs(found)) return undefined;
  const { disputedAt, disputeClosedAt } = found;
  if (heard.is === 'open') {
    const at = later(disputedAt, heard.at);
    return at === disputedAt ? undefined : changing(home, becoming(found, { disputedAt: at }), []);
  }
  const at = later(disputeClosedAt, heard.at);
  if (heard.is === 'lost')
    return ended(becoming(found, { status: 'expired', disputeClosedAt: at }), home, true);
  return at === disputeClosedAt ? undefined : changing(home, becoming(found, { disputeClosedAt: at }), []);
}
