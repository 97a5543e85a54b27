import type { DomainEvent, ReceivedEvent } from '../../../../events/define.ts';
import {
  EmailedHomeChanged,
  SavedHomeBack,
  SavedHomeRepriced,
  SavedHomeTaken,
} from '../../../../events/favourite.ts';
import {
  PropertyPriceChanged,
  type PropertyPublished,
  PropertyStatusChanged,
} from '../../../../events/property.ts';
import type {
  EmailedHomeId,
  PriceQualifier,
  PropertyId,
  PropertyStatus,
  UserId,
} from '../../../../events/vocabulary.ts';

/** What people who saved a home are told of it. Sums are whole pounds. */
export type SavedHomeNews =
  | { readonly is: 'repriced'; readonly from: number; readonly to: number }
  | { readonly is: 'back' | 'under_offer' | 'exchanged'; readonly price: number };

/** The home of the news. */
export interface NewsHome {
  readonly id: PropertyId;
  readonly ownerId: UserId;
  readonly status: PropertyStatus;
  readonly price: number;
  readonly priceQualifier?: PriceQualifier | undefined;
}

type HomeEvent = ReceivedEvent<
  typeof PropertyPriceChanged | typeof PropertyPublished | typeof PropertyStatusChanged
>;

/** The news of an event; `undefined` where there is none, or the home has changed since. */
export function findSavedHomeNews(event: HomeEvent, home: NewsHome): SavedHomeNews | undefined {
  const { price, priceQualifier, status } = home;
  if (event.name === PropertyStatusChanged.name) {
    const { to } = event.data;
    if (to === 'under_offer' && status === to) return { is: to, price };
    return to === 'exchanged' && (status === to || status === 'completed') ? { is: to, price } : undefined;
  }
  if (status !== 'live') return undefined;
  if (event.name === PropertyPriceChanged.name) {
    const { from, to } = event.data;
    // No one is told the sum of a price on application.
    return price === to && priceQualifier !== 'poa' ? { is: 'repriced', from, to } : undefined;
  }
  // A home that is new has no savers, and for those of a paused one nothing is new.
  return event.data.occasion === 'back' ? { is: 'back', price } : undefined;
}

/** The news for some of the members who saved the home. */
export function toSaverEvent(
  news: SavedHomeNews,
  { id: propertyId, ownerId, priceQualifier }: NewsHome,
  userIds: UserId[],
): DomainEvent {
  const about = { propertyId, ownerId, userIds };
  if (news.is === 'repriced') return SavedHomeRepriced.of({ ...about, from: news.from, to: news.to });
  // No one is told the sum of a price on application.
  if (news.is === 'back')
    return SavedHomeBack.of({ ...about, ...(priceQualifier !== 'poa' && { price: news.price }) });
  return SavedHomeTaken.of({ ...about, to: news.is });
}

/** The news for a person without an account. */
export function toEmailedHomeEvent(
  news: SavedHomeNews,
  { id: propertyId }: NewsHome,
  emailedHomeId: EmailedHomeId,
): DomainEvent {
  const about = { emailedHomeId, propertyId };
  if (news.is !== 'repriced') {
    const is = news.is === 'exchanged' ? 'sold' : news.is;
    return EmailedHomeChanged.of({ ...about, news: is, price: news.price });
  }
  const { from, to } = news;
  return EmailedHomeChanged.of({ ...about, news: to < from ? 'reduced' : 'repriced', price: to, from });
}
