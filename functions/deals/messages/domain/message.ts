import * as z from 'zod';
import { Actor, ImageId, MessageId, PropertyId, UserId, textUpTo } from '../../../../events/vocabulary.ts';
import { Warning } from '../../../people/content-rules/domain/warning.ts';

/** An event of a viewing, an offer or a sale. The card stores no state: readers load it from the object. */
export const Card = z.object({
  type: z.enum(['viewing', 'offer', 'sale']),
  /** The id of the viewing or offer; for a sale the id of its offer. */
  id: z.string(),
  /** The event's verb, e.g. `requested` or `countered`. */
  moment: z.string(),
  by: Actor,
  /** The name of a sale's step, in the law of the property's nation; absent for all else. */
  step: z.string().optional(),
  /** Whether that step is done; false while it waits for the other side to confirm it. */
  done: z.boolean().optional(),
});

export type Card = z.output<typeof Card>;

export const Attachment = z.object({
  id: ImageId,
  name: textUpTo(120).min(1),
  contentType: z.string(),
  bytes: z.int(),
});

/** One message of a thread. A thread is keyed by property and buyer. */
export const Message = z.object({
  id: MessageId,
  /**
   * Position in the thread, greater than all earlier ones. A card's id comes from its event and can be older
   * than its position.
   */
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
  /** When staff withheld it from both sides. The text stays, so that this can be undone. */
  withheldAt: z.iso.datetime().optional(),
  /** People who hid it from themselves. */
  hiddenFor: z.array(UserId).default([]),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});

export type Message = z.output<typeof Message>;

export const messageEditMinutes = 15;

/** Every earlier text is kept for reports, so their number is limited. */
export const maxEdits = 10;

export const maxAttachments = 5;

export const messagesPerMinute = 20;

export const threadsPerDay = 30;

/** The state of a thread for one side. Marks are positions in it and never move back. */
export const SideState = z.object({
  readTo: z.string(),
  deliveredTo: z.string(),
  /** Number of the other side's messages after `readTo`, without removed and hidden ones. */
  unread: z.int().min(0),
  archived: z.boolean(),
  /** New messages arrive, but are neither counted nor mailed. */
  muted: z.boolean().default(false),
  /** The read mark that the other side sees, when the latest messages were read without a receipt. */
  receiptTo: z.string().optional(),
  /** Whether this side has written in the thread. */
  wrote: z.boolean(),
});

export type SideState = z.output<typeof SideState>;

/** One conversation: a property, its seller and one buyer. */
export const Thread = z.object({
  propertyId: PropertyId,
  buyerId: UserId,
  sellerId: UserId,
  /** The latest message with its preview, as lists show it. */
  last: Message.pick({ id: true, order: true, fromId: true, kind: true, hiddenFor: true }).extend({
    text: z.string(),
  }),
  buyer: SideState,
  seller: SideState,
  messages: z.int(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  /** When the latest message was sent. */
  updatedAt: z.iso.datetime(),
});

export type Thread = z.output<typeof Thread>;
