import type { Occurrence } from '../../events/define.ts';
import { PackageEnding, PackageExpired, PackagePaused, PackageResumed } from '../../events/package.ts';
import { dayMs } from '../shared/time.ts';
import { becoming, dropped, type Home, idsOf, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { endOf } from './quote.ts';
import { refundsDue } from './returning.ts';

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
export function ended(over: PropertyPackage, home: Home, unpaid = false): PackageDecision {
  const { pending } = home;
  const worthless = unpaid && pending && pending.creditGrossPence > 0 ? pending : undefined;
  // What is paid already goes back whole, as it would begin with credit that is gone.
  const refundPence = worthless?.status === 'scheduled' ? worthless.totalPence : 0;
  const back = worthless
    ? refundsDue([worthless], refundPence, 'ended', ({ id }) => `ended-${over.id}-${id}`)
    : [];
  return {
    before: home,
    after: worthless ? {} : { pending },
    changed: [over, ...(worthless ? [{ ...dropped(worthless, 'replaced'), refundPence }] : [])],
    events: [PackageExpired.of(idsOf(over)), ...back],
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
  const { pausedAt, endsAt: before, ...rest } = paused;
  if (paused.status !== 'paused' || pausedAt === undefined || before === undefined) return undefined;
  const endsAt = endOf({ endsAt: before, pausedAt }, now);
  const running = becoming(rest, { status: 'active', endsAt });
  return changing(home, running, [PackageResumed.of({ ...idsOf(paused), endsAt })]);
}

export const changing = (
  home: Home,
  current: PropertyPackage,
  events: readonly Occurrence[],
): PackageDecision => ({
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
