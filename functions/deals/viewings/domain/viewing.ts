import * as z from 'zod';
import {
  ViewingId,
  MessageId,
  PropertyId,
  UserId,
  SlotId,
  SlotKind,
  ViewingStatus,
  Side,
  Actor,
  textUpTo,
} from '../../../../events/vocabulary.ts';

/** A buyer's feedback: 5 is very interested. The seller sees it only if it is shared. */
export const Feedback = z.object({
  interest: z.int().min(1).max(5),
  comment: textUpTo(2_000).optional(),
  priceView: z.enum(['too_high', 'about_right', 'good_value']).optional(),
  share: z.boolean(),
});

export type Feedback = z.output<typeof Feedback>;

/** One party's viewing of one property. */
export const Viewing = z.object({
  id: ViewingId,
  /** The message card of its present state; an older card answers 409. */
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  timeSlotId: SlotId,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  kind: SlotKind,
  status: ViewingStatus,
  /** Both sides agreed on this time. It holds while a new one is proposed. */
  agreed: z.boolean(),
  /** Its place in the slot: held for the first on the waitlist, booked once confirmed. */
  place: z.enum(['none', 'held', 'booked']),
  attendees: z.int().min(1).max(6),
  message: z.string().optional(),
  answers: z.array(z.object({ question: textUpTo(200), answer: textUpTo(500) })).default([]),
  /** When an unanswered request or proposal expires. */
  heldUntil: z.iso.datetime().optional(),
  proposal: z
    .object({ by: Side, timeSlotId: SlotId, start: z.iso.datetime(), end: z.iso.datetime() })
    .optional(),
  reschedules: z.int().min(0).max(3),
  closed: z
    .object({
      by: Actor,
      at: z.iso.datetime(),
      reason: z.string().optional(),
      late: z.boolean(),
      /** Slots that the seller suggests instead. */
      alternatives: z.array(SlotId),
      /** Another buyer was confirmed; this buyer may join the waitlist. */
      waitlistOffered: z.boolean(),
    })
    .optional(),
  reconfirmedAt: z.iso.datetime().optional(),
  /** The end of the buyer's time to dispute a no-show. */
  disputeUntil: z.iso.datetime().optional(),
  disputed: z.object({ at: z.iso.datetime(), reason: z.string() }).optional(),
  feedback: Feedback.optional(),
  /** SEQUENCE of its calendar invitation: every change of time or state raises it. */
  sequence: z.int().min(0),
  /** Random secrets of the two sides' calendar links. */
  calendarKeys: z.object({ seller: z.string(), buyer: z.string() }),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Viewing = z.output<typeof Viewing>;

/** The most requests that a buyer can have pending, over all properties. */
export const maxPendingRequests = 20;

/** The most viewings of a buyer, asked for or agreed, that begin on one day in London. */
export const maxViewingsOfDay = 10;

/** Hours for which a request holds its place at least, if its start isn’t sooner. */
export const holdHours = 24;

export const maxReschedules = 3;

/** Minutes after the start from which the seller may report a no-show. */
export const noShowMinutes = 15;

/** Hours that a buyer has at least to say that they did come. */
export const disputeHours = 48;

/** Hours after the end in which the seller may report a no-show; then the viewing counts as completed. */
export const settleHours = 24;
