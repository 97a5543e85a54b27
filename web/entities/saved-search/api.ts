import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { savedSearchRoutes } from '../../../functions/finding/saved-searches/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';
import { isSavedSearchId } from '../../lib/ids.ts';

type Routes = typeof savedSearchRoutes;
export const savedSearchApi = createClient<Routes>({
  savedSearches: 'GET /api/saved-searches',
  saveSearch: 'POST /api/saved-searches',
  changeSavedSearch: 'PUT /api/saved-searches/{id}',
  removeSavedSearch: 'DELETE /api/saved-searches/{id}',
  confirmSavedSearch: 'POST /api/saved-searches/confirm',
  newHomes: 'GET /api/new-homes',
  stopAlert: 'POST /api/stop-alert',
  resumeAlert: 'POST /api/stop-alert/undo',
});

export type SavedSearches = Result<Routes['savedSearches']>;
export type SavedSearch = SavedSearches['savedSearches'][number];
export type Frequency = SavedSearch['frequency'];
export type NewHomes = Result<Routes['newHomes']>;
export type FoundHome = NewHomes['homes'][number];
export type SearchToSave = Request<Routes['saveSearch']>['body'];

const key = ['saved-searches'] as const;

/** The searches of the member, or of the link of a mail. */
export function savedSearchesQuery(link?: string) {
  return queryOptions({
    queryKey: [...key, 'list', link],
    queryFn: ({ signal }) => savedSearchApi.savedSearches({ query: link ? { key: link } : {}, signal }),
  });
}

export interface NewHomesChoice {
  readonly alert?: string | undefined;
  readonly search?: string | undefined;
  readonly key?: string | undefined;
  readonly page: number;
}

/** The homes of an alert, of one search, or of all. */
export function newHomesQuery({ search, ...choice }: NewHomesChoice) {
  return queryOptions({
    queryKey: [...key, 'homes', { search, ...choice }],
    queryFn: ({ signal }) =>
      savedSearchApi.newHomes({
        query: { ...choice, ...(isSavedSearchId(search) && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Reads searches and what they found again. */
export function invalidateSavedSearches(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: key });
}

/** The most characters of a name. */
export const longestName = 80;

/** How often alerts come, as people choose it. */
export const frequencies: readonly {
  readonly value: Frequency;
  readonly label: string;
  readonly hint: string;
}[] = [
  { value: 'instant', label: 'As they come up', hint: 'Within a few minutes' },
  { value: 'daily', label: 'Once a day', hint: 'In the morning, all homes in one email' },
  { value: 'weekly', label: 'Once a week', hint: 'On this day of the week, all homes in one email' },
];
