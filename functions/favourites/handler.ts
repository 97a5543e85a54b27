import type { FavouriteId, PropertyId } from '../../events/vocabulary.ts';
import { card } from '../properties/card.ts';
import { isPublic } from '../properties/moves.ts';
import type { Property } from '../properties/property.ts';
import { propertiesById, propertyById } from '../properties/property-store.ts';
import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { Found } from '../shared/reply.ts';
import { isStale } from '../shared/table.ts';
import { favouriteRoutes } from './contract.ts';
import { annotate, type Favourite, remove, save } from './favourite.ts';
import { byUser, erase, find, findById, insert, keepNote } from './store.ts';

export const handler = api(favouriteRoutes, {
  favourites: async ({ query: { page, per_page } }, caller) => {
    const all = await byUser(caller.id);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    const homes = new Map(
      (await propertiesById(shown.map(({ propertyId }) => propertyId))).map((home) => [home.id, home]),
    );
    return {
      favourites: shown.map((favourite) => view(favourite, homes.get(favourite.propertyId))),
      total: all.length,
      page,
      per_page,
    };
  },

  saveFavourite: async ({ body: { propertyId, note } }, caller) => {
    const home = await propertyById(propertyId);
    if (!home) throw new AppError('not_found', 'There is no such home.');
    const before = await find(caller.id, propertyId);
    if (before) return new Found(view(await noted(before, note), home));
    const { favourite, events } = save(home, { id: newId('fav'), by: caller.id, at: now(), note });
    return insertOrFind(favourite, () => insert(favourite, events), home);
  },

  removeFavourite: async ({ params: { id } }, caller) => {
    const favourite = isProperty(id) ? await find(caller.id, id) : await findById(caller.id, id);
    if (!favourite) throw new AppError('not_found', 'This home is not among your favourites.');
    await erase(favourite, remove(favourite));
  },
});

/** A note that was sent takes the place of the one before. */
async function noted(favourite: Favourite, note: string | undefined): Promise<Favourite> {
  if (note === undefined || note === (favourite.note ?? '')) return favourite;
  const next = annotate(favourite, note);
  await keepNote(next);
  return next;
}

/** Two taps at once save one home once: the later finds the earlier's. */
async function insertOrFind(favourite: Favourite, write: () => Promise<void>, home: Property) {
  try {
    await write();
    return view(favourite, home);
  } catch (error) {
    const earlier = isStale(error) ? await find(favourite.userId, favourite.propertyId) : undefined;
    if (earlier) return new Found(view(await noted(earlier, favourite.note), home));
    throw error;
  }
}

const isProperty = (id: FavouriteId | PropertyId): id is PropertyId => id.startsWith('prp_');

function view({ userId: _, ...favourite }: Favourite, home: Property | undefined) {
  const visible = home && isPublic(home.status) ? home : undefined;
  return {
    ...favourite,
    priceDelta: visible ? visible.price - favourite.savedPrice : 0,
    ...(visible && { card: card(visible, now()) }),
  };
}
