import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import type { Home, Query } from '../../search/index/index.ts';
import { listRowsOfCell, listSavedSearchesByKeys } from '../adapters/saved-search-repository.ts';
import { findWatchedHome, saveWatchedHome } from '../adapters/watched-home-repository.ts';
import { toAlertFilter } from '../domain/alert-filter.ts';
import { toQueryAt } from '../domain/filter-query.ts';
import { createMatcher } from '../domain/home-matcher.ts';
import { listCellsOfHome } from '../domain/search-cells.ts';
import { selectCandidates } from '../domain/select-candidates.ts';
import {
  findNews,
  type HomeChangeForAlerts,
  type HomeMatchers,
  isWorthMatching,
  toWatchedHome,
} from '../domain/watched-home.ts';
import { recordMatches, type SearchNews } from './record-matches.ts';

/**
 * Finds the searches to which the present state of a home is news, and collects it for their owners. The state is
 * remembered last: a run that was interrupted is repeated whole, and what it recorded is not recorded again.
 */
export async function matchHome(propertyId: PropertyId, now: Date): Promise<void> {
  const [property, before] = await Promise.all([findProperty(propertyId), findWatchedHome(propertyId)]);
  if (!property?.firstListedAt || (before && before.version >= property.version)) return;
  const after = toWatchedHome(property, before, now);
  const change = { before, after, now };
  if (after.home && isWorthMatching(change)) {
    const news = await findSearchNews(change, after.home, property.ownerId);
    await recordMatches(propertyId, news, now);
  }
  await saveWatchedHome(after);
}

async function findSearchNews(
  change: HomeChangeForAlerts,
  home: Home,
  sellerId: UserId,
): Promise<SearchNews[]> {
  const { before, now } = change;
  const matchers: HomeMatchers = {
    before: before?.home ? createMatcher(before.home) : () => false,
    after: createMatcher(home),
  };
  const cells = await Promise.all(listCellsOfHome(home).map((cell) => listRowsOfCell(cell, home)));
  const candidates = selectCandidates(cells.flat(), home, now).filter(({ ownerId }) => ownerId !== sellerId);
  const searches = await listSavedSearchesByKeys(
    candidates.map(({ ownerId, searchId }) => ({ ownerId, id: searchId })),
  );
  const toQuery = createQueryReader(now);
  return searches.flatMap((search) => {
    const news =
      search.status === 'active' &&
      findNews(change, { query: toQuery(search.query), watchedSince: search.watchedSince }, matchers);
    return news ? [{ search, news }] : [];
  });
}

/** Reads the parameters of searches, equal ones once: many people look for the same. */
function createQueryReader(now: Date): (query: string) => Query {
  const known = new Map<string, Query>();
  return (query) => {
    const read = known.get(query) ?? toQueryAt(toAlertFilter(query, now), now);
    known.set(query, read);
    return read;
  };
}
