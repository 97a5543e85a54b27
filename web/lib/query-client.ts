import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isPassing } from './api-error.ts';
import { requireLogin } from './session.ts';

export function makeQueryClient(): QueryClient {
  const queries = new QueryClient({
    // A mutation that answers 401 opens the Login Required modal.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) requireLogin();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        // Offline, a query fails at once with an error instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  // Refetches when the window gets the focus; mounted for the lifetime of the site.
  queries.mount();
  return queries;
}
