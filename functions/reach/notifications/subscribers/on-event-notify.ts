import * as z from 'zod';
import { BestAndFinalCalled } from '../../../../events/offer.ts';
import { OfferId, type UserId, ViewingId } from '../../../../events/vocabulary.ts';
import { findOpenOffer } from '../../../deals/offers/adapters/offer-repository.ts';
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
      numberByReader(notices).map(async ([{ to: userId, topic, title, body, href, propertyId }, part]) => {
        const id = deriveNotificationId(eventId, userId, part, createdAt);
        const about = { ...(propertyId && { propertyId }), ...(await findDeal(name, data, userId)) };
        return insertNotification({ id, userId, topic, title, body, href, createdAt, ...about });
      }),
    );
  },
);

const Deal = z.object({ offerId: OfferId.optional(), viewingId: ViewingId.optional() });

/** The offer or viewing of an event; a round asks each of its buyers for their own. */
async function findDeal(name: string, data: unknown, reader: UserId): Promise<z.output<typeof Deal>> {
  if (name !== BestAndFinalCalled.name) return Deal.parse(data);
  const offer = await findOpenOffer(BestAndFinalCalled.detail.parse(data).propertyId, reader);
  return offer ? { offerId: offer.id } : {};
}
