import { ViewingConfirmed, ViewingRejected } from '../../../../events/viewing.ts';
import type { Side, SlotId, Actor } from '../../../../events/vocabulary.ts';
import { hourMs } from '../../../kernel/time.ts';
import { createClosure } from './cancellation.ts';
import { endReschedule } from './reschedule.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  assertActionAllowed,
  applyTimeChange,
  toViewingEventFields,
  applyViewingChange,
} from './viewing-decision.ts';
import { reconfirmHours } from './viewing-limits.ts';
import type { Viewing } from './viewing.ts';

/** The seller confirms a request, or either side the time that the other proposed. */
export function applyViewingAcceptance(viewing: Viewing, side: Side, stamp: ViewingStamp): ViewingDecision {
  assertActionAllowed(viewing, 'accept', side, stamp.now);
  const { proposal, heldUntil: _, reconfirmedAt: __, ...stored } = viewing;
  const { timeSlotId, start, end } = proposal ?? viewing;
  const agreed = applyTimeChange(
    { ...stored, timeSlotId, start, end, ...toPresumedReconfirmation(start, stamp) },
    { status: 'confirmed', agreed: true, place: 'booked' },
    stamp,
  );
  const left = agreed.timeSlotId === viewing.timeSlotId ? undefined : viewing.timeSlotId;
  return {
    viewing: agreed,
    events: [
      ViewingConfirmed.of({
        ...toViewingEventFields(agreed),
        by: side,
        rescheduled: viewing.agreed,
        leftSlotId: left,
      }),
    ],
  };
}

/** A request made within the last day needs no reconfirmation. */
const toPresumedReconfirmation = (start: string, { now }: ViewingStamp): Pick<Viewing, 'reconfirmedAt'> =>
  Date.parse(start) - now.getTime() < reconfirmHours * hourMs ? { reconfirmedAt: now.toISOString() } : {};

/** Declines a request or a proposed time; an agreed time stays agreed. */
export function applyViewingRejection(
  viewing: Viewing,
  side: Side,
  { reason, alternatives = [] }: { reason?: string | undefined; alternatives?: readonly SlotId[] },
  stamp: ViewingStamp,
): ViewingDecision {
  assertActionAllowed(viewing, 'reject', side, stamp.now);
  return viewing.agreed
    ? endReschedule(viewing, side, reason, stamp)
    : createRejection(viewing, side, { reason, alternatives, waitlistOffered: false }, stamp);
}

/** Rejects a request because its slot is full, and offers the waitlist. */
export function rejectAsFull(viewing: Viewing, stamp: ViewingStamp): ViewingDecision | undefined {
  if (viewing.status !== 'requested' || viewing.place !== 'none') return undefined;
  const given = { reason: undefined, alternatives: [], waitlistOffered: true };
  return createRejection(viewing, 'system', given, stamp);
}

interface RejectionDetails {
  readonly reason: string | undefined;
  readonly alternatives: readonly SlotId[];
  readonly waitlistOffered: boolean;
}

function createRejection(
  viewing: Viewing,
  by: Actor,
  refusal: RejectionDetails,
  stamp: ViewingStamp,
): ViewingDecision {
  const { proposal: _, heldUntil: __, ...stored } = viewing;
  const { reason, waitlistOffered } = refusal;
  const alternatives = [...refusal.alternatives];
  const rejected = applyViewingChange(
    stored,
    {
      status: 'rejected',
      place: 'none',
      closed: createClosure(by, stamp, { reason, alternatives, waitlistOffered }),
    },
    stamp,
  );
  const more = { by, reason, alternatives, waitlistOffered };
  return { viewing: rejected, events: [ViewingRejected.of({ ...toViewingEventFields(rejected), ...more })] };
}
