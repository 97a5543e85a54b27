import { ShortlistNewsGathered } from '../../../../events/shortlist.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { listFavourites } from '../../favourites/adapters/favourite-repository.ts';
import { type DigestKey, endDigest } from '../adapters/digest-repository.ts';
import { listOpinions } from '../adapters/opinion-repository.ts';
import { findSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/** The event of the first change follows what it tells of by this much at most. */
const relayMs = 5 * minuteMs;

/** Publishes how many homes the other one saved and judged since the first change, once for each wait. */
export async function gatherNews({ since, ...key }: DigestKey & { readonly since: string }): Promise<void> {
  const { shortlistId, userId } = key;
  const sharing = await findSharing(userId);
  if (sharing?.shortlist.id !== shortlistId) return endDigest(key, []);
  const { partnerId: byId, sharedAt } = sharing;
  const [favourites, opinions, ownIds] = await Promise.all([
    listFavourites(byId),
    listOpinions(shortlistId),
    loadOwnHomeIds(userId),
  ]);
  const from = [new Date(Date.parse(since) - relayMs).toISOString(), sharedAt].toSorted().at(-1) ?? since;
  const saved = favourites.filter(
    ({ propertyId, savedAt }) => savedAt >= from && !ownIds.has(propertyId),
  ).length;
  const judged = opinions.filter(
    ({ userId: writerId, propertyId, vote, note, changedAt }) =>
      writerId === byId && changedAt >= from && (vote ?? note) !== undefined && !ownIds.has(propertyId),
  ).length;
  const isNews = saved + judged > 0;
  await endDigest(key, isNews ? [ShortlistNewsGathered.of({ ...key, byId, saved, judged })] : []);
}
