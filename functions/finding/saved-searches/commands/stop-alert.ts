import { listMatchesOfAlert } from '../adapters/alert-repository.ts';
import type { SearchAlert } from '../domain/alert.ts';
import { changeSavedSearch, type SavedSearch } from '../domain/saved-search.ts';
import { listSearchesOfMatches } from '../queries/load-alert.ts';
import { updateSavedSearch } from './change-search.ts';

/** Pauses, or resumes, the searches that an alert was about; returns them. */
export async function pauseSearchesOfAlert(
  { id, ownerId }: SearchAlert,
  paused: boolean,
  now: Date,
): Promise<SavedSearch[]> {
  const searches = await listSearchesOfMatches(await listMatchesOfAlert(id), ownerId);
  return Promise.all(
    searches.map((search) =>
      updateSavedSearch(
        { ownerId, id: search.id },
        (present) => changeSavedSearch(present, { paused }, now),
        now,
      ),
    ),
  );
}
