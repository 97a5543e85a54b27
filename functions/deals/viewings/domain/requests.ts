import { ViewingPlaceOffered, ViewingRequested, ViewingWaitlisted } from '../../../../events/viewing.ts';
import type { UserId, ViewingId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hourMs } from '../../../kernel/time.ts';
import type { TimeSlot } from './slot.ts';
import { isTooSoon } from './transitions.ts';
import {
  type ViewingDecision,
  calculateHoldUntil,
  applyViewingChange,
  type ViewingStamp,
  toViewingEventFields,
} from './viewing-decision.ts';
import { noticeHours } from './viewing-limits.ts';
import type { Viewing } from './viewing.ts';

interface ViewingApplication extends Pick<Viewing, 'attendees' | 'message' | 'answers' | 'calendarKeys'> {
  readonly id: ViewingId;
  readonly buyerId: UserId;
  readonly waitlist: boolean;
}

export function isSlotFull({ free }: Pick<TimeSlot, 'free'>): boolean {
  return free <= 0;
}

/** @throws 409 if the slot is closed, too soon, full for a request, or free for the waitlist */
export function assertSlotAvailable(slot: TimeSlot, waitlist: boolean, now: Date): void {
  if (slot.status !== 'open')
    throw new AppError('conflict', 'The seller took this time back. Choose another one.', {
      state: slot.status,
    });
  if (isTooSoon(slot.start, now))
    throw new AppError('conflict', `Ask for a viewing at least ${noticeHours} hours before it begins.`, {
      state: 'too_soon',
    });
  if (!waitlist && isSlotFull(slot)) throw createSlotFullError();
  if (waitlist && !isSlotFull(slot))
    throw new AppError('conflict', 'There’s a free place. Ask for it instead.', { state: 'free' });
}

export function createSlotFullError(): AppError {
  return new AppError('conflict', 'This time is taken. Join its waitlist or choose another one.', {
    state: 'full',
  });
}

/** A buyer requests a place, or joins the waitlist of a full slot. */
export function createViewing(
  slot: TimeSlot,
  application: ViewingApplication,
  { now, messageId }: ViewingStamp,
): ViewingDecision {
  assertSlotAvailable(slot, application.waitlist, now);
  const { id: timeSlotId, propertyId, sellerId, start, end, kind } = slot;
  const { waitlist, message, ...asked } = application;
  const at = now.toISOString();
  const viewing: Viewing = {
    ...asked,
    ...(message && { message }),
    messageId,
    timeSlotId,
    propertyId,
    sellerId,
    start,
    end,
    kind,
    status: waitlist ? 'waitlisted' : 'requested',
    agreed: false,
    place: 'none',
    heldUntil: waitlist ? calculateLatestOffer(start) : calculateHoldUntil(now, start),
    reschedules: 0,
    sequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const fields = toViewingEventFields(viewing);
  return { viewing, events: [waitlist ? ViewingWaitlisted.of(fields) : ViewingRequested.of(fields)] };
}

/** The latest time for which a viewing can be requested. */
const calculateLatestOffer = (start: string) =>
  new Date(Date.parse(start) - noticeHours * hourMs).toISOString();

/** A place came free: the first on the waitlist holds it until the seller answers. */
export function offerFreePlace(viewing: Viewing, stamp: ViewingStamp): ViewingDecision | undefined {
  if (viewing.status !== 'waitlisted' || isTooSoon(viewing.start, stamp.now)) return undefined;
  const asking = applyViewingChange(
    viewing,
    { status: 'requested', place: 'held', heldUntil: calculateHoldUntil(stamp.now, viewing.start) },
    stamp,
  );
  return { viewing: asking, events: [ViewingPlaceOffered.of(toViewingEventFields(asking))] };
}
