import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { countUnseenHomes } from '../adapters/alert-repository.ts';
import { listSavedSearches } from '../adapters/saved-search-repository.ts';
import { findSubscriber } from '../adapters/subscriber-repository.ts';
import { nameSearch } from '../domain/name-search.ts';
import { type SavedSearch, type SearchOwnerId, isMember } from '../domain/saved-search.ts';

/** A search as its owner sees it. */
export async function toSavedSearchView({
  ownerId: _,
  watchedSince: __,
  version: ___,
  seenTo,
  ...search
}: SavedSearch) {
  const unseen = search.status === 'pending' ? 0 : await countUnseenHomes({ id: search.id, seenTo });
  return { ...search, summary: nameSearch(search.query), unseen };
}

/** A page of a person's searches, newest first, and whether they are mailed. */
export async function loadSavedSearches(
  ownerId: SearchOwnerId,
  { page, per_page }: { readonly page: number; readonly per_page: number },
) {
  const [own, mailed] = await Promise.all([listSavedSearches(ownerId), isMailed(ownerId)]);
  const shown = own.toReversed().slice((page - 1) * per_page, page * per_page);
  const savedSearches = await Promise.all(shown.map(toSavedSearchView));
  return { savedSearches, mailed, total: own.length, page, per_page };
}

/** Whether a person wants mails about new homes. */
async function isMailed(ownerId: SearchOwnerId): Promise<boolean> {
  if (isMember(ownerId)) return (await findAccount(ownerId))?.prefs.newHomes ?? false;
  return (await findSubscriber(ownerId))?.confirmedAt !== undefined;
}
