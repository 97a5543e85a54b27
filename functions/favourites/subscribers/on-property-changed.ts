import type { DomainEvent } from '../../../events/define.ts';
import { SavedHomeBack, SavedHomeRepriced } from '../../../events/favourite.ts';
import { PropertyPriceChanged, PropertyPublished } from '../../../events/property.ts';
import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { AppError } from '../../kernel/errors.ts';
import { runOnce } from '../../kernel/http/idempotency.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { commit } from '../../kernel/data/table.ts';
import { listSavers } from '../adapters/favourite-repository.ts';

/** Recipients per event. */
const usersPerEvent = 50;
/** Price changes per day that savers are notified of. */
const priceNoticesPerDay = 3;

/** Notifies savers of a new price and of a property back on sale, unless it has changed since. */
export const handler = subscriber(
  [PropertyPriceChanged, PropertyPublished],
  async (event) => {
    const home = await findProperty(event.data.propertyId);
    if (home?.status !== 'live') return;
    const { id: propertyId, ownerId } = home;
    if (event.name === PropertyPriceChanged.name) {
      const { from, to } = event.data;
      if (home.price === to && (await isWithinDailyLimit(propertyId)))
        await publishToSavers(propertyId, (userIds) =>
          SavedHomeRepriced.of({ propertyId, ownerId, userIds, from, to }),
        );
    } else if (event.data.occasion === 'back') {
      const { price } = home;
      await publishToSavers(propertyId, (userIds) =>
        SavedHomeBack.of({ propertyId, ownerId, userIds, price }),
      );
    }
  },
  runOnce,
);

async function isWithinDailyLimit(id: PropertyId): Promise<boolean> {
  try {
    await enforceLimit({ key: `saved-home#${id}`, most: priceNoticesPerDay, seconds: 86_400 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}

async function publishToSavers(id: PropertyId, event: (userIds: UserId[]) => DomainEvent): Promise<void> {
  const people = await listSavers(id);
  const parts = Math.ceil(people.length / usersPerEvent);
  await commit(
    [],
    Array.from({ length: parts }, (_, part) =>
      event(people.slice(part * usersPerEvent, (part + 1) * usersPerEvent)),
    ),
  );
}
