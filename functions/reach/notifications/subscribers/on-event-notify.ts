import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deriveNotificationId, insertNotification } from '../adapters/notification-repository.ts';
import { noticedEvents, createNotices } from '../domain/rules/index.ts';
import { loadNoticeContext } from '../queries/load-notice-context.ts';

/**
 * Inserts the notices of an event into the notification lists. Mail has its own function, so that neither
 * delays the other.
 */
export const handler = subscriber(
  'notifications-on-event-notify',
  { on: noticedEvents, needs: ['table:write'] },
  async ({ name, data }, { id: eventId, time: createdAt }) => {
    const stage = await loadNoticeContext(name, data);
    if (!stage) return;
    const shown = createNotices(name, data, stage.about?.scene).filter(
      ({ bell, to }) => bell && !stage.gone.has(to),
    );
    await Promise.all(
      shown.map(({ to: userId, topic, title, body, href, propertyId }, part) => {
        const id = deriveNotificationId(eventId, userId, part, createdAt);
        const about = propertyId && { propertyId };
        return insertNotification({ id, userId, topic, title, body, href, createdAt, ...about });
      }),
    );
  },
);
