import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  buildPlaceRemoval,
  buildShortlistRemoval,
  findShortlistOf,
} from '../adapters/shortlist-repository.ts';
import {
  createEndEvents,
  findPartnerId,
  type Shortlist,
  type ShortlistEndCause,
} from '../domain/shortlist.ts';

interface End {
  readonly cause: ShortlistEndCause;
  /** Ends it only if it is shared with this person. */
  readonly partnerId?: UserId;
}

/**
 * Takes the invitation of a person back, or ends what they share; repeatable.
 * @returns whether there was one
 */
export async function endSharing(byId: UserId, { cause, partnerId }: End): Promise<boolean> {
  const isMeant = (shortlist: Shortlist) =>
    partnerId === undefined || findPartnerId(shortlist, byId) === partnerId;
  const ended = await updateWithRetry(
    () => findShortlistOf(byId),
    (found) => {
      if (!found || !isMeant(found)) return undefined;
      const events = createEndEvents(found, { byId, cause });
      const otherId = findPartnerId(found, byId);
      const places = [byId, ...(otherId ? [otherId] : [])].map((id) => buildPlaceRemoval(id, found));
      return { writes: [buildShortlistRemoval(found), ...places], events, result: true };
    },
  );
  return ended === true;
}
