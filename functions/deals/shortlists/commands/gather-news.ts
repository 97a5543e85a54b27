import { ShortlistNewsGathered } from '../../../../events/shortlist.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { listFavourites } from '../../favourites/adapters/favourite-repository.ts';
import { buildDigestRemoval, buildDigestWrite, findDigest } from '../adapters/digest-repository.ts';
import { listOpinions } from '../adapters/opinion-repository.ts';
import { countNews, type DigestKey, isWaitOf } from '../domain/digest.ts';
import { findSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/**
 * Publishes how many homes the other one saved and judged, once for the wait that began with a change. A change that
 * comes meanwhile makes it count again.
 */
export async function gatherNews(
  { since, ...key }: DigestKey & { readonly since: string },
  now: Date,
): Promise<void> {
  await updateWithRetry(
    // Changes that come after this read fail the write.
    async () => ({ before: await findDigest(key), shared: await loadLists(key) }),
    ({ before, shared }) => {
      if (!isWaitOf(before, since)) return undefined;
      if (!shared) return { writes: [buildDigestRemoval(before)] };
      const { digest, saved, judged } = countNews(before, shared, now);
      const news = { ...key, byId: shared.partnerId, saved, judged };
      return {
        writes: [buildDigestWrite(digest)],
        events: saved + judged > 0 ? [ShortlistNewsGathered.of(news)] : [],
      };
    },
    { pauseMs: 100 },
  );
}

/** What both have now; `undefined` once they no longer share it. */
async function loadLists({ shortlistId, userId }: DigestKey) {
  const sharing = await findSharing(userId);
  if (sharing?.shortlist.id !== shortlistId) return undefined;
  const { partnerId, sharedAt } = sharing;
  const [own, partners, opinions, ownIds] = await Promise.all([
    listFavourites(userId),
    listFavourites(partnerId),
    listOpinions(shortlistId),
    loadOwnHomeIds(userId),
  ]);
  return { partnerId, sharedAt, own, partners, opinions, ownIds };
}
