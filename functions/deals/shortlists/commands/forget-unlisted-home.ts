import type { PropertyId, ShortlistId, UserId } from '../../../../events/vocabulary.ts';
import { findFavourite } from '../../favourites/adapters/favourite-repository.ts';
import { deleteOpinion, findOpinion } from '../adapters/opinion-repository.ts';

interface Pair {
  readonly shortlistId: ShortlistId;
  readonly people: readonly UserId[];
}

/** Deletes what both said of a home that neither saved any more; repeatable. */
export async function forgetUnlistedHome(
  propertyId: PropertyId,
  { shortlistId, people }: Pair,
): Promise<void> {
  // Read before the favourites: an opinion of a home that is saved again meanwhile has another version.
  const said = await Promise.all(people.map((userId) => findOpinion({ shortlistId, userId, propertyId })));
  const saves = await Promise.all(people.map((userId) => findFavourite(userId, propertyId)));
  if (saves.some((favourite) => favourite !== undefined)) return;
  for (const opinion of said) if (opinion) await deleteOpinion(opinion);
}
