import {
  ViewingCancelled,
  ViewingCompleted,
  ViewingConfirmed,
  ViewingExpired,
  ViewingFeedbackGiven,
  ViewingNoShow,
  ViewingNoShowDisputed,
  ViewingReconfirmed,
  ViewingRejected,
  ViewingRescheduleDeclined,
  ViewingRescheduleProposed,
} from '../../events/viewing.ts';
import type { Actor, Side, SlotId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { hourMs } from '../shared/time.ts';
import { checkSlot } from './asking.ts';
import {
  type Decision,
  holdUntil,
  moved,
  type Moment,
  refused,
  requireMove,
  rescheduled,
  told,
} from './decision.ts';
import { dueAt, isOpen } from './moves.ts';
import type { TimeSlot } from './slot.ts';
import { disputeHours, type Feedback, lateHours, reconfirmHours, type Viewing } from './viewing.ts';

/** The seller confirms a request, or either side the time that the other proposed. */
export function accept(viewing: Viewing, side: Side, moment: Moment): Decision {
  requireMove(viewing, 'accept', side, moment.now);
  const { proposal, heldUntil: _, reconfirmedAt: __, ...kept } = viewing;
  const { timeSlotId, start, end } = proposal ?? viewing;
  const agreed = rescheduled(
    { ...kept, timeSlotId, start, end, ...saidLately(start, moment) },
    { status: 'confirmed', agreed: true, place: 'booked' },
    moment,
  );
  const left = agreed.timeSlotId === viewing.timeSlotId ? undefined : viewing.timeSlotId;
  return {
    viewing: agreed,
    events: [
      ViewingConfirmed.of({ ...told(agreed), by: side, rescheduled: viewing.agreed, leftSlotId: left }),
    ],
  };
}

/** Whoever asked within the day before need not say again that they come. */
const saidLately = (start: string, { now }: Moment): Pick<Viewing, 'reconfirmedAt'> =>
  Date.parse(start) - now.getTime() < reconfirmHours * hourMs ? { reconfirmedAt: now.toISOString() } : {};

/** Declines a request, or a proposed time: then the agreed one stands, where there was one. */
export function reject(
  viewing: Viewing,
  side: Side,
  { reason, alternatives = [] }: { reason?: string | undefined; alternatives?: readonly SlotId[] },
  moment: Moment,
): Decision {
  requireMove(viewing, 'reject', side, moment.now);
  return viewing.agreed
    ? standing(viewing, side, reason, moment)
    : turnDown(viewing, side, { reason, alternatives, waitlistOffered: false }, moment);
}

/** Somebody else was confirmed, so the others who asked are told at once. */
export function crowdOut(viewing: Viewing, moment: Moment): Decision | undefined {
  if (viewing.status !== 'requested' || viewing.place !== 'none') return undefined;
  const given = { reason: undefined, alternatives: [], waitlistOffered: true };
  return turnDown(viewing, 'system', given, moment);
}

interface Refusal {
  readonly reason: string | undefined;
  readonly alternatives: readonly SlotId[];
  readonly waitlistOffered: boolean;
}
function turnDown(viewing: Viewing, by: Actor, refusal: Refusal, moment: Moment): Decision {
  const { proposal: _, heldUntil: __, ...kept } = viewing;
  const { reason, waitlistOffered } = refusal;
  const alternatives = [...refusal.alternatives];
  const rejected = moved(
    kept,
    {
      status: 'rejected',
      place: 'none',
      closed: closedBy(by, moment, { reason, alternatives, waitlistOffered }),
    },
    moment,
  );
  const more = { by, reason, alternatives, waitlistOffered };
  return { viewing: rejected, events: [ViewingRejected.of({ ...told(rejected), ...more })] };
}

/** The proposal is off and the agreed time stands; the place in a slot that moved away is given back. */
function standing(viewing: Viewing, by: Actor, reason: string | undefined, moment: Moment): Decision {
  const { proposal, heldUntil: _, ...kept } = viewing;
  const slotMoved = proposal?.timeSlotId === viewing.timeSlotId && by !== 'seller';
  const stands = moved(kept, { status: 'confirmed', ...(slotMoved && { place: 'none' }) }, moment);
  return {
    viewing: stands,
    events: [ViewingRescheduleDeclined.of({ ...told(stands), by, reason })],
  };
}

/** The proposed slot is gone: the agreed time stands, or nothing is left to agree on. */
export function dropProposal(viewing: Viewing, slotId: SlotId, moment: Moment): Decision | undefined {
  if (viewing.status !== 'reschedule_proposed' || viewing.proposal?.timeSlotId !== slotId) return undefined;
  if (viewing.agreed) return standing(viewing, 'system', undefined, moment);
  return callOff(viewing, 'system', 'The proposed time is no longer free', moment);
}

/** Proposes another slot of the home; the agreed time stands until the other side accepts. */
export function propose(viewing: Viewing, side: Side, slot: TimeSlot, moment: Moment): Decision {
  requireMove(viewing, 'reschedule', side, moment.now);
  if (slot.id === viewing.timeSlotId && slot.start === viewing.start)
    throw refused(viewing, 'This is the time that it has already.');
  checkSlot(slot, false, moment.now);
  return proposing(viewing, side, slot, viewing.reschedules + 1, moment);
}

/** The seller moved the slot: whoever has it is asked whether the new time suits. */
export function followSlot(viewing: Viewing, slot: TimeSlot, moment: Moment): Decision | undefined {
  if (!follows(viewing, slot)) return undefined;
  const { start, end } = slot;
  const proposed = viewing.proposal?.timeSlotId === slot.id ? viewing.proposal : undefined;
  if (sameTime(proposed ?? viewing, slot)) return undefined;
  // On the waitlist nothing is agreed that would need consent.
  if (viewing.status === 'waitlisted') return silently({ ...viewing, start, end }, moment);
  // Back to where it was.
  if (proposed && viewing.agreed && sameTime(viewing, slot))
    return standing(viewing, 'seller', undefined, moment);
  return proposing(viewing, 'seller', slot, viewing.reschedules, moment);
}

/** Somebody who declined to move along keeps an agreed time that is the slot's no more. */
const follows = (viewing: Viewing, slot: TimeSlot): boolean =>
  isOpen(viewing) && viewing.timeSlotId === slot.id && !isDetached(viewing);
export const isDetached = ({ agreed, place }: Pick<Viewing, 'agreed' | 'place'>): boolean =>
  agreed && place === 'none';

const sameTime = (a: Pick<TimeSlot, 'start' | 'end'>, b: Pick<TimeSlot, 'start' | 'end'>): boolean =>
  a.start === b.start && a.end === b.end;

const silently = (viewing: Viewing, moment: Moment): Decision => ({
  viewing: moved(viewing, {}, { ...moment, messageId: viewing.messageId }),
  events: [],
});

function proposing(
  viewing: Viewing,
  by: Side,
  slot: TimeSlot,
  reschedules: number,
  moment: Moment,
): Decision {
  const proposal = { by, timeSlotId: slot.id, start: slot.start, end: slot.end };
  const until = holdUntil(moment.now, slot.start);
  const heldUntil = viewing.agreed && viewing.start < until ? viewing.start : until;
  const asked = moved(viewing, { status: 'reschedule_proposed', proposal, heldUntil, reschedules }, moment);
  const event = ViewingRescheduleProposed.of({
    ...told(asked),
    by,
    proposedSlotId: slot.id,
    proposedStart: slot.start,
    proposedEnd: slot.end,
  });
  return { viewing: asked, events: [event] };
}

/** @throws 409 where the side can not cancel now */
export function cancel(viewing: Viewing, side: Side, reason: string | undefined, moment: Moment): Decision {
  requireMove(viewing, 'cancel', side, moment.now);
  return callOff(viewing, side, reason, moment);
}

/** For everybody: by a side, or by the system because the home, the slot or a person is gone. */
export function callOff(viewing: Viewing, by: Actor, reason: string | undefined, moment: Moment): Decision {
  const late = viewing.agreed && moment.now.getTime() > Date.parse(viewing.start) - lateHours * hourMs;
  const { proposal: _, heldUntil: __, ...kept } = viewing;
  const cancelled = rescheduled(
    kept,
    { status: 'cancelled', place: 'none', closed: closedBy(by, moment, { reason, late }) },
    moment,
  );
  return {
    viewing: cancelled,
    events: [ViewingCancelled.of({ ...told(cancelled), by, reason, late })],
  };
}

export function complete(viewing: Viewing, moment: Moment): Decision {
  requireMove(viewing, 'complete', 'seller', moment.now);
  return carriedOut(viewing, 'seller', {}, moment);
}

/** It took place, by the word of a side or because nobody said otherwise. */
export function carriedOut(viewing: Viewing, by: Actor, change: Partial<Viewing>, moment: Moment): Decision {
  const done = moved(viewing, { ...change, status: 'completed' }, moment);
  return { viewing: done, events: [ViewingCompleted.of({ ...told(done), by })] };
}

export function reportNoShow(viewing: Viewing, moment: Moment): Decision {
  requireMove(viewing, 'no_show', 'seller', moment.now);
  const disputeUntil = new Date(moment.now.getTime() + disputeHours * hourMs).toISOString();
  const missed = moved(viewing, { status: 'no_show', disputeUntil }, moment);
  return { viewing: missed, events: [ViewingNoShow.of(told(missed))] };
}

export function dispute(viewing: Viewing, reason: string, moment: Moment): Decision {
  requireMove(viewing, 'dispute', 'buyer', moment.now);
  const disputed = moved(viewing, { disputed: { at: moment.now.toISOString(), reason } }, moment);
  return { viewing: disputed, events: [ViewingNoShowDisputed.of({ ...told(disputed), reason })] };
}

export function reconfirm(viewing: Viewing, moment: Moment): Decision {
  requireMove(viewing, 'reconfirm', 'buyer', moment.now);
  const coming = moved(viewing, { reconfirmedAt: moment.now.toISOString() }, moment);
  return { viewing: coming, events: [ViewingReconfirmed.of(told(coming))] };
}

/** A buyer who says how it was has been there. */
export function giveFeedback(viewing: Viewing, feedback: Feedback, moment: Moment): Decision {
  requireMove(viewing, 'feedback', 'buyer', moment.now);
  const { viewing: given, events } =
    viewing.status === 'completed'
      ? { viewing: moved(viewing, { feedback }, moment), events: [] }
      : carriedOut(viewing, 'buyer', { feedback }, moment);
  const { interest, share: shared } = feedback;
  return {
    viewing: given,
    events: [...events, ViewingFeedbackGiven.of({ ...told(given), interest, shared })],
  };
}

/** What the clock decides, if anything is due: a wait is over, or a viewing took place without a word. */
export function settled(viewing: Viewing, moment: Moment): Decision | undefined {
  const due = dueAt(viewing);
  if (due === undefined || moment.now.getTime() < Date.parse(due)) return undefined;
  if (viewing.status === 'confirmed') return carriedOut(viewing, 'system', {}, moment);
  if (viewing.agreed) return standing(viewing, 'system', undefined, moment);
  const { proposal: _, heldUntil: __, ...kept } = viewing;
  const expired = moved(
    kept,
    { status: 'expired', place: 'none', closed: closedBy('system', moment, {}) },
    moment,
  );
  return { viewing: expired, events: [ViewingExpired.of(told(expired))] };
}

const closedBy = (by: Actor, { now }: Moment, more: Partial<Viewing['closed']>) => ({
  by,
  at: now.toISOString(),
  late: false,
  alternatives: [],
  waitlistOffered: false,
  ...more,
});

/** @throws 409 `stale` for a card of an earlier state */
export function requireCard(viewing: Viewing, messageId: string): void {
  if (viewing.messageId !== messageId)
    throw new AppError('stale', 'This viewing has changed since. Reload and try again.', {
      state: viewing.status,
    });
}

/** Nothing stays that the buyer wrote. */
export function forgetWords(viewing: Viewing, moment: Moment): Decision | undefined {
  const { message, disputed, feedback, ...kept } = viewing;
  const wrote = message ?? disputed?.reason ?? feedback?.comment;
  if (wrote === undefined && viewing.answers.length === 0) return undefined;
  const { comment: _, ...rest } = feedback ?? { share: false, interest: 1 };
  return silently(
    {
      ...kept,
      answers: [],
      ...(feedback && { feedback: rest }),
      ...(disputed && { disputed: { ...disputed, reason: '' } }),
    },
    moment,
  );
}
