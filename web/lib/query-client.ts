import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { isAccountRefusal, isPassing } from './api-error.ts';
import { requireLogin } from './session.ts';
import { staleTimeMs } from './stale-time.ts';

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    // A mutation that the account is refused opens the Login Required modal, or the one to keep the account.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isAccountRefusal(error)) requireLogin();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < 2 && isPassing(error) && (navigator.onLine ?? true),
        // Offline, a query fails at once with an error instead of waiting silently.
        networkMode: 'always',
        // What was read without a connection is read again once there is one.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  // Refetches when the window gets the focus; mounted for the lifetime of the site.
  queries.mount();
  repeatOvertakenReads(queries);
  return queries;
}

/**
 * Repeats a read that was under way when its query was invalidated: its response may be older than the change.
 * TanStack Query replaces a later read, but keeps the response of a first one and takes it for fresh.
 */
function repeatOvertakenReads(queries: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle') overtaken.add(query);
    // A read that begins after the change sees it.
    if (action.type === 'fetch') overtaken.delete(query);
    if (action.type === 'success' && !action.manual && overtaken.delete(query))
      void queries.invalidateQueries({ predicate: (each) => each === query });
  });
}
