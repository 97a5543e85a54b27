import { ViewingRescheduleDeclined, ViewingRescheduleProposed } from '../../../events/viewing.ts';
import type { Actor, SlotId, Side } from '../../../events/vocabulary.ts';
import { assertSlotAvailable } from './requests.ts';
import { applyCancellation } from './cancellation.ts';
import type { TimeSlot } from './slot.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  applyChange,
  eventFieldsOf,
  assertActionAllowed,
  createViewingConflictError,
  calculateHoldUntil,
} from './viewing-decision.ts';
import { isOpen } from './transitions.ts';
import type { Viewing } from './viewing.ts';

/** The proposal is off and the agreed time stands; the place in a slot that moved away is given back. */
export function keepAgreedTime(
  viewing: Viewing,
  by: Actor,
  reason: string | undefined,
  stamp: ViewingStamp,
): ViewingDecision {
  const { proposal, heldUntil: _, ...stored } = viewing;
  const slotMoved = proposal?.timeSlotId === viewing.timeSlotId && by !== 'seller';
  const stands = applyChange(stored, { status: 'confirmed', ...(slotMoved && { place: 'none' }) }, stamp);
  return {
    viewing: stands,
    events: [ViewingRescheduleDeclined.of({ ...eventFieldsOf(stands), by, reason })],
  };
}

/** The proposed slot is gone: the agreed time stands, or nothing is left to agree on. */
export function dropProposal(
  viewing: Viewing,
  slotId: SlotId,
  stamp: ViewingStamp,
): ViewingDecision | undefined {
  if (viewing.status !== 'reschedule_proposed' || viewing.proposal?.timeSlotId !== slotId) return undefined;
  if (viewing.agreed) return keepAgreedTime(viewing, 'system', undefined, stamp);
  return applyCancellation(viewing, 'system', 'The proposed time is no longer free', stamp);
}

/** Proposes another slot of the home; the agreed time stands until the other side accepts. */
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
  return createProposal(viewing, side, slot, viewing.reschedules + 1, stamp);
}

/** The seller moved the slot: whoever has it is asked whether the new time suits. */
export function followSlot(
  viewing: Viewing,
  slot: TimeSlot,
  stamp: ViewingStamp,
): ViewingDecision | undefined {
  if (!followsSlot(viewing, slot)) return undefined;
  const { start, end } = slot;
  const proposed = viewing.proposal?.timeSlotId === slot.id ? viewing.proposal : undefined;
  if (isSameTime(proposed ?? viewing, slot)) return undefined;
  // On the waitlist nothing is agreed that would need consent.
  if (viewing.status === 'waitlisted') return updateSilently({ ...viewing, start, end }, stamp);
  // Back to where it was.
  if (proposed && viewing.agreed && isSameTime(viewing, slot))
    return keepAgreedTime(viewing, 'seller', undefined, stamp);
  return createProposal(viewing, 'seller', slot, viewing.reschedules, stamp);
}

export function isDetached({ agreed, place }: Pick<Viewing, 'agreed' | 'place'>): boolean {
  return agreed && place === 'none';
}

/** Somebody who declined to move along keeps an agreed time that is the slot's no more. */
const followsSlot = (viewing: Viewing, slot: TimeSlot): boolean =>
  isOpen(viewing) && viewing.timeSlotId === slot.id && !isDetached(viewing);

const isSameTime = (a: Pick<TimeSlot, 'start' | 'end'>, b: Pick<TimeSlot, 'start' | 'end'>): boolean =>
  a.start === b.start && a.end === b.end;

export function updateSilently(viewing: Viewing, stamp: ViewingStamp): ViewingDecision {
  return {
    viewing: applyChange(viewing, {}, { ...stamp, messageId: viewing.messageId }),
    events: [],
  };
}

function createProposal(
  viewing: Viewing,
  by: Side,
  slot: TimeSlot,
  reschedules: number,
  stamp: ViewingStamp,
): ViewingDecision {
  const proposal = { by, timeSlotId: slot.id, start: slot.start, end: slot.end };
  const until = calculateHoldUntil(stamp.now, slot.start);
  const heldUntil = viewing.agreed && viewing.start < until ? viewing.start : until;
  const asked = applyChange(
    viewing,
    { status: 'reschedule_proposed', proposal, heldUntil, reschedules },
    stamp,
  );
  const event = ViewingRescheduleProposed.of({
    ...eventFieldsOf(asked),
    by,
    proposedSlotId: slot.id,
    proposedStart: slot.start,
    proposedEnd: slot.end,
  });
  return { viewing: asked, events: [event] };
}
