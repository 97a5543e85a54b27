import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type User, userQuery } from '../../entities/account/user.ts';
import { beginSession } from '../../lib/session.ts';
import { accounts } from './api.ts';
import { leaveDeviceOfOther } from './leave-device.ts';

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Starts a session with new tokens and loads its user. */
export async function startUserSession(
  queries: QueryClient,
  granted: { readonly access: string; readonly refresh?: string | undefined },
  remember: boolean,
): Promise<User> {
  beginSession(granted, remember);
  void leaveDeviceOfOther();
  const user = await queries.fetchQuery({ ...userQuery, staleTime: 0 });
  if (!user) throw new Error('The login was not accepted');
  return user;
}

/**
 * Logs in with email and password.
 * @throws ApiError 400 `invalid_grant` when the details are wrong
 */
export function useLogIn(): (login: LoginInput) => Promise<User> {
  const queries = useQueryClient();
  return async ({ email, password, remember }) => {
    const body = { grant_type: 'password', client_id: 2, username: email, password } as const;
    const { access_token, refresh_token } = await accounts.issueToken({ body });
    return startUserSession(queries, { access: access_token, refresh: refresh_token }, remember);
  };
}
