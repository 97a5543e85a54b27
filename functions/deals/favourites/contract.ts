import * as z from 'zod';
import { FavouriteId, PropertyId, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { noteMaxLength } from './domain/favourite.ts';

/** A saved property with its changes since; `card` is missing once the property is no longer public. */
export const FavouriteView = z.object({
  id: FavouriteId,
  propertyId: PropertyId,
  note: z.string().optional(),
  savedPrice: z.int(),
  /** Price change since saving in pounds; negative if it fell. */
  priceDelta: z.int(),
  savedAt: z.iso.datetime(),
  card: PropertyCard.optional(),
});

export const favouriteRoutes = defineRoutes({
  favourites: {
    method: 'GET',
    path: '/api/favourites',
    access: 'active',
    summary: 'The saved homes, newest first',
    query: z.object(createPagingParameters(24, 500)),
    /** `ownIds` are the caller’s public homes, which they can’t save. */
    result: createListSchema('favourites', FavouriteView).extend({ ownIds: z.array(PropertyId) }),
  },
  saveFavourite: {
    method: 'POST',
    path: '/api/favourites',
    access: 'active',
    summary: 'Save a home; saving it again changes nothing but the note, where one is sent',
    status: 201,
    canExist: true,
    // An empty note removes the note.
    body: z.object({ propertyId: PropertyId, note: textUpTo(noteMaxLength).optional() }),
    result: FavouriteView,
    problems: ['not_found', 'conflict'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/api/favourites/{id}',
    access: 'active',
    summary: 'Forget a saved home, by its own id or the home’s',
    params: z.object({ id: z.union([FavouriteId, PropertyId]) }),
    result: z.void(),
    problems: ['not_found'],
  },
});
