import { MutationCache, QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';
import { ApiError, isPassing } from './api-error.ts';
import { requireLogin } from './session.ts';

/** The cache that loaders fill: `context.get(queryContext).ensureQueryData(...)`. */
export const queryContext = createContext<QueryClient>();

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
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
