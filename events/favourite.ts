import * as z from 'zod';
import { defineEvent } from './define.ts';
import { FavouriteId, PropertyId, UserId } from './vocabulary.ts';

const shape = z.object({ favouriteId: FavouriteId, propertyId: PropertyId, userId: UserId });
const example = {
  favouriteId: 'fav_01K9ZX3Q6T4C8V0R2M5N7P9B1H',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

export const FavouriteSaved = defineEvent('favourite.saved.v1', shape, example);
export const FavouriteRemoved = defineEvent('favourite.removed.v1', shape, example);

/**
 * A property changed; `userIds` are some of the people who saved it. For many people there are several
 * events.
 */
const saved = z.object({ propertyId: PropertyId, ownerId: UserId, userIds: z.array(UserId) });
const savedExample = {
  propertyId: example.propertyId,
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
} as const;
export const SavedHomeRepriced = defineEvent(
  'saved_home.price_changed.v1',
  saved.extend({ from: z.int(), to: z.int() }),
  { ...savedExample, userIds: [example.userId], from: 325_000, to: 310_000 },
);
/** After a sale that fell through, or a time off the market. */
export const SavedHomeBack = defineEvent('saved_home.back_on_sale.v1', saved.extend({ price: z.int() }), {
  ...savedExample,
  userIds: [example.userId],
  price: 310_000,
});
