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
