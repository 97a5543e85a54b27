import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onSession, sessionNow } from '../lib/session.ts';
import { userQuery } from '../lib/user.ts';

interface Props {
  readonly queries: QueryClient;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The cache and the router; both follow the login. */
export function Providers({ queries, router }: Props) {
  useEffect(() => {
    let was = sessionNow().isLoggedIn;
    return onSession(() => {
      const { isLoggedIn } = sessionNow();
      if (was === isLoggedIn) return;
      was = isLoggedIn;
      // What one person saw is not the next one's. The guard then looks again at the page that is open.
      if (isLoggedIn) queries.removeQueries(userQuery);
      else queries.setQueryData(userQuery.queryKey, null);
      queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      if (!isLoggedIn) void router.revalidate();
    });
  }, [queries, router]);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
