import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isPassing } from './api-error.ts';
import { requireLogin } from './session.ts';

export function makeQueryClient(): QueryClient {
  const queries = new QueryClient({
    // A change that only a logged-in person may make opens the Login Required modal.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) requireLogin();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        // Offline a query fails at once and says so, in place of waiting without a word.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  // Reads again when the window comes back to the front; the site's life long, so nothing unmounts it.
  queries.mount();
  return queries;
}
