import { listMatchesOfAlert, listMatchesOfSearch, listUnseenMatches } from '../adapters/alert-repository.ts';
import {
  getSavedSearch,
  listSavedSearches,
  type SavedSearchKey,
} from '../adapters/saved-search-repository.ts';
import type { SearchAlert, SearchMatch } from '../domain/alert.ts';
import type { SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';
import { type FoundHome, listSearchesOfMatches, loadFoundHomes } from './load-alert.ts';

interface Paging {
  readonly page: number;
  readonly per_page: number;
}

/** Matches of one search that a list looks at. */
const mostMatches = 200;

/** The homes of an alert: exactly those. */
export async function loadHomesOfAlert({ id, ownerId }: SearchAlert, paging: Paging, now: Date) {
  const matches = await listMatchesOfAlert(id);
  return toPage(matches, await listSearchesOfMatches(matches, ownerId), paging, now);
}

/** What one search found in the last 90 days. */
export async function loadHomesOfSearch(key: SavedSearchKey, paging: Paging, now: Date) {
  const search = await getSavedSearch(key);
  return toPage(await listMatchesOfSearch(search.id, mostMatches), [search], paging, now);
}

/** What all searches of a person found in the last 90 days. */
export async function loadHomesOfPerson(ownerId: SearchOwnerId, paging: Paging, now: Date) {
  const searches = (await listSavedSearches(ownerId)).filter(({ status }) => status !== 'pending');
  const matches = await Promise.all(searches.map(({ id }) => listMatchesOfSearch(id, mostMatches)));
  return toPage(matches.flat(), searches, paging, now);
}

async function toPage(
  matches: readonly SearchMatch[],
  searches: readonly SavedSearch[],
  { page, per_page }: Paging,
  now: Date,
) {
  const found = await loadFoundHomes(matches, searches, now);
  const matched = new Set(matches.map(({ propertyId }) => propertyId)).size;
  const homes = found
    .slice((page - 1) * per_page, page * per_page)
    .map(({ propertyId: _, searchIds, ...home }) => ({ ...home, searchIds: [...searchIds] }));
  return {
    homes,
    gone: matched - found.length,
    searches: await Promise.all(
      searches.map(async (search) => {
        const { id, name, query, status } = search;
        const seenTo = await findSeenTo(search, matches, found.slice(page * per_page));
        return { id, name, query, status, ...(seenTo !== undefined && { seenTo }) };
      }),
    ),
    total: found.length,
    page,
    per_page,
  };
}

/**
 * The latest match of a search whose owner has been shown, up to a page, every home that it found since they looked;
 * `undefined` where some are on later pages, or not in this list, or where nothing is new.
 */
async function findSeenTo(
  search: SavedSearch,
  listed: readonly SearchMatch[],
  later: readonly FoundHome[],
): Promise<string | undefined> {
  const unseen = await listUnseenMatches(search, mostMatches);
  const toCome = new Set(later.map(({ propertyId }) => propertyId));
  const shown = new Set(listed.map(({ propertyId }) => propertyId).filter((id) => !toCome.has(id)));
  return unseen.every(({ propertyId }) => shown.has(propertyId)) ? unseen[0]?.id : undefined;
}
