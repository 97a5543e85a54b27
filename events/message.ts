import * as z from 'zod';
import { defineEvent } from './define.ts';
import { MessageId, PropertyId, UserId } from './vocabulary.ts';

/** Property and buyer identify the thread. The text is left out: readers load it where access is checked. */
const shape = z.object({
  messageId: MessageId,
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  /** Null for a card by the system. */
  fromId: UserId.nullable(),
});
const example = {
  messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  sellerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  buyerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
  fromId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
} as const;

export const MessageSent = defineEvent(
  'message.sent.v1',
  shape.extend({ kind: z.enum(['text', 'file', 'card']), first: z.boolean() }),
  { ...example, kind: 'text', first: true },
);
export const MessageEdited = defineEvent('message.edited.v1', shape, example);
export const MessageRemoved = defineEvent('message.removed.v1', shape, example);
/** `messageId` and all earlier messages were delivered to or read by `readerId`. */
export const MessagesRead = defineEvent(
  'messages.read.v1',
  /** `receipt`: whether the other side sees it. */
  shape.extend({ readerId: UserId, receipt: z.boolean().default(true) }),
  { ...example, readerId: example.sellerId, receipt: true },
);
export const MessagesDelivered = defineEvent('messages.delivered.v1', shape.extend({ readerId: UserId }), {
  ...example,
  readerId: example.sellerId,
});
/** A person archived or muted a thread, or took that back, for themselves; `messageId` is its last message. */
export const MessageStatusChanged = defineEvent(
  'messages.status_changed.v1',
  z.object({
    messageId: MessageId,
    propertyId: PropertyId,
    buyerId: UserId,
    personId: UserId,
    status: z.enum(['archived', 'unarchived', 'muted', 'unmuted']),
  }),
  {
    messageId: example.messageId,
    propertyId: example.propertyId,
    buyerId: example.buyerId,
    personId: example.sellerId,
    status: 'archived',
  },
);
/** Published by the scheduler an hour after a person's first unread message. */
export const MessageDigestDue = defineEvent('message.digest_due.v1', z.object({ userId: UserId }), {
  userId: example.sellerId,
});
