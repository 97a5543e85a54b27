import * as z from 'zod';
import {
  MessageId,
  PropertyId,
  Side,
  SlotId,
  UserId,
  ViewingId,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { BuyerBadge } from '../buyer-checks/domain/buyer-badge.ts';
import { SlotOpening, TimeSlot } from './domain/slot.ts';
import { viewingActions } from './domain/transitions.ts';
import { Feedback, Viewing } from './domain/viewing.ts';

/** `booked` counts confirmed parties; `requests` is for the owner only. */
export const SlotView = TimeSlot.omit({ sellerId: true, createdAt: true, free: true }).extend({
  full: z.boolean(),
  /** The caller's own viewing in this slot. */
  mine: z.object({ id: ViewingId, status: Viewing.shape.status, messageId: MessageId }).optional(),
  requests: z.int().optional(),
});
export type SlotView = z.output<typeof SlotView>;

/** The other side, as far as the caller may see it. */
export const Counterpart = z.object({
  id: UserId,
  user_name: z.string().nullable(),
  avatar: z.string().optional(),
  /** For the seller: the staff checks of the buyer. */
  checks: z.array(BuyerBadge).optional(),
});

export const ViewingView = Viewing.omit({ version: true, place: true, calendarKeys: true }).extend({
  /** The caller's side. */
  side: Side,
  counterpart: Counterpart.extend({
    /** For the seller while the viewing is open: what the buyer states about funding and chain, without sums. */
    position: z.string().optional(),
  }),
  card: PropertyCard.optional(),
  /** The full address, for both sides once the viewing is confirmed. */
  address: z.string().optional(),
  /** A calendar link that needs no login, while the viewing is confirmed. */
  icsUrl: z.string().optional(),
  /** For the buyer of one that is over: another viewing of theirs of the home is open. */
  bookedAgain: z.literal(true).optional(),
  /** What the caller can do now, by the transition table. */
  can: z.array(z.enum(viewingActions)),
});
export type ViewingView = z.output<typeof ViewingView>;

const slotById = z.object({ id: SlotId });
const slotAndMessage = z.object({ timeSlotId: SlotId, messageId: MessageId });
/** The specification's path for a rejection ends in a stray brace, which clients send as it is or encoded. */
const messageIdWithBrace = z
  .string()
  .transform((typed) => typed.replace(/(\}|%7D)$/i, ''))
  .pipe(MessageId);
const reason = textUpTo(500).optional();
const Changed = z.object({ viewing: ViewingView, messageId: MessageId });

/** One change at a time, by either side as the transition table allows. */
export const ViewingChange = z.union([
  z.strictObject({ timeSlotId: SlotId }),
  z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('cancelled'), reason: textUpTo(500).min(1) }),
    z.strictObject({ status: z.literal('completed') }),
    z.strictObject({ status: z.literal('no_show') }),
    z.strictObject({ status: z.literal('disputed'), reason: textUpTo(500).min(1) }),
    z.strictObject({ status: z.literal('reconfirmed') }),
  ]),
  z.strictObject({ feedback: Feedback }),
]);
export type ViewingChange = z.output<typeof ViewingChange>;

const Rejection = z
  .strictObject({ reason, alternatives: z.array(SlotId).max(5).default([]) })
  .default({ alternatives: [] });

export const viewingRoutes = defineRoutes({
  timeSlots: {
    method: 'GET',
    path: '/api/properties/time-slots/{id}',
    access: 'anyone',
    scope: 'viewings:read',
    summary: 'When a home can be viewed; a visitor sees the days only',
    params: z.object({ id: PropertyId }),
    query: z.object(createPagingParameters(200, 200)),
    result: createListSchema('slots', SlotView).extend({
      /** Local days with free places, and their number. */
      days: z.array(z.object({ day: z.iso.date(), free: z.int() })),
      /** Whether the seller stopped viewings when they accepted an offer; no time can be added or booked then. */
      stopped: z.boolean(),
    }),
    problems: ['not_found'],
  },
  openSlots: {
    method: 'POST',
    path: '/api/property-time-slot',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Open one slot or a repeating pattern of them',
    status: 201,
    body: SlotOpening,
    result: z.object({ slots: z.array(SlotView), total: z.int() }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  changeSlot: {
    method: 'PUT',
    path: '/api/property-time-slot/{id}',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Change a slot; its bookings get a reschedule proposal',
    params: slotById,
    body: z
      .strictObject({ start: z.iso.datetime(), end: z.iso.datetime(), capacity: z.int().min(1).max(50) })
      .partial(),
    result: SlotView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  closeSlot: {
    method: 'DELETE',
    path: '/api/property-time-slot/{id}',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Take a slot back; its bookings are cancelled with notice',
    params: slotById,
    query: z.object({ reason }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  requestViewing: {
    method: 'POST',
    path: '/api/viewing',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Ask to view a home, or join the waitlist of a full slot',
    status: 201,
    body: z.object({
      propertyId: PropertyId,
      timeSlotId: SlotId,
      attendees: z.int().min(1).max(6).default(1),
      message: textUpTo(1_000).optional(),
      answers: Viewing.shape.answers,
      waitlist: z.boolean().default(false),
    }),
    result: Changed,
    problems: ['not_found', 'conflict', 'stale', 'too_many', 'blocked_by_user', 'buyer_check_required'],
  },
  changeViewing: {
    method: 'PUT',
    path: '/api/viewing/update/{viewingId}/{messageId}',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Reschedule, cancel, complete, report a no-show, reconfirm or give feedback',
    params: z.object({ viewingId: ViewingId, messageId: MessageId }),
    body: ViewingChange,
    result: Changed,
    problems: ['not_found', 'conflict', 'stale'],
  },
  acceptViewing: {
    method: 'PUT',
    path: '/api/viewing/accept/{timeSlotId}/{messageId}',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Confirm a request or a proposed time',
    params: slotAndMessage,
    result: Changed,
    problems: ['not_found', 'conflict', 'stale'],
  },
  rejectViewing: {
    method: 'PUT',
    path: '/api/viewing/reject/{timeSlotId}/{messageId}',
    access: 'active',
    scope: 'viewings:write',
    summary: 'Decline a request or a proposed time',
    params: z.object({ timeSlotId: SlotId, messageId: messageIdWithBrace }),
    body: Rejection,
    result: Changed,
    problems: ['not_found', 'conflict', 'stale'],
  },
  myViewings: {
    method: 'GET',
    path: '/api/my-viewing',
    access: 'active',
    scope: 'viewings:read',
    summary: 'The own viewings, as buyer, as seller or both',
    query: z.object({
      ...createPagingParameters(50, 200),
      role: Side.optional(),
      when: z.enum(['upcoming', 'past']).optional(),
      property_id: PropertyId.optional(),
    }),
    result: createListSchema('viewings', ViewingView),
  },
  calendar: {
    method: 'GET',
    path: '/api/viewing-calendar/{key}',
    access: 'public',
    summary: 'The invitation of a viewing for a calendar, by its own link',
    params: z.object({
      key: z.string().regex(/^vwg_[0-9A-Z]{26}\.[\w-]{24}(\.ics)?$/, 'This is no such link'),
    }),
    media: 'text/calendar',
    file: 'viewing.ics',
    result: z.string(),
    problems: ['not_found'],
  },
});
