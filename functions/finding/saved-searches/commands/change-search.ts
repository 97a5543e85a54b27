import { accountState, SubscriberId, type UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { deleteMatchesOfSearch } from '../adapters/alert-repository.ts';
import {
  buildSavedSearchRemoval,
  findSavedSearch,
  getSavedSearch,
  listSavedSearches,
  prepareSavedSearchMove,
  prepareSavedSearchWrites,
  type SavedSearchKey,
} from '../adapters/saved-search-repository.ts';
import {
  type AlertSubscriber,
  confirmSubscriber,
  deleteSubscriber,
  expireSubscriber,
} from '../adapters/subscriber-repository.ts';
import { toAlertFilter } from '../domain/alert-filter.ts';
import { renameSearch } from '../domain/name-search.ts';
import {
  changeSavedSearch,
  confirmSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
} from '../domain/saved-search.ts';
import { allowAlerts } from './allow-alerts.ts';

/** A search with the filter by which its rows are found. */
const withFilter = (search: SavedSearch, now: Date) => ({
  search,
  filter: toAlertFilter(search.query, now),
});

/** @throws 404 for an id that is not of a search of the owner */
export async function updateSavedSearch(
  key: SavedSearchKey,
  decide: (search: SavedSearch) => SavedSearch | undefined,
  now: Date,
): Promise<SavedSearch> {
  return updateWithRetry(
    () => getSavedSearch(key),
    async (before) => {
      const after = decide(before);
      if (!after) return { writes: [], result: before };
      const writes = await prepareSavedSearchWrites(withFilter(before, now), withFilter(after, now));
      return { writes, result: after };
    },
  );
}

/** Renames, pauses, resumes or changes a search, or marks what it found as seen. */
export function changeSearch(
  key: SavedSearchKey,
  change: SavedSearchChange,
  now: Date,
): Promise<SavedSearch> {
  const decide = (search: SavedSearch) => {
    const name = change.name ?? renameSearch(search, change.query);
    return changeSavedSearch(search, { ...change, name }, now);
  };
  return updateSavedSearch(key, decide, now);
}

/** Deletes a search with what it found; with their last confirmed search, a subscriber goes too. */
export async function removeSearch(key: SavedSearchKey, now: Date): Promise<void> {
  await updateWithRetry(
    () => getSavedSearch(key),
    (search) => ({ writes: buildSavedSearchRemoval(withFilter(search, now)) }),
  );
  await deleteMatchesOfSearch(key.id);
  const subscriber = SubscriberId.safeParse(key.ownerId);
  if (!subscriber.success) return;
  const left = await listSavedSearches(key.ownerId);
  if (left.length === 0) await deleteSubscriber(subscriber.data);
  else if (left.every(({ status }) => status === 'pending')) await expireSubscriber(subscriber.data, now);
}

/**
 * Confirms the search of a subscriber. Where the address belongs to a member, their searches become the member's.
 * @throws 404 for a search that was deleted or waited for too long
 */
export async function confirmSearch(
  { id: ownerId, email }: AlertSubscriber,
  id: SavedSearch['id'],
  now: Date,
): Promise<SavedSearch> {
  const confirmed = await updateSavedSearch(
    { ownerId, id },
    (search) => confirmSavedSearch(search, now),
    now,
  );
  await confirmSubscriber(ownerId, now);
  const person = await findAccountByEmail(email);
  if (person?.is_active !== accountState.active || person.deletedAt !== undefined) return confirmed;
  await adoptSearches({ id: ownerId, confirmedAt: confirmed.updatedAt }, person.id, now);
  return getSavedSearch({ ownerId: person.id, id });
}

/** Gives the searches of an address to the member who has proved it. A repeat goes on with those that are left. */
export async function adoptSearches(
  { id: ownerId, confirmedAt }: Pick<AlertSubscriber, 'id' | 'confirmedAt'>,
  userId: UserId,
  now: Date,
): Promise<void> {
  if (confirmedAt !== undefined) await allowAlerts(userId);
  for (const { id } of await listSavedSearches(ownerId)) await adoptSearch({ ownerId, id }, userId, now);
  await deleteSubscriber(ownerId);
}

async function adoptSearch(key: SavedSearchKey, userId: UserId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findSavedSearch(key),
    async (search) => {
      if (!search) return undefined;
      // No one has agreed to a search that was never confirmed.
      const status = search.status === 'pending' ? 'suggested' : search.status;
      const adopted = { ...search, ownerId: userId, status, version: 1, updatedAt: now.toISOString() };
      const writes = await prepareSavedSearchMove(withFilter(search, now), withFilter(adopted, now));
      return { writes };
    },
  );
}
