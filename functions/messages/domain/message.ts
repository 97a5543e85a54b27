import * as z from 'zod';
import { Actor, ImageId, MessageId, PropertyId, UserId } from '../../../events/vocabulary.ts';
import { Warning } from '../../content-rules/domain/warning.ts';

/** A moment of a viewing, an offer or the sale. The card holds no state of its own: that is read from its object. */
export const Card = z.object({
  type: z.enum(['viewing', 'offer', 'sale']),
  /** The viewing's or the offer's id; a sale goes by its offer. */
  id: z.string(),
  /** The event's verb, e.g. `requested` or `countered`. */
  moment: z.string(),
  by: Actor,
});

export type Card = z.output<typeof Card>;

export const Attachment = z.object({
  id: ImageId,
  name: z.string().trim().min(1).max(120),
  contentType: z.string(),
  bytes: z.int(),
});

/** One message of a thread; threads are known by home and buyer. */
export const Message = z.object({
  id: MessageId,
  /** Its place in the thread: later than all that were there when it came. A card has its id from elsewhere, and earlier. */
  order: MessageId,
  propertyId: PropertyId,
  buyerId: UserId,
  sellerId: UserId,
  fromId: UserId.nullable(),
  kind: z.enum(['text', 'file', 'card']),
  body: z.string(),
  attachments: z.array(Attachment).default([]),
  card: Card.optional(),
  replyTo: MessageId.optional(),
  warnings: z.array(Warning).default([]),
  edits: z.array(z.object({ body: z.string(), until: z.iso.datetime() })).default([]),
  editedAt: z.iso.datetime().optional(),
  removedAt: z.iso.datetime().optional(),
  /** Since when staff keep it out of sight for both sides; its words stay, so that this can be undone. */
  withheldAt: z.iso.datetime().optional(),
  /** Who hid it for themselves. */
  hiddenFor: z.array(UserId).default([]),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});

export type Message = z.output<typeof Message>;

export const editMinutes = 15;

/** Every one is kept, for a report of the message. */
export const maxEdits = 10;

export const maxAttachments = 5;

export const messagesPerMinute = 20;

export const threadsPerDay = 30;

/** What one side has of a thread. Marks are places in it and never go back. */
export const SideState = z.object({
  readTo: z.string(),
  deliveredTo: z.string(),
  /** The other side's messages after `readTo`, without removed and hidden ones. */
  unread: z.int().min(0),
  archived: z.boolean(),
  /** What is written there still comes, without being counted or mailed. */
  muted: z.boolean().default(false),
  /** As far as the other side knows of `readTo`, where the latest was read without a receipt. */
  receiptTo: z.string().optional(),
  /** Whether they ever wrote here themselves. */
  wrote: z.boolean(),
});

export type SideState = z.output<typeof SideState>;

/** One conversation: a home, its seller and one buyer. */
export const Thread = z.object({
  propertyId: PropertyId,
  buyerId: UserId,
  sellerId: UserId,
  /** The latest message, shortened, as the list shows it. */
  last: Message.pick({ id: true, order: true, fromId: true, kind: true, hiddenFor: true }).extend({
    text: z.string(),
  }),
  buyer: SideState,
  seller: SideState,
  messages: z.int(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  /** When the latest message came. */
  updatedAt: z.iso.datetime(),
});

export type Thread = z.output<typeof Thread>;
