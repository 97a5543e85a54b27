import type { Occurrence } from '../../events/define.ts';
import type { MessageId, Side } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { hourMs } from '../shared/time.ts';
import { may, type Verb } from './moves.ts';
import { holdHours, reschedulesMost, type Viewing } from './viewing.ts';
import { noticeHours } from './slot.ts';

/** What a decision leads to: the viewing as it then is, and what is told of it. */
export interface Decision {
  readonly viewing: Viewing;
  readonly events: readonly Occurrence[];
}

/** The moment of a decision: the time, and the id of the card that will show it. */
export interface Moment {
  readonly now: Date;
  readonly messageId: MessageId;
}

/** A day, or until it is too late to come. */
export const holdUntil = (now: Date, start: string): string =>
  new Date(
    Math.min(now.getTime() + holdHours * hourMs, Date.parse(start) - noticeHours * hourMs),
  ).toISOString();

/** The viewing after a move, with the card of this moment. */
export function moved(viewing: Viewing, change: Partial<Viewing>, { now, messageId }: Moment): Viewing {
  return {
    ...viewing,
    ...change,
    messageId,
    version: viewing.version + 1,
    updatedAt: now.toISOString(),
  };
}

/** A move that changes when or whether the parties meet, so that calendars take it over. */
export const rescheduled = (viewing: Viewing, change: Partial<Viewing>, moment: Moment): Viewing =>
  moved(viewing, { ...change, sequence: viewing.sequence + 1 }, moment);

/** The fields that every event of a viewing has. */
export const told = ({
  id,
  messageId,
  timeSlotId,
  propertyId,
  sellerId,
  buyerId,
  kind,
  start,
  end,
}: Viewing) => ({
  viewingId: id,
  messageId,
  timeSlotId,
  propertyId,
  sellerId,
  buyerId,
  kind,
  start,
  end,
});

const words: Readonly<Partial<Record<Viewing['status'], string>>> = {
  requested: 'This viewing waits for the seller’s answer.',
  confirmed: 'This viewing is confirmed.',
  cancelled: 'This viewing was cancelled.',
  rejected: 'This request was declined.',
  expired: 'This request ran out before it was answered.',
  completed: 'This viewing took place.',
  no_show: 'Nobody came to this viewing.',
  waitlisted: 'This is a place on the waitlist.',
  reschedule_proposed: 'Another time is proposed for this viewing.',
};

export const refused = ({ status }: Pick<Viewing, 'status'>, detail?: string): AppError =>
  new AppError('conflict', detail ?? `${words[status] ?? ''} This is not possible now.`.trim(), {
    state: status,
  });

const noMoreReschedules = `A viewing can be moved ${reschedulesMost} times. Cancel it and ask for another one instead.`;

/** @throws 409 `conflict` with the present state, where the table has no such move for this side now */
export function requireMove(viewing: Viewing, verb: Verb, side: Side, now: Date): void {
  if (may(viewing, verb, side, now)) return;
  const isUsedUp = verb === 'reschedule' && viewing.reschedules >= reschedulesMost;
  throw refused(viewing, isUsedUp ? noMoreReschedules : undefined);
}
