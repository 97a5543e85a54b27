import * as z from 'zod';
import { defineEvent } from './define.ts';
import { EmailedHomeId, FavouriteId, PropertyId, UserId } from './vocabulary.ts';

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
export const SavedHomeBack = defineEvent(
  'saved_home.back_on_sale.v1',
  saved.extend({
    /** Without one where the price is on application. */
    price: z.int().optional(),
  }),
  {
    ...savedExample,
    userIds: [example.userId],
    price: 310_000,
  },
);
/** An offer was accepted, or contracts were exchanged. */
export const SavedHomeTaken = defineEvent(
  'saved_home.taken.v1',
  saved.extend({ to: z.enum(['under_offer', 'exchanged']) }),
  { ...savedExample, userIds: [example.userId], to: 'under_offer' },
);

const emailed = z.object({ emailedHomeId: EmailedHomeId, propertyId: PropertyId });
const emailedExample = {
  emailedHomeId: 'emh_01K9ZX3Q6T4C8V0R2M5N7P9B1M',
  propertyId: example.propertyId,
} as const;
/** A visitor saved a home with an email address, whose owner has to confirm it. */
export const EmailedHomeConfirmationRequested = defineEvent(
  'emailed_home.confirmation_requested.v1',
  emailed,
  emailedExample,
);
/** A home changed that a person without an account saved by email; they are to be mailed. */
export const EmailedHomeChanged = defineEvent(
  'emailed_home.changed.v1',
  emailed.extend({
    news: z.enum(['reduced', 'repriced', 'back', 'under_offer', 'sold']),
    price: z.int(),
    /** The price before, where it changed. */
    from: z.int().optional(),
  }),
  { ...emailedExample, news: 'reduced', price: 310_000, from: 325_000 },
);
