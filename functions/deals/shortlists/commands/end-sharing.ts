import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildPlaceRemoval, buildShortlistWrite, findShortlistOf } from '../adapters/shortlist-repository.ts';
import { endShortlist, findPartnerId, type Shortlist, type ShortlistEndCause } from '../domain/shortlist.ts';

interface End {
  readonly cause: ShortlistEndCause;
  /** Ends it only if it is shared with this person. */
  readonly partnerId?: UserId;
}

/**
 * Takes the invitation of a person back, or ends what they share; repeatable.
 * @returns whether there was one
 */
export async function endSharing(byId: UserId, { cause, partnerId }: End, now: Date): Promise<boolean> {
  const isMeant = (shortlist: Shortlist) =>
    partnerId === undefined || findPartnerId(shortlist, byId) === partnerId;
  const ended = await updateWithRetry(
    () => findShortlistOf(byId),
    (found) => {
      if (!found || !isMeant(found)) return undefined;
      const { shortlist, events } = endShortlist(found, { byId, cause }, now);
      const otherId = findPartnerId(found, byId);
      const places = [byId, ...(otherId ? [otherId] : [])].map((id) => buildPlaceRemoval(id, found));
      return { writes: [buildShortlistWrite(shortlist), ...places], events, result: true };
    },
  );
  return ended === true;
}
