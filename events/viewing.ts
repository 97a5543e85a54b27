import * as z from 'zod';
import { defineEvent } from './define.ts';
import { Actor, MessageId, PropertyId, SlotId, SlotKind, UserId, ViewingId } from './vocabulary.ts';

/** The viewing at the time of the event; `messageId` is its card in the chat. */
const shape = z.object({
  viewingId: ViewingId,
  messageId: MessageId,
  timeSlotId: SlotId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  kind: SlotKind,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});
const example = {
  viewingId: 'vwg_01K9ZX3Q6T4C8V0R2M5N7P9B1J',
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  timeSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1M',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  kind: 'private',
  start: '2026-11-28T14:30:00.000Z',
  end: '2026-11-28T15:00:00.000Z',
} as const;
const by = Actor;
const reason = z.string().optional();

export const ViewingRequested = defineEvent('viewing.requested.v1', shape, example);
export const ViewingConfirmed = defineEvent(
  'viewing.confirmed.v1',
  /** `leftSlotId`: the slot that a change to another one left. */
  shape.extend({ by, rescheduled: z.boolean(), leftSlotId: SlotId.optional() }),
  { ...example, by: 'seller', rescheduled: false },
);
export const ViewingRejected = defineEvent(
  'viewing.rejected.v1',
  shape.extend({ by, reason, alternatives: z.array(SlotId), waitlistOffered: z.boolean() }),
  { ...example, by: 'seller', reason: 'We are away that day', alternatives: [], waitlistOffered: false },
);
/** The request was not answered while the place was held. */
export const ViewingExpired = defineEvent('viewing.expired.v1', shape, example);
export const ViewingCancelled = defineEvent(
  'viewing.cancelled.v1',
  /** `agreed`: it was booked, not only asked for. */
  shape.extend({ by, reason, late: z.boolean(), agreed: z.boolean().default(false) }),
  { ...example, by: 'buyer', reason: 'I am ill', late: false, agreed: true },
);
/** The old time is valid until the other side accepts. */
export const ViewingRescheduleProposed = defineEvent(
  'viewing.reschedule_proposed.v1',
  shape.extend({
    by,
    proposedSlotId: SlotId,
    proposedStart: z.iso.datetime(),
    proposedEnd: z.iso.datetime(),
  }),
  {
    ...example,
    by: 'buyer',
    proposedSlotId: 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1N',
    proposedStart: '2026-11-29T10:00:00.000Z',
    proposedEnd: '2026-11-29T10:30:00.000Z',
  },
);
export const ViewingRescheduleDeclined = defineEvent(
  'viewing.reschedule_declined.v1',
  shape.extend({ by, reason }),
  { ...example, by: 'seller' },
);
export const ViewingCompleted = defineEvent('viewing.completed.v1', shape.extend({ by }), {
  ...example,
  by: 'seller',
});
export const ViewingNoShow = defineEvent('viewing.no_show.v1', shape, example);
export const ViewingNoShowDisputed = defineEvent('viewing.no_show_disputed.v1', shape.extend({ reason }), {
  ...example,
  reason: 'I was at the door at half past two',
});
export const ViewingFeedbackGiven = defineEvent(
  'viewing.feedback_given.v1',
  shape.extend({ interest: z.int().min(1).max(5), shared: z.boolean() }),
  { ...example, interest: 4, shared: true },
);
/** The buyer confirmed that they still come. */
export const ViewingReconfirmed = defineEvent('viewing.reconfirmed.v1', shape, example);
export const ViewingWaitlisted = defineEvent('viewing.waitlisted.v1', shape, example);
/** A place came free for a buyer on the waitlist, who holds it until it is confirmed or expires. */
export const ViewingPlaceOffered = defineEvent('viewing.place_offered.v1', shape, example);

/** Published by the scheduler. The subscriber decides by the present viewing. */
const timed = z.object({ viewingId: ViewingId, propertyId: PropertyId });
const timedExample = { viewingId: example.viewingId, propertyId: example.propertyId };
export const ViewingReminderDue = defineEvent(
  'viewing.reminder_due.v1',
  timed.extend({ hours: z.union([z.literal(24), z.literal(2)]), start: z.iso.datetime() }),
  { ...timedExample, hours: 24, start: example.start },
);
export const ViewingHoldDue = defineEvent('viewing.hold_due.v1', timed, timedExample);
/** The reminders 24 h and 2 h before the viewing. */
export const ViewingReminded = defineEvent(
  'viewing.reminded.v1',
  shape.extend({ hours: z.union([z.literal(24), z.literal(2)]), reconfirmed: z.boolean() }),
  { ...example, hours: 24, reconfirmed: false },
);

const slots = z.object({ propertyId: PropertyId, sellerId: UserId });
const slotsExample = { propertyId: example.propertyId, sellerId: example.sellerId };
export const SlotsOpened = defineEvent('time_slots.opened.v1', slots.extend({ count: z.int().min(1) }), {
  ...slotsExample,
  count: 12,
});
export const SlotChanged = defineEvent('time_slot.changed.v1', slots.extend({ timeSlotId: SlotId }), {
  ...slotsExample,
  timeSlotId: example.timeSlotId,
});
export const SlotCancelled = defineEvent(
  'time_slot.cancelled.v1',
  slots.extend({ timeSlotId: SlotId, by: Actor.exclude(['buyer']), reason }),
  { ...slotsExample, timeSlotId: example.timeSlotId, by: 'seller' },
);
