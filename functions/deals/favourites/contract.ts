import * as z from 'zod';
import { FavouriteId, PropertyId, textUpTo } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import {
  defineRoutes,
  createListSchema,
  createPagingParameters,
  LinkToken,
} from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { noteMaxLength } from './domain/favourite.ts';

/** A saved property with its changes since; `card` is missing once the property is no longer public. */
export const FavouriteView = z.object({
  id: FavouriteId,
  propertyId: PropertyId,
  note: z.string().optional(),
  savedPrice: z.int(),
  savedTitle: z.string().optional(),
  /** Price change since saving in pounds; negative if it fell. */
  priceDelta: z.int(),
  savedAt: z.iso.datetime(),
  card: PropertyCard.optional(),
});

/** The home that a link is about; missing once it is no longer public. */
const HomeOfLink = z.object({ home: PropertyCard.optional() });

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
  emailHome: {
    method: 'POST',
    path: '/api/saved-homes',
    access: 'public',
    summary: 'Save a home without an account; the email address is confirmed by a link first',
    body: z.object({
      propertyId: PropertyId,
      email: EmailAddress,
      /** People do not see this field. Programs fill it in, and what they send is dropped. */
      website: z.string().max(500).optional(),
    }),
    status: 202,
    result: z.object({ confirm: z.boolean() }),
    problems: ['not_found', 'conflict', 'too_many'],
  },
  confirmEmailedHome: {
    method: 'POST',
    path: '/api/saved-homes/confirm',
    access: 'public',
    summary: 'Confirm the email address of a saved home by the link of its mail',
    body: z.object({ key: LinkToken }),
    status: 200,
    result: HomeOfLink.extend({
      /** Whether it is among the favourites of the account with this address. */
      isInAccount: z.boolean(),
    }),
    problems: ['not_found', 'too_many'],
  },
  // Mail programs post here on their own (RFC 8058), so it needs no login and answers without a page.
  stopHomeEmails: {
    method: 'POST',
    path: '/api/saved-homes/stop',
    access: 'public',
    summary: 'End the mails about a saved home by the link in them, and forget the address',
    query: z.object({ key: LinkToken }),
    status: 200,
    result: HomeOfLink,
    problems: ['not_found', 'too_many'],
  },
});
