import { ShortlistChanged } from '../../../../events/shortlist.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { buildFavouriteCheck, findFavourite } from '../../favourites/adapters/favourite-repository.ts';
import { buildOpinionWrite, findOpinion } from '../adapters/opinion-repository.ts';
import { buildShortlistCheck } from '../adapters/shortlist-repository.ts';
import { changeOpinion, type OpinionChange, toShownOpinion } from '../domain/shared-home.ts';
import { getSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/** The longest wait before another attempt: each write checks rows that the other one's check, too. */
const pauseMs = 100;

/**
 * Saves what a person says of a home that one of the two saved. Two changes at once are kept both.
 * @throws 404 for a home of neither, for the person's own, for one off the market, and where nothing is shared
 */
export async function changeSharedOpinion(
  propertyId: PropertyId,
  change: OpinionChange,
  userId: UserId,
  now: Date,
): Promise<ReturnType<typeof toShownOpinion>> {
  return updateWithRetry(
    () => loadOpinion(propertyId, userId),
    ({ shortlist, partnerId, favourite, before }) => {
      const key = { shortlistId: shortlist.id, userId, propertyId };
      const opinion = changeOpinion(key, before, change, now);
      const told = { shortlistId: shortlist.id, userId: partnerId, byId: userId, propertyId };
      return {
        writes: opinion
          ? [buildOpinionWrite(opinion), buildShortlistCheck(shortlist), buildFavouriteCheck(favourite)]
          : [],
        events: opinion ? [ShortlistChanged.of({ ...told, what: 'opinion' })] : [],
        result: toShownOpinion(opinion ?? before),
      };
    },
    { pauseMs },
  );
}

async function loadOpinion(propertyId: PropertyId, userId: UserId) {
  const { shortlist, partnerId } = await getSharing(userId);
  const [own, partners, home, ownIds, before] = await Promise.all([
    findFavourite(userId, propertyId),
    findFavourite(partnerId, propertyId),
    findProperty(propertyId),
    loadOwnHomeIds(userId),
    findOpinion({ shortlistId: shortlist.id, userId, propertyId }),
  ]);
  const favourite = own ?? partners;
  if (!home || !favourite || ownIds.has(propertyId))
    throw new AppError('not_found', 'This home isn’t on your shortlist.');
  if (!isPublic(home.status)) throw new AppError('not_found', 'This home isn’t on the market.');
  return { shortlist, partnerId, favourite, before };
}
