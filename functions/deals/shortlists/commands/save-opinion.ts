import { ShortlistChanged } from '../../../../events/shortlist.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findFavourite } from '../../favourites/adapters/favourite-repository.ts';
import { findOpinion, saveOpinion } from '../adapters/opinion-repository.ts';
import { buildShortlistCheck } from '../adapters/shortlist-repository.ts';
import { changeOpinion, type OpinionChange } from '../domain/shared-home.ts';
import { getSharing } from '../queries/get-sharing.ts';
import { loadOwnHomeIds } from '../queries/load-own-home-ids.ts';

/**
 * Saves what a person says of a home that one of the two saved.
 * @throws 404 for a home of neither, for the person's own, and where nothing is shared
 */
export async function changeSharedOpinion(
  propertyId: PropertyId,
  change: OpinionChange,
  userId: UserId,
  now: Date,
): Promise<Pick<OpinionChange, 'note'> & { vote?: NonNullable<OpinionChange['vote']> }> {
  const { shortlist, partnerId } = await getSharing(userId);
  const { id: shortlistId } = shortlist;
  const [own, partners, home, ownIds, before] = await Promise.all([
    findFavourite(userId, propertyId),
    findFavourite(partnerId, propertyId),
    findProperty(propertyId),
    loadOwnHomeIds(userId),
    findOpinion(shortlistId, userId, propertyId),
  ]);
  if (!home || (!own && !partners) || ownIds.has(propertyId))
    throw new AppError('not_found', 'This home isn’t on your shortlist.');
  const key = { shortlistId, userId, propertyId };
  const opinion = changeOpinion(key, before, change, now);
  if (opinion)
    await saveOpinion(opinion, buildShortlistCheck(shortlist), [
      ShortlistChanged.of({ shortlistId, userId: partnerId, byId: userId, propertyId, what: 'opinion' }),
    ]);
  const { vote, note } = opinion ?? before ?? {};
  return { ...(vote && { vote }), ...(note && { note }) };
}
