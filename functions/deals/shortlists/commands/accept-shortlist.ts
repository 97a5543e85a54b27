import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildNotBlockedChecks } from '../../../people/blocks/adapters/block-repository.ts';
import {
  buildPlaceWrite,
  buildShortlistRemoval,
  buildShortlistWrite,
  findShortlistByToken,
  findShortlistOf,
} from '../adapters/shortlist-repository.ts';
import { acceptShortlist, createShortlistGoneError } from '../domain/shortlist.ts';

/**
 * Accepts the invitation of a link. An own one that still waits is taken back by that.
 * @throws 410 for a link that does not open, also between people of whom one has blocked the other; 409 `own` for its
 * sender, `shared` for who shares with someone else
 */
export async function acceptShortlistInvitation(key: string, userId: UserId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ invited: await findShortlistByToken(key), own: await findShortlistOf(userId) }),
    ({ invited, own }) => {
      if (!invited) throw createShortlistGoneError();
      if (invited.status === 'shared' && invited.partnerId === userId) return undefined;
      const { shortlist, events } = acceptShortlist(invited, { userId, own }, now);
      return {
        writes: [
          ...buildNotBlockedChecks(userId, invited.inviterId, createShortlistGoneError),
          buildShortlistWrite(shortlist),
          ...(own ? [buildShortlistRemoval(own)] : []),
          buildPlaceWrite(invited.inviterId, { shortlist, before: invited }, now),
          buildPlaceWrite(userId, { shortlist, before: own }, now),
        ],
        events,
      };
    },
  );
}
