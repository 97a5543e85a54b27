import * as z from 'zod';
import {
  ImageId,
  MessageId,
  PropertyId,
  Side,
  UserId,
  lineUpTo,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { PersonBadge } from '../../people/accounts/domain/person-badge.ts';
import { BuyerProperty, OfferView } from '../offers/contract.ts';
import { SaleStatus } from '../sales/domain/sale.ts';
import { Counterpart, ViewingView } from '../viewings/contract.ts';
import { maxAttachments, Message } from './domain/message.ts';

/**
 * A message for one person of its thread. A card's object is in the `viewings`, `offers` or `sale` of the
 * chat.
 */
export const MessageView = Message.omit({
  edits: true,
  hiddenFor: true,
  withheldAt: true,
  version: true,
}).extend({
  mine: z.boolean(),
  state: z.enum(['sent', 'delivered', 'read']),
  edited: z.boolean(),
  removed: z.boolean(),
  /** Whether the caller can still change the text. */
  editable: z.boolean(),
});
export type MessageView = z.output<typeof MessageView>;

export const ThreadView = z.object({
  propertyId: PropertyId,
  buyerId: UserId,
  sellerId: UserId,
  side: Side,
  property: PropertyCard.optional(),
  counterpart: Counterpart,
  last: z.object({ id: MessageId, mine: z.boolean(), kind: Message.shape.kind, text: z.string() }),
  unread: z.int(),
  archived: z.boolean(),
  muted: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ThreadView = z.output<typeof ThreadView>;

/** A row of a seller's inbox for one property. */
export const Enquiry = ThreadView.extend({
  offer: OfferView.pick({ id: true, status: true, amount: true, sealed: true, nation: true }).optional(),
  viewing: ViewingView.pick({ id: true, status: true, start: true }).optional(),
  /** What waits between the two, the most urgent first. */
  waits: BuyerProperty.shape.waits,
  milestone: BuyerProperty.shape.milestone,
  stage: BuyerProperty.shape.stage,
  /** `proceedable` means that staff approved the buyer's funding and chain. */
  badges: z.array(z.enum([...PersonBadge.options, 'proceedable'])),
  /** From the buyer's own profile, unchecked. */
  claimsProceedable: z.boolean(),
});

/** One page of a thread, newest first, with the present state of the objects of its cards. */
export const Chat = z.object({
  messages: z.array(MessageView),
  total: z.int(),
  /** Pass as `before` to get the page before this one. */
  before: MessageId.optional(),
  side: Side,
  property: PropertyCard.optional(),
  counterpart: Counterpart,
  viewings: z.array(ViewingView),
  offers: z.array(OfferView),
  sale: z.object({ status: SaleStatus, toUserId: z.string() }).optional(),
  /** Why no message can be sent; absent while the thread is open. */
  closed: z.enum(['blocked', 'ended', 'account_gone']).optional(),
  /** Whether the caller muted the thread: its messages are neither counted nor mailed. */
  muted: z.boolean(),
  /** Whether to show the safety notice: true until the caller has written in the thread. */
  safetyNotice: z.boolean(),
  unreadTotal: z.int(),
});
export type Chat = z.output<typeof Chat>;

const messageById = z.object({ id: MessageId });
/** Positions in the thread are `order` values; a card's differs from its id. */
const threadPaging = z.object({
  before: MessageId.optional(),
  /** Only messages after this one; an open chat fetches new ones with it. */
  after: MessageId.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const messageRoutes = defineRoutes({
  threads: {
    method: 'GET',
    path: '/api/messages',
    access: 'active',
    scope: 'messages:read',
    summary: 'The own conversations, the latest first',
    query: z.object({
      ...createPagingParameters(24, 100),
      filter: z.enum(['buying', 'selling', 'archived', 'unread']).optional(),
    }),
    result: createListSchema('threads', ThreadView).extend({ unreadTotal: z.int() }),
  },
  sendMessage: {
    method: 'POST',
    path: '/api/messages',
    access: 'active',
    whileLeaving: true,
    summary: 'Write to the seller of a home, or answer one of its buyers',
    status: 201,
    body: z
      .object({
        propertyId: PropertyId,
        toUserId: UserId,
        body: textUpTo(4_000).default(''),
        type: z.enum(['text', 'file']).default('text'),
        attachmentIds: z
          .array(z.object({ id: ImageId, name: lineUpTo(120).min(1) }))
          .max(maxAttachments)
          .default([]),
        replyTo: MessageId.optional(),
      })
      .refine(({ body, attachmentIds }) => body !== '' || attachmentIds.length > 0, {
        path: ['body'],
        message: 'Write a message',
      }),
    result: MessageView,
    problems: ['not_found', 'conflict', 'blocked_by_user', 'too_many'],
  },
  message: {
    method: 'GET',
    path: '/api/messages/{id}',
    access: 'active',
    scope: 'messages:read',
    summary: 'One message of an own conversation',
    params: messageById,
    result: MessageView,
    problems: ['not_found'],
  },
  editMessage: {
    method: 'PUT',
    path: '/api/messages/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Change the words of an own message within 15 minutes',
    params: messageById,
    body: z.strictObject({ body: textUpTo(4_000).min(1) }),
    result: MessageView,
    problems: ['not_found', 'conflict', 'blocked_by_user', 'stale'],
  },
  removeMessage: {
    method: 'DELETE',
    path: '/api/messages/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Remove an own message for both, or hide the other’s for oneself',
    params: messageById,
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  changeMessageStatus: {
    method: 'PUT',
    path: '/api/messages/update-status/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Mark as delivered or read, archive or mute the thread, or answer a card',
    params: messageById,
    body: z.strictObject({
      status: z.enum([
        'delivered',
        'read',
        'archived',
        'unarchived',
        'muted',
        'unmuted',
        'accepted',
        'rejected',
        'cancelled',
      ]),
      reason: textUpTo(500).optional(),
      /** To accept an offer: the seller confirms that joint owners who have not answered agree. */
      ownersAgree: z.boolean().default(false),
    }),
    result: MessageView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  enquiries: {
    method: 'GET',
    path: '/api/property-messages/{id}',
    access: 'active',
    scope: 'messages:read',
    summary: 'The inbox of an own home, one row per buyer',
    params: z.object({ id: PropertyId }),
    query: z.object(createPagingParameters(50, 100)),
    result: createListSchema('threads', Enquiry),
    problems: ['not_found'],
  },
  ownThread: {
    method: 'GET',
    path: '/api/buyer-property-messages/{id}',
    access: 'active',
    scope: 'messages:read',
    summary: 'The caller’s conversation about another person’s home',
    params: z.object({ id: PropertyId }),
    query: threadPaging,
    result: Chat,
    problems: ['not_found'],
  },
  chat: {
    method: 'GET',
    path: '/api/buyer-seller-chat/{propertyId}/{buyerId}',
    access: 'active',
    scope: 'messages:read',
    summary: 'The conversation between a home’s seller and one buyer',
    params: z.object({ propertyId: PropertyId, buyerId: UserId }),
    query: threadPaging,
    result: Chat,
    problems: ['not_found'],
  },
  markRead: {
    method: 'PUT',
    path: '/api/update-is-read/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Mark a message and all earlier ones as read',
    params: messageById,
    result: z.object({ updated: z.int(), unreadTotal: z.int() }),
    problems: ['not_found'],
  },
  attachment: {
    method: 'GET',
    path: '/api/messages/{id}/files/{fileId}',
    access: 'active',
    summary: 'A link, good for minutes, to a file of a conversation',
    params: z.object({ id: MessageId, fileId: ImageId }),
    result: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    problems: ['not_found'],
  },
});
