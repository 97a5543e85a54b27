import { type User, userQuery } from '../../entities/account/user.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, redirect } from '../../lib/router.ts';
import { paths, withIntent } from '../../site/paths.ts';

const stateNames = { 0: 'unverified', 1: 'active', 2: 'blocked' } as const;
type State = (typeof stateNames)[User['is_active']];

/**
 * Loads the user of an account-state page from the server; redirects users in another state, and visitors to
 * /login.
 */
export function createStateLoader(elsewhere: Partial<Record<State, string>>) {
  return async ({ context, request }: LoaderFunctionArgs): Promise<User> => {
    const user = await context.get(queryContext).fetchQuery({ ...userQuery, staleTime: 0 });
    const { pathname, searchParams } = new URL(request.url);
    if (!user) {
      const intent = new URLSearchParams(searchParams);
      if (!intent.has('next')) intent.set('next', pathname);
      throw redirect(withIntent(paths.login, intent));
    }
    const target = elsewhere[stateNames[user.is_active]];
    if (target) throw redirect(target);
    return user;
  };
}
