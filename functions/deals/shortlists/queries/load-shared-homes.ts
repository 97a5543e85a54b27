import type { UserId } from '../../../../events/vocabulary.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { listFavourites } from '../../favourites/adapters/favourite-repository.ts';
import { listOpinions } from '../adapters/opinion-repository.ts';
import type { SharedHomeView } from '../contract.ts';
import { joinLists, orderSharedHomes } from '../domain/shared-home.ts';
import { findSharing } from './get-sharing.ts';
import { loadOwnHomeIds } from './load-own-home-ids.ts';

/** All homes that one of the two saved, but the reader's own; none for who shares nothing. */
export async function loadSharedHomes(readerId: UserId, now: Date): Promise<SharedHomeView[]> {
  const sharing = await findSharing(readerId);
  if (!sharing) return [];
  const { shortlist, partnerId } = sharing;
  const [own, partners, opinions, ownIds] = await Promise.all([
    listFavourites(readerId),
    listFavourites(partnerId),
    listOpinions(shortlist.id),
    loadOwnHomeIds(readerId),
  ]);
  const joined = joinLists({ own, partners, opinions }, readerId).filter(
    ({ propertyId }) => !ownIds.has(propertyId),
  );
  const found = await listProperties(joined.map(({ propertyId }) => propertyId));
  const cards = new Map(
    found.filter(({ status }) => isPublic(status)).map((home) => [home.id, toPropertyCard(home, now)]),
  );
  const gone = new Set(joined.flatMap(({ propertyId }) => (cards.has(propertyId) ? [] : [propertyId])));
  return orderSharedHomes(joined, gone).map((home) => {
    const card = cards.get(home.propertyId);
    return { ...home, ...(card && { card }) };
  });
}
