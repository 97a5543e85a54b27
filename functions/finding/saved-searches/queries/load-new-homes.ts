import { listMatchesOfAlert, listMatchesOfSearch, listUnseenMatches } from '../adapters/alert-repository.ts';
import {
  getSavedSearch,
  listSavedSearches,
  type SavedSearchKey,
} from '../adapters/saved-search-repository.ts';
import type { AlertHome, SearchAlert, SearchMatch } from '../domain/alert.ts';
import type { SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';
import { listFoundHomes, listSearchesOfMatches, loadFoundHomes } from './load-alert.ts';

interface Paging {
  readonly page: number;
  readonly per_page: number;
}

/** The homes of an alert: exactly those. */
export async function loadHomesOfAlert({ id, ownerId }: SearchAlert, paging: Paging, now: Date) {
  const matches = await listMatchesOfAlert(id);
  return toPage(matches, await listSearchesOfMatches(matches, ownerId), paging, now);
}

/** What one search found in the last 90 days. */
export async function loadHomesOfSearch(key: SavedSearchKey, paging: Paging, now: Date) {
  const search = await getSavedSearch(key);
  return toPage(await listMatchesOfSearch(search.id), [search], paging, now);
}

/** What all searches of a person found in the last 90 days. */
export async function loadHomesOfPerson(ownerId: SearchOwnerId, paging: Paging, now: Date) {
  const searches = (await listSavedSearches(ownerId)).filter(({ status }) => status !== 'pending');
  const matches = await Promise.all(searches.map(({ id }) => listMatchesOfSearch(id)));
  return toPage(matches.flat(), searches, paging, now);
}

/** Pages are of the homes that were found, so that each reads its own homes and no others. */
async function toPage(
  matches: readonly SearchMatch[],
  searches: readonly SavedSearch[],
  { page, per_page }: Paging,
  now: Date,
) {
  const found = listFoundHomes(matches, searches);
  const listed = found.slice((page - 1) * per_page, page * per_page);
  const matchedHomes = await loadFoundHomes(listed, searches, now);
  const upToHere = found.slice(0, page * per_page);
  return {
    homes: matchedHomes.map(({ propertyId: _, searchIds, ...home }) => ({
      ...home,
      searchIds: [...searchIds],
    })),
    gone: listed.length - matchedHomes.length,
    searches: await Promise.all(
      searches.map(async (search) => {
        const { id, name, query, status } = search;
        const seenTo = await findSeenTo(search, upToHere);
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
async function findSeenTo(search: SavedSearch, upToHere: readonly AlertHome[]): Promise<string | undefined> {
  const unseen = await listUnseenMatches(search);
  const shown = new Set(upToHere.map(({ propertyId }) => propertyId));
  return unseen.every(({ propertyId }) => shown.has(propertyId)) ? unseen[0]?.id : undefined;
}
