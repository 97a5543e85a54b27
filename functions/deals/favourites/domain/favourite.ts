import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { FavouriteRemoved, FavouriteSaved } from '../../../../events/favourite.ts';
import { FavouriteId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';

/** A property that a user saved, with its price at that time. */
export const Favourite = z.object({
  id: FavouriteId,
  propertyId: PropertyId,
  userId: UserId,
  savedPrice: z.int(),
  /** Its short address then, without the house number, which its seller can hide later. */
  savedTitle: z.string().optional(),
  note: z.string().optional(),
  savedAt: z.iso.datetime(),
});
export type Favourite = z.output<typeof Favourite>;

/** The longest private note, in characters. */
export const noteMaxLength = 500;
/** The most properties that one user can save. */
export const maxFavourites = 500;

type FavouriteProperty = Pick<Property, 'id' | 'ownerId' | 'price' | 'status' | 'houseNo' | 'address'>;
interface NewFavourite {
  readonly id: FavouriteId;
  readonly by: UserId;
  readonly at: Date;
  readonly note?: string | undefined;
}

/** @throws 404 for a property that is not public, 409 for the user's own */
export function createFavourite(
  home: FavouriteProperty,
  { id, by, at, note }: NewFavourite,
): { favourite: Favourite; events: DomainEvent[] } {
  if (home.ownerId === by) throw new AppError('conflict', 'This is your own home.', { state: 'own' });
  if (!isPublic(home.status)) throw new AppError('not_found', 'This home isn’t on the market.');
  const favourite = {
    id,
    propertyId: home.id,
    userId: by,
    savedPrice: home.price,
    savedTitle: formatShortAddress(home, false),
    savedAt: at.toISOString(),
    ...(note && { note }),
  };
  return { favourite, events: [FavouriteSaved.of({ favouriteId: id, propertyId: home.id, userId: by })] };
}

/** The favourite with another note; an empty note removes it. */
export function changeNote({ note: _before, ...favourite }: Favourite, note: string): Favourite {
  return { ...favourite, ...(note && { note }) };
}

export function removeFavourite({ id, propertyId, userId }: Favourite): DomainEvent[] {
  return [FavouriteRemoved.of({ favouriteId: id, propertyId, userId })];
}
