import { createRowCache } from '../../../kernel/data/row-cache.ts';
import { listCardsNear } from '../../../listings/properties/adapters/nearby-card-repository.ts';
import { outcodeOf } from '../../../listings/properties/domain/address.ts';
import type { NearbyCard } from '../../../listings/properties/domain/nearby-card.ts';
import { maxSimilar } from '../domain/similar.ts';

/** The number of cards that the similar ones are selected from; they are read on the busiest page. */
const candidates = maxSimilar * 3;
/** Cards have no version that a page knows, so their age alone bounds how old they are. */
const unversioned = 0;
const cache = createRowCache<readonly NearbyCard[]>({
  max: 200,
  maxAgeMs: 1_000,
  readMs: () => performance.now(),
});

/** The cards near a postcode, at most a second old: pages of a busy outcode share one read. */
export async function loadCardsNear(postcode: string): Promise<readonly NearbyCard[]> {
  const outcode = outcodeOf(postcode);
  const nearbyCards = cache.find(outcode, unversioned);
  if (nearbyCards) return nearbyCards;
  const cards = await listCardsNear(postcode, candidates);
  cache.save(outcode, unversioned, cards);
  return cards;
}
