import { FavouriteRemoved, FavouriteSaved } from '../../../../events/favourite.ts';
import { ShortlistChanged } from '../../../../events/shortlist.ts';
import { commit } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { forgetUnlistedHome } from '../commands/forget-unlisted-home.ts';
import { findSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/**
 * Tells the other one's open pages of a saved home; a repeat tells them again, and changes nothing. With the last of
 * the two who saved a home goes what both said of it.
 */
export const handler = subscriber(
  'shortlists-on-favourite-changed',
  { on: [FavouriteSaved, FavouriteRemoved], needs: ['table:write'] },
  async ({ name, data: { propertyId, userId: byId } }) => {
    const sharing = await findSharing(byId);
    if (!sharing) return;
    const isSaved = name === FavouriteSaved.name;
    const { shortlist, partnerId: userId } = sharing;
    if (!isSaved) await forgetUnlistedHome(propertyId, { shortlistId: shortlist.id, people: [byId, userId] });
    if ((await loadOwnHomeIds(userId)).has(propertyId)) return;
    const what = isSaved ? 'saved' : 'removed';
    await commit([], [ShortlistChanged.of({ shortlistId: shortlist.id, userId, byId, propertyId, what })]);
  },
);
