import * as z from 'zod';
import { Nation, NotificationId, Side } from '../../../events/vocabulary.ts';
import { lossesOfWaits } from '../../deals/offers/domain/deal-waits.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { keysOf } from '../../kernel/keys.ts';
import { losses } from '../../kernel/urgency.ts';
import { MailPreference, Notification, Topic } from './domain/notification.ts';

export const NotificationView = Notification.omit({ userId: true, offerId: true, viewingId: true }).extend({
  read: z.boolean(),
  /** What waits for the reader now on the offer or viewing that it is about; on the newest one about it alone, of all pages. */
  wait: z
    .object({
      kind: z.enum(keysOf(lossesOfWaits)),
      loss: z.enum(losses),
      by: z.iso.datetime().optional(),
      since: z.iso.datetime().optional(),
      side: Side,
      nation: Nation,
      /** The step of an agreed sale, in words. */
      step: z.string().optional(),
    })
    .optional(),
});
export type NotificationView = z.output<typeof NotificationView>;

export const notificationRoutes = defineRoutes({
  notifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'active',
    scope: 'account:read',
    summary: 'What happened, newest first',
    query: z.object(createPagingParameters(20, 100)),
    result: createListSchema('notifications', NotificationView).extend({ unread: z.int() }),
  },
  markSeen: {
    method: 'PUT',
    path: '/api/notifications/read',
    access: 'active',
    whileLeaving: true,
    summary: 'Mark everything up to a notification as read, or only what leads to one page',
    body: z.strictObject({ upTo: NotificationId, page: z.string().startsWith('/').max(300).optional() }),
    result: z.object({ unread: z.int() }),
    problems: ['not_found'],
  },
  mailChoice: {
    method: 'GET',
    path: '/api/notification-preferences',
    access: 'user',
    summary: 'Which topics come by mail',
    result: MailPreference,
  },
  changeMailChoice: {
    method: 'PUT',
    path: '/api/notification-preferences',
    access: 'user',
    whileLeaving: true,
    summary: 'Choose which topics come by mail',
    body: MailPreference.partial().strict(),
    result: MailPreference,
  },
  // Mail programs post here on their own (RFC 8058), so it needs no login and answers without a page.
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    summary: 'End the mails of a topic by the link in one of them',
    query: z.object({ key: z.string().max(1_000) }),
    result: z.object({ topic: Topic }),
    status: 200,
    problems: ['invalid'],
  },
  resubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/undo',
    access: 'public',
    summary: 'Take back the end of a topic’s mails, by the same link',
    query: z.object({ key: z.string().max(1_000) }),
    result: z.object({ topic: Topic }),
    status: 200,
    problems: ['invalid'],
  },
});
