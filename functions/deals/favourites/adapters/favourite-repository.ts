import type { DomainEvent } from '../../../../events/define.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { createRowRead, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import {
  commit,
  buildCondition,
  buildDelete,
  buildPut,
  buildUpdate,
  createStaleError,
  type Write,
} from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { Favourite, maxFavourites } from '../domain/favourite.ts';

// One row per user and property, so a repeated save finds the existing row.
const Favourites = defineRow('favourite', {
  columns: {
    id: text,
    propertyId: text,
    userId: text,
    savedPrice: number,
    savedTitle: optionalText,
    note: optionalText,
    savedAt: text,
  },
  indexes: {
    byPair: rowKey('userId', 'propertyId'),
    byUser: indexKey('gsi1', 'userId', 'id'),
    byHome: indexKey('gsi2', 'propertyId', 'id'),
  },
});

/** Number of a user's favourites. A conditional counter holds the limit under concurrent requests. */
const FavouriteCount = defineRow('favourite-count', {
  columns: { userId: text, count: number },
  indexes: { byUser: rowKey('userId') },
});

export async function findFavourite(userId: UserId, propertyId: PropertyId): Promise<Favourite | undefined> {
  const { data } = await Favourites.get({ userId, propertyId }).go({ consistent: true });
  return data ? Favourite.parse(data) : undefined;
}

/** The read of whether a user saved a property, to go out together with others. */
export function createFavouriteRead(userId: UserId, propertyId: PropertyId): RowRead<boolean> {
  return createRowRead(Favourites.get({ userId, propertyId }), (stored) => stored !== undefined);
}

/** All favourites of a user, newest first; at most `maxFavourites`. */
export async function listFavourites(userId: UserId): Promise<Favourite[]> {
  const { data } = await Favourites.query.byUser({ userId }).go({ order: 'desc', pages: 'all' });
  return data.map((row) => Favourite.parse(row));
}

/** A page of the users who saved a property, and where the next one begins; the last page has no cursor. */
export async function listSavers(
  propertyId: PropertyId,
  count: number,
  after: string | undefined,
): Promise<{ userIds: UserId[]; cursor: string | undefined }> {
  const { data, cursor } = await Favourites.query
    .byHome({ propertyId })
    .go({ count, ...(after !== undefined && { cursor: after }) });
  return { userIds: data.map((row) => Favourite.parse(row).userId), cursor: cursor ?? undefined };
}

export async function findFavouriteById(userId: UserId, id: string): Promise<Favourite | undefined> {
  const { data } = await Favourites.query.byUser({ userId, id }).go({ limit: 1 });
  return data.map((row) => Favourite.parse(row)).find((favourite) => favourite.id === id);
}

const createAlreadySavedError = () => new AppError('stale', 'This home was saved in the meantime.');
const createLimitError = () =>
  new AppError('conflict', `You can save ${maxFavourites} homes. Remove one first.`, { state: 'full' });

export async function insertFavourite(favourite: Favourite, events: DomainEvent[]): Promise<void> {
  const { userId } = favourite;
  const counted = FavouriteCount.upsert({ userId })
    .add({ count: 1 })
    .where(({ count }, { lt, notExists }) => `${notExists(count)} OR ${lt(count, maxFavourites)}`);
  await commit(
    [buildPut(Favourites.create(favourite), createAlreadySavedError), buildUpdate(counted, createLimitError)],
    events,
  );
}

/** Fails the transaction as stale once the favourite is removed. A check is built as a delete. */
export function buildFavouriteCheck({ userId, propertyId }: Favourite): Write {
  const kept = Favourites.delete({ userId, propertyId }).where(({ savedAt }, { exists }) => exists(savedAt));
  return buildCondition(kept, createStaleError);
}

const createFavouriteNotFound = () => new AppError('not_found', 'This home isn’t among your favourites.');

/** @throws 404 if the favourite was removed in the meantime */
export async function updateNote({ userId, propertyId, note }: Favourite): Promise<void> {
  const change = Favourites.patch({ userId, propertyId });
  const changed = note === undefined ? change.remove(['note']) : change.set({ note });
  await commit([buildUpdate(changed, createFavouriteNotFound)], []);
}

/** Deletes the counter; only after all favourites of the user are deleted. */
export async function deleteCount(userId: UserId): Promise<void> {
  await FavouriteCount.delete({ userId }).go();
}

export async function deleteFavourite(
  { userId, propertyId }: Favourite,
  events: DomainEvent[],
): Promise<void> {
  const removed = Favourites.remove({ userId, propertyId });
  const counted = FavouriteCount.upsert({ userId }).subtract({ count: 1 });
  await commit([buildDelete(removed, createFavouriteNotFound), buildUpdate(counted)], events);
}
