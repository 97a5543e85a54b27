import { FavouriteRemoved, FavouriteSaved } from '../../../../events/favourite.ts';
import { ShortlistChanged } from '../../../../events/shortlist.ts';
import { commit } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/** Tells the other one's open pages of a saved home; a repeat tells them again, and changes nothing. */
export const handler = subscriber(
  'shortlists-on-favourite-changed',
  { on: [FavouriteSaved, FavouriteRemoved], needs: ['table:write'] },
  async ({ name, data: { propertyId, userId: byId } }) => {
    const sharing = await findSharing(byId);
    if (!sharing || (await loadOwnHomeIds(sharing.partnerId)).has(propertyId)) return;
    const what = name === FavouriteSaved.name ? 'saved' : 'removed';
    const { shortlist, partnerId: userId } = sharing;
    await commit([], [ShortlistChanged.of({ shortlistId: shortlist.id, userId, byId, propertyId, what })]);
  },
);
