import * as z from 'zod';
import type { DomainEvent } from '../../../events/define.ts';
import { FavouriteRemoved, FavouriteSaved } from '../../../events/favourite.ts';
import { FavouriteId, PropertyId, type PropertyStatus, UserId } from '../../../events/vocabulary.ts';
import { isPublic } from '../../properties/domain/transitions.ts';
import { AppError } from '../../kernel/errors.ts';

/** A home that somebody saved, with its price on that day. */
export const Favourite = z.object({
  id: FavouriteId,
  propertyId: PropertyId,
  userId: UserId,
  savedPrice: z.int(),
  note: z.string().optional(),
  savedAt: z.iso.datetime(),
});
export type Favourite = z.output<typeof Favourite>;

/** Characters of a note to oneself. */
export const noteMaxLength = 500;
/** Homes that one person can save. */
export const maxFavourites = 500;

interface FavouriteProperty {
  readonly id: PropertyId;
  readonly ownerId: UserId;
  readonly price: number;
  readonly status: PropertyStatus;
}
interface NewFavourite {
  readonly id: FavouriteId;
  readonly by: UserId;
  readonly at: Date;
  readonly note?: string | undefined;
}

/** @throws 404 for a home that can not be seen, 409 for one's own */
export function createFavourite(
  home: FavouriteProperty,
  { id, by, at, note }: NewFavourite,
): { favourite: Favourite; events: DomainEvent[] } {
  if (home.ownerId === by) throw new AppError('conflict', 'This is your own home.', { state: 'own' });
  if (!isPublic(home.status)) throw new AppError('not_found', 'This home is not on the market.');
  const favourite = {
    id,
    propertyId: home.id,
    userId: by,
    savedPrice: home.price,
    savedAt: at.toISOString(),
    ...(note && { note }),
  };
  return { favourite, events: [FavouriteSaved.of({ favouriteId: id, propertyId: home.id, userId: by })] };
}

/** The same with another note; an empty one is none. */
export function changeNote({ note: _before, ...favourite }: Favourite, note: string): Favourite {
  return { ...favourite, ...(note && { note }) };
}

export const removeFavourite = ({ id, propertyId, userId }: Favourite): DomainEvent[] => [
  FavouriteRemoved.of({ favouriteId: id, propertyId, userId }),
];
