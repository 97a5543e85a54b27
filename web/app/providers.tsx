import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onQueryClient, queryClientNow } from '../lib/query.ts';
import { onSession, personNow } from '../lib/session.ts';

interface Props {
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The router, and the cache once it is there; both follow the login. */
export function Providers({ router }: Props) {
  const queries = useSyncExternalStore(onQueryClient, queryClientNow, () => undefined);
  useEffect(() => {
    let was = personNow();
    return onSession(() => {
      const person = personNow();
      if (was === person) return;
      was = person;
      const known = queryClientNow();
      if (known) follow(known, person !== null);
      // Loaders read for one person what is not the next one's, and the guard looks again at the page that is open.
      // A moment later, when everybody has heard of the login.
      queueMicrotask(() => void router.revalidate());
    });
  }, [router]);
  return (
    <QueryClientContext value={queries}>
      <RouterProvider router={router} />
    </QueryClientContext>
  );
}

/** What one person saw is not the next one's. */
function follow(queries: QueryClient, isLoggedIn: boolean): void {
  if (isLoggedIn) queries.removeQueries({ queryKey: ['user'] });
  else queries.setQueryData(['user'], null);
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'user' });
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}
