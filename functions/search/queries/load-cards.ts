import { type CardRow, listCards } from '../adapters/search-repository.ts';
import { createCardCache } from '../domain/card-cache.ts';
import type { SearchEngine } from '../domain/search-engine.ts';

/** Cards are about a kilobyte each. The age mends what a position cannot tell, such as a row that was removed. */
const cache = createCardCache<CardRow>({
  most: 5_000,
  maxAgeMs: 60_000,
  readMs: () => performance.now(),
});

/**
 * The cards of an engine's results in the order of the ids. A card that was read before is returned again while the
 * engine has no later change of its property, so it is never older than the result; the others are read in one request.
 */
export async function loadCards(
  engine: Pick<SearchEngine, 'findPosition'>,
  ids: readonly string[],
): Promise<CardRow[]> {
  const found = new Map<string, CardRow>();
  for (const id of ids) {
    const position = engine.findPosition?.(id);
    const card = position === undefined ? undefined : cache.find(id, position);
    if (card) found.set(id, card);
  }
  for (const card of await listCards(ids.filter((id) => !found.has(id)))) {
    found.set(card.propertyId, card);
    if (engine.findPosition) cache.save(card);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
