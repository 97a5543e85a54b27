import { FavouriteRemoved, FavouriteSaved } from '../../../../events/favourite.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { countFavourite, uncountFavourite } from '../adapters/counts-repository.ts';

/** Counts a property's favourites, which only its owner sees. */
export const handler = subscriber(
  'properties-on-favourite',
  { on: [FavouriteSaved, FavouriteRemoved], needs: ['table:write'] },
  async ({ name, data }) => {
    const count = name === FavouriteSaved.name ? countFavourite : uncountFavourite;
    await count(data.propertyId, data.favouriteId);
  },
);
