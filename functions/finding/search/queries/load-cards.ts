import { createRowCache } from '../../../kernel/data/row-cache.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { type CardRow, listCards } from '../adapters/search-repository.ts';
import type { RankedHome } from '../domain/search-engine.ts';

/** Cards are about a kilobyte each. The age mends what a position cannot tell, such as a row that was removed. */
const cache = createRowCache<CardRow>({
  max: 5_000,
  maxAgeMs: minuteMs,
  readMs: () => performance.now(),
});

/**
 * The cards of found homes by their ids. A card that was read before is returned again while the engine has no later
 * change of its property, so it is never older than the result; the others are read in one request.
 */
export async function loadCards(homes: readonly RankedHome[]): Promise<Map<string, CardRow>> {
  const cards = new Map<string, CardRow>();
  for (const { id, position } of homes) {
    const card = cache.find(id, position);
    if (card) cards.set(id, card);
  }
  const missing = new Set(homes.map(({ id }) => id).filter((id) => !cards.has(id)));
  for (const card of await listCards([...missing])) {
    cards.set(card.propertyId, card);
    cache.save(card.propertyId, card.position, card);
  }
  return cards;
}
