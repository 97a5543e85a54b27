import { isWaitOfSale } from '../../../deals/offers/domain/deal-waits.ts';
import type { NotificationView } from '../contract.ts';
import type { NotificationWait } from './notification-wait.ts';
import type { ReadNotification } from './notification.ts';

/**
 * Notifications, the newest first, as their reader sees them: the newest one about an offer or a viewing has what waits
 * there, so that nothing is asked for twice, on no other page either.
 * @param newer those of the pages before
 */
export function toNotificationViews(
  notifications: readonly ReadNotification[],
  waits: ReadonlyMap<string, NotificationWait>,
  newer: readonly ReadNotification[] = [],
): NotificationView[] {
  const shown = new Set<string>();
  const views = [...newer, ...notifications].map(({ userId: _, offerId, viewingId, ...rest }) => {
    const about = offerId ?? viewingId;
    const wait = about === undefined || shown.has(about) ? undefined : waits.get(about);
    // What its sale waits for is no matter of the offer's own notifications, which came before it.
    if (about === undefined || !wait || isWaitOfSale(wait) !== (rest.topic === 'sale')) return rest;
    shown.add(about);
    return { ...rest, wait };
  });
  return views.slice(newer.length);
}
