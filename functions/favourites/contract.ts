import * as z from 'zod';
import { FavouriteId, PropertyId } from '../../events/vocabulary.ts';
import { PropertyCard } from '../properties/domain/views.ts';
import { defineRoutes, listOf, paging } from '../kernel/http/contract.ts';
import { noteMaxLength } from './domain/favourite.ts';

/** A saved home with what changed since; `card` is missing once the home can no longer be seen. */
export const FavouriteView = z.object({
  id: FavouriteId,
  propertyId: PropertyId,
  note: z.string().optional(),
  savedPrice: z.int(),
  /** Pounds since saving, negative where it became cheaper. */
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
    query: z.object(paging(24, 500)),
    result: listOf('favourites', FavouriteView),
  },
  saveFavourite: {
    method: 'POST',
    path: '/api/favourites',
    access: 'active',
    summary: 'Save a home; saving it again changes nothing but the note, where one is sent',
    status: 201,
    // An empty note takes the note away.
    body: z.object({ propertyId: PropertyId, note: z.string().trim().max(noteMaxLength).optional() }),
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
