import { now } from '../../kernel/clock.ts';
import { AppError, createFieldError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { assertAdmitted, type Caller } from '../../kernel/http/authentication.ts';
import { changeSearch, confirmSearch, removeSearch } from './commands/change-search.ts';
import { openAlertLink, openSubscriberLink } from './commands/open-search-link.ts';
import { saveMembersSearch, saveVisitorsSearch } from './commands/save-search.ts';
import { pauseSearchesOfAlert } from './commands/stop-alert.ts';
import { savedSearchRoutes } from './contract.ts';
import type { SearchOwnerId } from './domain/saved-search.ts';
import { loadSavedSearches, toSavedSearchView } from './queries/list-searches.ts';
import { loadHomesOfAlert, loadHomesOfPerson, loadHomesOfSearch } from './queries/load-new-homes.ts';

export const handler = api(savedSearchRoutes, {
  savedSearches: async ({ query: { key, ...paging } }, caller, { ip }) =>
    loadSavedSearches(await openSearches(caller, { key, ip }), paging),

  saveSearch: async ({ body: { email, website, ...wanted } }, caller, { ip }) => {
    if (caller) {
      assertAdmitted(caller, 'active');
      const search = await saveMembersSearch(wanted, caller.id, now());
      return { savedSearch: await toSavedSearchView(search), confirm: false };
    }
    if (email === undefined) throw createFieldError('email', 'Enter your email, or log in');
    if (!website) await saveVisitorsSearch(wanted, { email, ip }, now());
    return { confirm: true };
  },

  changeSavedSearch: async ({ params: { id }, query: { key }, body }, caller, { ip }) => {
    const ownerId = await openSearches(caller, { key, ip });
    return toSavedSearchView(await changeSearch({ ownerId, id }, body, now()));
  },

  removeSavedSearch: async ({ params: { id }, query: { key } }, caller, { ip }) => {
    await removeSearch({ ownerId: await openSearches(caller, { key, ip }), id }, now());
  },

  confirmSavedSearch: async ({ body: { search, key } }, _caller, { ip }) =>
    toSavedSearchView(await confirmSearch(await openSubscriberLink(key, ip), search, now())),

  newHomes: async ({ query: { alert, search: id, key, ...paging } }, caller, { ip }) => {
    if (alert !== undefined) return loadHomesOfAlert(await openAlertLink(alert, ip), paging, now());
    const ownerId = await openSearches(caller, { key, ip });
    return id === undefined
      ? loadHomesOfPerson(ownerId, paging, now())
      : loadHomesOfSearch({ ownerId, id }, paging, now());
  },

  stopAlert: async ({ query: { key } }, _caller, { ip }) => pauseByLink(key, ip, true),
  resumeAlert: async ({ query: { key } }, _caller, { ip }) => pauseByLink(key, ip, false),
});

/**
 * Whose searches a call is about: those of the link, else the caller's.
 * @throws 401 or 403 without a link for a caller who may not save searches
 */
async function openSearches(
  caller: Caller | undefined,
  { key, ip }: { readonly key: string | undefined; readonly ip: string },
): Promise<SearchOwnerId> {
  if (key !== undefined) return (await openSubscriberLink(key, ip)).id;
  assertAdmitted(caller, 'active');
  if (!caller) throw new AppError('unauthenticated', 'Log in to continue.');
  return caller.id;
}

async function pauseByLink(key: string, ip: string, paused: boolean): Promise<{ names: string[] }> {
  const searches = await pauseSearchesOfAlert(await openAlertLink(key, ip), paused, now());
  return { names: searches.map(({ name }) => name) };
}
