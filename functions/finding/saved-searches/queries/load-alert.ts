import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { createFeedRow } from '../../search/domain/feed-row.ts';
import type { Home } from '../../search/index/index.ts';
import { listSavedSearchesByKeys } from '../adapters/saved-search-repository.ts';
import { type AlertHome, groupByHome, type SearchMatch } from '../domain/alert.ts';
import { describeCause, listReasons } from '../domain/match-reasons.ts';
import type { SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';

/** A home that searches found, as their owner is shown it. */
export interface MatchedHome extends AlertHome {
  readonly card: PropertyCard;
  /** What happened: `New on the market`. */
  readonly news: string;
  /** What was asked for, as this home has it. */
  readonly why: string[];
  readonly names: string[];
}

/** The homes that these searches found, the latest news first, whether they are still on the market or not. */
export function listFoundHomes(
  matches: readonly SearchMatch[],
  searches: readonly SavedSearch[],
): AlertHome[] {
  const known = new Set(searches.map(({ id }) => id));
  return groupByHome(matches.filter(({ searchId }) => known.has(searchId)));
}

/** Those of the homes that are still on the market, with the searches of their owner that found them. */
export async function loadFoundHomes(
  found: readonly AlertHome[],
  searches: readonly SavedSearch[],
  now: Date,
): Promise<MatchedHome[]> {
  const byId = new Map(searches.map((search) => [search.id, search]));
  const properties = await listProperties(found.map(({ propertyId }) => propertyId));
  const rows = new Map(properties.map((property) => [property.id, createFeedRow(property, 0, now)]));
  return found.flatMap((alertHome) => {
    const { home, card } = rows.get(alertHome.propertyId) ?? {};
    const own = alertHome.searchIds.flatMap((id) => byId.get(id) ?? []);
    return home && card ? [{ ...alertHome, card, ...describeMatch(alertHome, home, own) }] : [];
  });
}

function describeMatch({ cause, from, at }: AlertHome, home: Home, searches: readonly SavedSearch[]) {
  const reasons = searches.flatMap(({ query }) => listReasons(query, home, new Date(at)));
  return {
    news: describeCause(cause, from),
    why: reasons.length > 0 ? [...new Set(reasons)] : ['It fitted when we found it'],
    names: searches.map(({ name }) => name),
  };
}

/** The searches behind matches that their owner still has. */
export function listSearchesOfMatches(
  matches: readonly SearchMatch[],
  ownerId: SearchOwnerId,
): Promise<SavedSearch[]> {
  return listSavedSearchesByKeys(matches.map(({ searchId: id }) => ({ ownerId, id })));
}
