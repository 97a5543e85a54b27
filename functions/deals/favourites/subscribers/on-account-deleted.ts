import { AccountDeleted } from '../../../../events/account.ts';
import { AppError } from '../../../kernel/errors.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listFavourites, deleteFavourite, deleteCount } from '../adapters/favourite-repository.ts';
import { removeFavourite } from '../domain/favourite.ts';

/** Deletes the favourites of an erased account and corrects the counts. */
export const handler = subscriber(
  'favourites-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ data: { userId } }) => {
    for (const favourite of await listFavourites(userId)) {
      try {
        await deleteFavourite(favourite, removeFavourite(favourite));
      } catch (error) {
        // An earlier attempt or a concurrent run has already removed it.
        if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      }
    }
    await deleteCount(userId);
  },
);
