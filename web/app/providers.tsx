import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { getStanding } from '../entities/account/account-standing.ts';
import type { User } from '../entities/account/user.ts';
import { subscribeToQueryClient, getQueryClient } from '../lib/query.ts';
import { type createBrowserRouter, RouterProvider } from '../lib/router.ts';
import { subscribeToSession, getPersonId, setStanding } from '../lib/session.ts';
import { TargetLocationContext } from '../lib/target-location.ts';

interface Props {
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Called once the first page is shown. */
  readonly onShow?: () => void;
}

/** The router, and the query cache once it is loaded; both follow the login. */
export function Providers({ router, onShow }: Props) {
  const queries = useSyncExternalStore(subscribeToQueryClient, getQueryClient, getQueryClient);
  useEffect(() => onShow?.(), [onShow]);
  const readTarget = useCallback(() => {
    const { navigation, location } = router.state;
    return navigation.location ?? location;
  }, [router]);
  useEffect(() => {
    let previous = getPersonId();
    return subscribeToSession(() => {
      const person = getPersonId();
      if (previous === person) return;
      previous = person;
      const queryClient = getQueryClient();
      if (queryClient) updateQueries(queryClient, person !== undefined);
      // Loaders read data of one person, and the guard has to check the open page again. Deferred until all
      // listeners know of the login.
      queueMicrotask(() => void router.revalidate());
    });
  }, [router]);
  useEffect(() => queries && followStanding(queries), [queries]);
  return (
    <QueryClientContext value={queries}>
      <TargetLocationContext value={readTarget}>
        <RouterProvider router={router} />
      </TargetLocationContext>
    </QueryClientContext>
  );
}

/** Keeps what the account may do, which parts without the query library and the live channel ask. */
function followStanding(queries: QueryClient): () => void {
  const update = () => setStanding(getStanding(queries.getQueryData<User | null>(['user'])));
  update();
  return queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'user' && query.queryKey.length === 1) update();
  });
}

/** Removes or refetches cached data of the person before. */
function updateQueries(queries: QueryClient, isLoggedIn: boolean): void {
  if (isLoggedIn) queries.removeQueries({ queryKey: ['user'] });
  else queries.setQueryData(['user'], null);
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'user' });
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}
