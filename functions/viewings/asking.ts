import { ViewingPlaceOffered, ViewingRequested, ViewingWaitlisted } from '../../events/viewing.ts';
import type { UserId, ViewingId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { type Decision, holdUntil, moved, type Moment, told } from './decision.ts';
import { tooSoon } from './moves.ts';
import { noticeHours, type TimeSlot } from './slot.ts';
import type { Viewing } from './viewing.ts';

interface Wish extends Pick<Viewing, 'attendees' | 'message' | 'answers' | 'calendarKeys'> {
  readonly id: ViewingId;
  readonly buyerId: UserId;
  readonly waitlist: boolean;
}

export const isFull = ({ free }: Pick<TimeSlot, 'free'>): boolean => free <= 0;

/** @throws 409 where the slot is closed, too soon, or as full as the wish does not expect */
export function checkSlot(slot: TimeSlot, waitlist: boolean, now: Date): void {
  if (slot.status !== 'open')
    throw new AppError('conflict', 'The seller took this time back. Choose another one.', {
      state: slot.status,
    });
  if (tooSoon(slot.start, now))
    throw new AppError('conflict', `Ask for a viewing at least ${noticeHours} hours before it begins.`, {
      state: 'too_soon',
    });
  if (!waitlist && isFull(slot)) throw full();
  if (waitlist && !isFull(slot))
    throw new AppError('conflict', 'There is a free place. Ask for it instead.', { state: 'free' });
}

export const full = (): AppError =>
  new AppError('conflict', 'This time is taken. Join its waitlist or choose another one.', { state: 'full' });

/** A buyer asks for a place, or to be next if one comes free. */
export function ask(slot: TimeSlot, wish: Wish, { now, messageId }: Moment): Decision {
  checkSlot(slot, wish.waitlist, now);
  const { id: timeSlotId, propertyId, sellerId, start, end, kind } = slot;
  const { waitlist, message, ...asked } = wish;
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
    heldUntil: waitlist ? lastCall(start) : holdUntil(now, start),
    reschedules: 0,
    sequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return { viewing, events: [(waitlist ? ViewingWaitlisted : ViewingRequested).of(told(viewing))] };
}

/** Nobody can be asked to come any later than this. */
const lastCall = (start: string) => new Date(Date.parse(start) - noticeHours * 3_600_000).toISOString();

/** A place came free: the first on the waitlist holds it while the seller is asked. */
export function offerPlace(viewing: Viewing, moment: Moment): Decision | undefined {
  if (viewing.status !== 'waitlisted' || tooSoon(viewing.start, moment.now)) return undefined;
  const asking = moved(
    viewing,
    { status: 'requested', place: 'held', heldUntil: holdUntil(moment.now, viewing.start) },
    moment,
  );
  return { viewing: asking, events: [ViewingPlaceOffered.of(told(asking))] };
}
