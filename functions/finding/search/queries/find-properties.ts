import { now } from '../../../kernel/clock.ts';
import { toShownCard } from '../../../listings/properties/domain/stored-card.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import type { CardRow } from '../adapters/search-repository.ts';
import { findFeatured } from '../domain/featured.ts';
import { type RankedHome, type SearchEngine, toRankedHomes } from '../domain/search-engine.ts';
import type { Query, SearchResult } from '../index/index.ts';
import { loadCards } from './load-cards.ts';

export interface FoundProperties {
  readonly result: SearchResult;
  readonly properties: PropertyCard[];
  readonly featured: PropertyCard[];
}

/** A page of results in the requested order; the first page of a list also has the featured row. */
export async function findProperties(engine: SearchEngine, query: Query): Promise<FoundProperties> {
  const isFirstOfList = query.offset === 0 && query.clusters === undefined;
  const [result, row] = await Promise.all([
    engine.search(query),
    isFirstOfList ? findFeatured(engine, query, now()) : [],
  ]);
  const homes = toRankedHomes(result);
  const distances = new Map(result.ids.map((id, rank) => [id, result.distances?.[rank]]));
  const rows = await loadCards([...homes, ...row]);
  const cardsOf = (found: readonly RankedHome[]) =>
    found.flatMap(({ id }) => toCards(rows.get(id), distances.get(id)));
  // A place that ended a moment ago is left out, although the index learns of it later.
  const featured = cardsOf(row).filter((card) => card.featured);
  return { result, properties: cardsOf(homes), featured };
}

function toCards(row: CardRow | undefined, distance: number | undefined): PropertyCard[] {
  if (!row?.card) return [];
  const { card, newsUntil, featuredUntil } = row;
  const shown = toShownCard({ card, newsUntil, featuredUntil }, now());
  return [{ ...shown, ...(distance !== undefined && { distance: Math.round(distance * 100) / 100 }) }];
}
