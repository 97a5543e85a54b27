import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deriveNotificationId, insertNotification } from '../adapters/notification-repository.ts';
import { numberByReader } from '../domain/notice.ts';
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
    const scope = await loadNoticeContext(name, data);
    if (!scope) return;
    const notices = createNotices(name, data, scope.about?.scene).filter(
      ({ bell, to }) => bell && !scope.gone.has(to),
    );
    await Promise.all(
      numberByReader(notices).map(([{ to: userId, topic, title, body, href, propertyId }, part]) => {
        const id = deriveNotificationId(eventId, userId, part, createdAt);
        const about = propertyId && { propertyId };
        return insertNotification({ id, userId, topic, title, body, href, createdAt, ...about });
      }),
    );
  },
);
