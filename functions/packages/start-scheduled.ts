import { AppError } from '../shared/errors.ts';
import { activated, begun, upgradedFrom, upgradeTold } from './choosing.ts';
import { becoming, type Home, isDisputed, type PackageDecision } from './decision.ts';
import type { PropertyPackage } from './package.ts';
import { refundsDue } from './returning.ts';

/** Whether a paid package is to begin by now; while its payment is disputed it waits. */
export const isDueToStart = (found: PropertyPackage, now: Date): boolean =>
  found.status === 'scheduled' && (found.startsAt ?? '') <= now.toISOString() && !isDisputed(found);

/**
 * A paid package begins, in the place of what runs.
 * @throws 409 for one that does not wait to begin, or whose payment is disputed
 */
export function startScheduled(found: PropertyPackage, home: Home, now: Date): PackageDecision {
  const { current } = home;
  requireScheduled(found, home);
  const { startsAt, ...waiting } = found;
  // Before its day only its owner starts it.
  const isEarly = startsAt !== undefined && startsAt > now.toISOString();
  const running = begun(becoming(waiting, isEarly ? { askedToStartAt: now.toISOString() } : {}), now);
  return {
    before: home,
    after: { current: running },
    changed: [running, ...(current ? [upgradedFrom(current, now)] : [])],
    events: [activated(running), ...(current ? [upgradeTold(current, running)] : [])],
  };
}

/** Its home can not be on sale any more before it began: the whole payment goes back. */
export function returnScheduled(found: PropertyPackage, home: Home): PackageDecision {
  requireScheduled(found, home);
  const refundPence = found.totalPence;
  return {
    before: home,
    after: { current: home.current },
    changed: [becoming(found, { status: 'cancelled', dropped: 'not_needed', refundPence })],
    events: refundsDue([found], refundPence, 'not_needed', ({ id }) => `not-begun-${id}`),
  };
}

function requireScheduled(found: PropertyPackage, { pending }: Home): void {
  if (found.status !== 'scheduled' || pending?.id !== found.id)
    throw new AppError('conflict', 'This package does not wait to begin.', { state: found.status });
  if (isDisputed(found))
    throw new AppError(
      'conflict',
      'The payment for this package is disputed. It can begin once that is decided.',
      { state: 'disputed' },
    );
}
