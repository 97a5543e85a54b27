import { MessageSent } from '../../../../events/message.ts';
import { NotificationRaised } from '../../../../events/notification.ts';
import { findThread } from '../../../deals/messages/adapters/thread-repository.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findNotification } from '../../notifications/adapters/notification-repository.ts';
import { tellDevices } from '../commands/tell-devices.ts';
import { isChatUnread } from '../domain/unread-chat.ts';

/** What comes under a person's bell, and messages to them, are told on their devices. */
export const handler = subscriber(
  'push-notices-on-news-tell-devices',
  { on: [NotificationRaised, MessageSent], needs: ['table:write'] },
  async (event, { time: at }) => {
    if (event.name === NotificationRaised.name) {
      const { userId, notificationId } = event.data;
      await tellDevices(
        { userId, at, about: { notificationId } },
        async () => (await findNotification(userId, notificationId))?.topic,
      );
      return;
    }
    const { kind, fromId, propertyId, sellerId, buyerId } = event.data;
    // A card has the notification of its event.
    if (kind === 'card' || fromId === null) return;
    const userId = fromId === sellerId ? buyerId : sellerId;
    await tellDevices({ userId, at, about: { propertyId, buyerId } }, async () => {
      const thread = await findThread(propertyId, buyerId);
      return thread && isChatUnread(thread, userId) ? 'messages' : undefined;
    });
  },
);
