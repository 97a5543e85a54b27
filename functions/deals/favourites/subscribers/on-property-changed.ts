import {
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../../../../events/property.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findNewsProgress } from '../adapters/news-progress-repository.ts';
import { publishToSavers } from '../commands/publish-to-savers.ts';
import { findSavedHomeNews } from '../domain/saved-home-news.ts';

/** Price changes per day that savers are notified of. */
const priceNoticesPerDay = 3;

/** Notifies savers of a new price, of a sale agreed or done, and of a property back on sale, unless it has changed since. */
export const handler = subscriber(
  'favourites-on-property-changed',
  {
    on: [PropertyPriceChanged, PropertyPublished, PropertyStatusChanged],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  async (event, { id: eventId }) => {
    const home = await findProperty(event.data.propertyId);
    const news = home && findSavedHomeNews(event, home);
    if (!news) return;
    if (news.is !== 'repriced' || (await canNotify(eventId, home.id)))
      await publishToSavers(eventId, home, news);
  },
);

/** Whether the day's limit allows the news, or it has begun already. */
async function canNotify(eventId: string, id: PropertyId): Promise<boolean> {
  return (await findNewsProgress(eventId)) !== undefined || (await isWithinDailyLimit(id));
}

async function isWithinDailyLimit(id: PropertyId): Promise<boolean> {
  try {
    await enforceLimit({ key: `saved-home#${id}`, max: priceNoticesPerDay, seconds: daySeconds });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}
