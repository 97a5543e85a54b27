import type { FavouriteId, PropertyId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { newId } from '../../kernel/data/ids.ts';
import { isStale } from '../../kernel/data/table.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { ExistingResult } from '../../kernel/http/response.ts';
import {
  findProperty,
  listProperties,
  listPropertiesOfOwner,
} from '../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../listings/properties/domain/card.ts';
import type { Property } from '../../listings/properties/domain/property.ts';
import { isPublic } from '../../listings/properties/domain/transitions.ts';
import {
  listFavourites,
  deleteFavourite,
  findFavourite,
  findFavouriteById,
  insertFavourite,
  updateNote,
} from './adapters/favourite-repository.ts';
import { confirmHomeEmails, emailHome, stopHomeEmails } from './commands/email-home.ts';
import { favouriteRoutes } from './contract.ts';
import { changeNote, type Favourite, removeFavourite, createFavourite } from './domain/favourite.ts';

export const handler = api(favouriteRoutes, {
  favourites: async ({ query: { page, per_page } }, caller) => {
    const [all, owned] = await Promise.all([listFavourites(caller.id), listPropertiesOfOwner(caller.id)]);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    const homes = new Map(
      (await listProperties(shown.map(({ propertyId }) => propertyId))).map((home) => [home.id, home]),
    );
    return {
      favourites: shown.map((favourite) => toFavouriteView(favourite, homes.get(favourite.propertyId))),
      total: all.length,
      page,
      per_page,
      ownIds: owned.filter(({ status }) => isPublic(status)).map(({ id }) => id),
    };
  },

  saveFavourite: async ({ body: { propertyId, note } }, caller) => {
    const home = await findProperty(propertyId);
    if (!home) throw new AppError('not_found', 'We can’t find that home.');
    const before = await findFavourite(caller.id, propertyId);
    if (before) return new ExistingResult(toFavouriteView(await saveNote(before, note), home));
    const { favourite, events } = createFavourite(home, { id: newId('fav'), by: caller.id, at: now(), note });
    return insertOrFindFavourite(favourite, () => insertFavourite(favourite, events), home);
  },

  removeFavourite: async ({ params: { id } }, caller) => {
    const favourite = isPropertyId(id)
      ? await findFavourite(caller.id, id)
      : await findFavouriteById(caller.id, id);
    if (!favourite) throw new AppError('not_found', 'This home isn’t among your favourites.');
    await deleteFavourite(favourite, removeFavourite(favourite));
  },

  emailHome: async ({ body: { propertyId, email, website } }, _caller, { ip }) => {
    if (!website) await emailHome(propertyId, { email, ip }, now());
    return { confirm: true };
  },

  confirmEmailedHome: async ({ body: { key } }, _caller, { ip }) => {
    const { propertyId, isInAccount } = await confirmHomeEmails(key, ip, now());
    return { ...(await findHomeOfLink(propertyId)), isInAccount };
  },

  stopHomeEmails: async ({ query: { key } }, _caller, { ip }) =>
    findHomeOfLink(await stopHomeEmails(key, ip, now())),
});

async function findHomeOfLink(propertyId: PropertyId) {
  const home = await findProperty(propertyId);
  return home && isPublic(home.status) ? { home: toPropertyCard(home, now()) } : {};
}

/** Replaces the note if one was sent. */
async function saveNote(favourite: Favourite, note: string | undefined): Promise<Favourite> {
  if (note === undefined || note === (favourite.note ?? '')) return favourite;
  const next = changeNote(favourite, note);
  await updateNote(next);
  return next;
}

/** Concurrent saves create one favourite; the later request returns the earlier one's. */
async function insertOrFindFavourite(favourite: Favourite, write: () => Promise<void>, home: Property) {
  try {
    await write();
    return toFavouriteView(favourite, home);
  } catch (error) {
    const earlier = isStale(error) ? await findFavourite(favourite.userId, favourite.propertyId) : undefined;
    if (earlier) return new ExistingResult(toFavouriteView(await saveNote(earlier, favourite.note), home));
    throw error;
  }
}

const isPropertyId = (id: FavouriteId | PropertyId): id is PropertyId => id.startsWith('prp_');

function toFavouriteView({ userId: _, ...favourite }: Favourite, home: Property | undefined) {
  const visible = home && isPublic(home.status) ? home : undefined;
  return {
    ...favourite,
    priceDelta: visible ? visible.price - favourite.savedPrice : 0,
    ...(visible && { card: toPropertyCard(visible, now()) }),
  };
}
