import { listProperties } from '../../properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../properties/domain/card.ts';
import { isPublic } from '../../properties/domain/transitions.ts';
import type { PropertyCard } from '../../properties/domain/views.ts';
import { listSavedSearchesByKeys } from '../adapters/saved-search-repository.ts';
import { type AlertHome, groupByHome, type SearchMatch } from '../domain/alert.ts';
import { describeCause, listReasons } from '../domain/match-reasons.ts';
import type { SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';

/** A home that searches found, as their owner is shown it. */
export interface FoundHome extends AlertHome {
  readonly card: PropertyCard;
  /** What happened: `New on the market`. */
  readonly news: string;
  /** What was asked for, as this home has it. */
  readonly why: string[];
  readonly names: string[];
}

/** The homes of matches that are still on the market, with the searches of their owner that found them. */
export async function loadFoundHomes(
  matches: readonly SearchMatch[],
  searches: readonly SavedSearch[],
  now: Date,
): Promise<FoundHome[]> {
  const byId = new Map(searches.map((search) => [search.id, search]));
  const found = groupByHome(matches.filter(({ searchId }) => byId.has(searchId)));
  const properties = await listProperties(found.map(({ propertyId }) => propertyId));
  const cards = new Map(
    properties
      .filter(({ status, stalledAt }) => isPublic(status) && stalledAt === undefined)
      .map((property) => [property.id, toPropertyCard(property, now)]),
  );
  return found.flatMap((home) => {
    const card = cards.get(home.propertyId);
    const own = home.searchIds.flatMap((id) => byId.get(id) ?? []);
    const [first] = own;
    if (!card || !first) return [];
    return [
      {
        ...home,
        card,
        news: describeCause(home.cause, home.from),
        why: listReasons(first.query, card),
        names: own.map(({ name }) => name),
      },
    ];
  });
}

/** The searches behind matches that their owner still has. */
export function listSearchesOfMatches(
  matches: readonly SearchMatch[],
  ownerId: SearchOwnerId,
): Promise<SavedSearch[]> {
  return listSavedSearchesByKeys(matches.map(({ searchId: id }) => ({ ownerId, id })));
}
