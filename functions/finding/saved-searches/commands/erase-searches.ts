import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { deleteAlerts, deleteMatchesOfSearch } from '../adapters/alert-repository.ts';
import { buildSavedSearchRemoval, listSavedSearches } from '../adapters/saved-search-repository.ts';
import { toAlertFilter } from '../domain/alert-filter.ts';
import type { SearchOwnerId } from '../domain/saved-search.ts';

/** Deletes a person's searches, with what they found and the alerts about it. */
export async function eraseSearches(ownerId: SearchOwnerId, now: Date): Promise<void> {
  for (const search of await listSavedSearches(ownerId)) {
    const filter = toAlertFilter(search.query, now);
    await deleteMatchesOfSearch(search.id);
    await ignoreStale(commit(buildSavedSearchRemoval({ search, filter })));
  }
  await deleteAlerts(ownerId);
}
