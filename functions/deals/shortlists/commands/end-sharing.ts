import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  buildPlaceRemoval,
  buildShortlistRemoval,
  findShortlistOf,
} from '../adapters/shortlist-repository.ts';
import {
  assertSeen,
  createEndEvents,
  findPartnerId,
  type Shortlist,
  type SharingState,
  type ShortlistEndCause,
} from '../domain/shortlist.ts';

interface End {
  readonly cause: ShortlistEndCause;
  /** Ends it only if it is shared with this person. */
  readonly partnerId?: UserId;
  /** What the person saw when they ended it. */
  readonly seen?: SharingState;
}

/**
 * Takes the invitation of a person back, or ends what they share; repeatable.
 * @returns whether there was one
 * @throws 409 when it is not what the person saw
 */
export async function endSharing(byId: UserId, { cause, partnerId, seen }: End): Promise<boolean> {
  const isMeant = (shortlist: Shortlist) =>
    partnerId === undefined || findPartnerId(shortlist, byId) === partnerId;
  const ended = await updateWithRetry(
    () => findShortlistOf(byId),
    (found) => {
      if (!found || !isMeant(found)) return undefined;
      if (seen !== undefined) assertSeen(found, seen);
      const events = createEndEvents(found, { byId, cause });
      const otherId = findPartnerId(found, byId);
      const places = [byId, ...(otherId ? [otherId] : [])].map((id) => buildPlaceRemoval(id, found));
      return { writes: [buildShortlistRemoval(found), ...places], events, result: true };
    },
  );
  return ended === true;
}
