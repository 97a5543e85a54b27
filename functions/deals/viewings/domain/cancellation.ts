import { ViewingCancelled } from '../../../../events/viewing.ts';
import type { Side, Actor, PropertyStatus } from '../../../../events/vocabulary.ts';
import { hourMs } from '../../../kernel/time.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  assertActionAllowed,
  applyTimeChange,
  toViewingEventFields,
} from './viewing-decision.ts';
import { lateHours } from './viewing-limits.ts';
import type { Viewing } from './viewing.ts';

/** @throws 409 if the side cannot cancel now */
export function cancelAsSide(
  viewing: Viewing,
  side: Side,
  reason: string | undefined,
  stamp: ViewingStamp,
): ViewingDecision {
  assertActionAllowed(viewing, 'cancel', side, stamp.now);
  return applyCancellation(viewing, side, reason, stamp);
}

/** Cancels for both sides: by a side, or by the system because the property, the slot or a user is gone. */
export function applyCancellation(
  viewing: Viewing,
  by: Actor,
  reason: string | undefined,
  stamp: ViewingStamp,
): ViewingDecision {
  const late = viewing.agreed && stamp.now.getTime() > Date.parse(viewing.start) - lateHours * hourMs;
  const { proposal: _, heldUntil: __, ...stored } = viewing;
  const cancelled = applyTimeChange(
    stored,
    { status: 'cancelled', place: 'none', closed: createClosure(by, stamp, { reason, late }) },
    stamp,
  );
  return {
    viewing: cancelled,
    events: [
      ViewingCancelled.of({ ...toViewingEventFields(cancelled), by, reason, late, agreed: viewing.agreed }),
    ],
  };
}

/** Why the viewings of a property end with its new status, for a buyer who bought it or another one. */
export function describeMarketExit(status: PropertyStatus, hasBought: boolean): string {
  if (status !== 'completed') return 'The home is no longer on the market';
  return hasBought ? 'The sale is complete' : 'The home has been sold';
}

export function createClosure(by: Actor, { now }: ViewingStamp, more: Partial<Viewing['closed']>) {
  return {
    by,
    at: now.toISOString(),
    late: false,
    alternatives: [],
    waitlistOffered: false,
    ...more,
  };
}
