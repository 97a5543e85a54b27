import type { UserId } from '../../../../events/vocabulary.ts';
import { loadRounds } from '../../../deals/offers/adapters/best-and-final-repository.ts';
import { listOffersById } from '../../../deals/offers/adapters/offer-repository.ts';
import { isOpenStatus } from '../../../deals/offers/domain/transitions.ts';
import { loadPropertiesById } from '../../../deals/offers/queries/load-offer-views.ts';
import { loadSales } from '../../../deals/sales/adapters/sale-repository.ts';
import { canSaleWait } from '../../../deals/sales/domain/sale-step.ts';
import { listViewingsById } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { isOpenViewing } from '../../../deals/viewings/domain/transitions.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { findOwnOfferWait, findOwnViewingWait, type NotificationWait } from '../domain/notification-wait.ts';
import type { Notification } from '../domain/notification.ts';

/** What waits for a reader now, by the id of the offer or viewing that some of their notifications are about. */
export async function loadNotificationWaits(
  userId: UserId,
  notifications: readonly Pick<Notification, 'offerId' | 'viewingId'>[],
  now: Date,
): Promise<ReadonlyMap<string, NotificationWait>> {
  const offerIds = [...new Set(notifications.flatMap(({ offerId }) => offerId ?? []))];
  const viewingIds = [...new Set(notifications.flatMap(({ viewingId }) => viewingId ?? []))];
  if (offerIds.length + viewingIds.length === 0) return new Map();
  const [allOffers, allViewings] = await loadTogether(() =>
    Promise.all([listOffersById(offerIds), listViewingsById(viewingIds)]),
  );
  const offers = allOffers.filter((offer) => isOpenStatus(offer.status) || canSaleWait(offer, now));
  const viewings = allViewings.filter(isOpenViewing);
  if (offers.length + viewings.length === 0) return new Map();
  const [homes, rounds, sales] = await loadTogether(() =>
    Promise.all([
      loadPropertiesById([...new Set([...offers, ...viewings].map(({ propertyId }) => propertyId))]),
      loadRounds(offers.map(({ propertyId }) => propertyId)),
      loadSales(offers.filter((offer) => canSaleWait(offer, now)).map(({ id }) => id)),
    ]),
  );
  const waits = [
    ...offers.map((offer) => {
      const home = homes.get(offer.propertyId);
      const context = home && { home, round: rounds.get(home.id), stored: sales.get(offer.id) };
      return [offer.id, context && findOwnOfferWait(offer, context, userId, now)] as const;
    }),
    ...viewings.map((viewing) => {
      const home = homes.get(viewing.propertyId);
      return [viewing.id, home && findOwnViewingWait(viewing, home, userId, now)] as const;
    }),
  ];
  return new Map(waits.flatMap(([id, wait]) => (wait ? [[id, wait] as const] : [])));
}
