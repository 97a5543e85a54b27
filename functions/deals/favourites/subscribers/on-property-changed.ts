import { SavedHomeBack, SavedHomeRepriced } from '../../../../events/favourite.ts';
import { PropertyPriceChanged, PropertyPublished } from '../../../../events/property.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findNewsProgress } from '../adapters/news-progress-repository.ts';
import { publishToSavers } from '../commands/publish-to-savers.ts';

/** Price changes per day that savers are notified of. */
const priceNoticesPerDay = 3;

/** Notifies savers of a new price and of a property back on sale, unless it has changed since. */
export const handler = subscriber(
  'favourites-on-property-changed',
  {
    on: [PropertyPriceChanged, PropertyPublished],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  async (event, { id: eventId }) => {
    // A home that is new has no savers, and for those of a paused one nothing is new.
    if (event.name === PropertyPublished.name && event.data.occasion !== 'back') return;
    const home = await findProperty(event.data.propertyId);
    if (home?.status !== 'live') return;
    const { id: propertyId, ownerId } = home;
    if (event.name === PropertyPriceChanged.name) {
      const { from, to } = event.data;
      if (home.price === to && (await canNotify(eventId, propertyId)))
        await publishToSavers(eventId, propertyId, (userIds) =>
          SavedHomeRepriced.of({ propertyId, ownerId, userIds, from, to }),
        );
    } else {
      const { price } = home;
      await publishToSavers(eventId, propertyId, (userIds) =>
        SavedHomeBack.of({ propertyId, ownerId, userIds, price }),
      );
    }
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
