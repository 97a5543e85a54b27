import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { getTokens, useSession } from '../../lib/session.ts';

/** The account of the logged-in person. */
export type User = Result<(typeof accountRoutes)['currentUser']>;

const account = createClient<Pick<typeof accountRoutes, 'currentUser'>>({ currentUser: 'GET /api/user' });

/** The logged-in user; null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<User | null> => {
    if (!getTokens()) return null;
    try {
      return await account.currentUser({ signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The logged-in user; null for a visitor, undefined until known. */
export function useUser(): User | null | undefined {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...userQuery, enabled: isLoggedIn });
  return isLoggedIn ? data : null;
}
