import { ViewingRescheduleDeclined, ViewingRescheduleProposed } from '../../../../events/viewing.ts';
import type { Actor, SlotId, Side } from '../../../../events/vocabulary.ts';
import { applyCancellation } from './cancellation.ts';
import { assertSlotAvailable } from './requests.ts';
import type { TimeSlot } from './slot.ts';
import { isOpenViewing } from './transitions.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  applyViewingChange,
  toViewingEventFields,
  assertActionAllowed,
  createViewingConflictError,
  calculateHoldUntil,
} from './viewing-decision.ts';
import type { Viewing } from './viewing.ts';

/** Ends a proposal; the agreed time holds, and a place in the proposed slot is released. */
export function endReschedule(
  viewing: Viewing,
  by: Actor,
  reason: string | undefined,
  stamp: ViewingStamp,
): ViewingDecision {
  const { proposal, heldUntil: _, ...stored } = viewing;
  const slotMoved = proposal?.timeSlotId === viewing.timeSlotId && by !== 'seller';
  const unchanged = applyViewingChange(
    stored,
    { status: 'confirmed', ...(slotMoved && { place: 'none' }) },
    stamp,
  );
  return {
    viewing: unchanged,
    events: [ViewingRescheduleDeclined.of({ ...toViewingEventFields(unchanged), by, reason })],
  };
}

/** The proposed slot was closed: the agreed time holds, or the viewing ends. */
export function endProposalOfClosedSlot(
  viewing: Viewing,
  slotId: SlotId,
  stamp: ViewingStamp,
): ViewingDecision | undefined {
  if (viewing.status !== 'reschedule_proposed' || viewing.proposal?.timeSlotId !== slotId) return undefined;
  if (viewing.agreed) return endReschedule(viewing, 'system', undefined, stamp);
  return applyCancellation(viewing, 'system', 'The proposed time is no longer free', stamp);
}

/** Proposes another slot of the property; the agreed time holds until the other side accepts. */
export function proposeSlot(
  viewing: Viewing,
  side: Side,
  slot: TimeSlot,
  stamp: ViewingStamp,
): ViewingDecision {
  assertActionAllowed(viewing, 'reschedule', side, stamp.now);
  if (slot.id === viewing.timeSlotId && slot.start === viewing.start)
    throw createViewingConflictError(viewing, 'This is the time that it has already.');
  assertSlotAvailable(slot, false, stamp.now);
  return createProposal(viewing, { by: side, slot, reschedules: viewing.reschedules + 1 }, stamp);
}

/** The seller moved the slot: its buyers are asked to accept the new time. */
export function proposeMovedSlotTime(
  viewing: Viewing,
  slot: TimeSlot,
  stamp: ViewingStamp,
): ViewingDecision | undefined {
  if (!isBoundToSlot(viewing, slot)) return undefined;
  const { start, end } = slot;
  const proposed = viewing.proposal?.timeSlotId === slot.id ? viewing.proposal : undefined;
  if (isSameTime(proposed ?? viewing, slot)) return undefined;
  // A waitlisted viewing has no agreed time, so it moves without consent.
  if (viewing.status === 'waitlisted') return touchViewing({ ...viewing, start, end }, stamp);
  // The slot moved back to the agreed time.
  if (proposed && viewing.agreed && isSameTime(viewing, slot))
    return endReschedule(viewing, 'seller', undefined, stamp);
  return createProposal(viewing, { by: 'seller', slot, reschedules: viewing.reschedules }, stamp);
}

export function isDetached({ agreed, place }: Pick<Viewing, 'agreed' | 'place'>): boolean {
  return agreed && place === 'none';
}

/** A buyer who declined the new time keeps an agreed time that differs from the slot's. */
const isBoundToSlot = (viewing: Viewing, slot: TimeSlot): boolean =>
  isOpenViewing(viewing) && viewing.timeSlotId === slot.id && !isDetached(viewing);

const isSameTime = (a: Pick<TimeSlot, 'start' | 'end'>, b: Pick<TimeSlot, 'start' | 'end'>): boolean =>
  a.start === b.start && a.end === b.end;

export function touchViewing(viewing: Viewing, stamp: ViewingStamp): ViewingDecision {
  return {
    viewing: applyViewingChange(viewing, {}, { ...stamp, messageId: viewing.messageId }),
    events: [],
  };
}

function createProposal(
  viewing: Viewing,
  { by, slot, reschedules }: { readonly by: Side; readonly slot: TimeSlot; readonly reschedules: number },
  stamp: ViewingStamp,
): ViewingDecision {
  const proposal = { by, timeSlotId: slot.id, start: slot.start, end: slot.end };
  const until = calculateHoldUntil(stamp.now, slot.start);
  const heldUntil = viewing.agreed && viewing.start < until ? viewing.start : until;
  const asked = applyViewingChange(
    viewing,
    { status: 'reschedule_proposed', proposal, heldUntil, reschedules },
    stamp,
  );
  const event = ViewingRescheduleProposed.of({
    ...toViewingEventFields(asked),
    by,
    proposedSlotId: slot.id,
    proposedStart: slot.start,
    proposedEnd: slot.end,
  });
  return { viewing: asked, events: [event] };
}
