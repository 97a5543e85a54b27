import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { queryContext } from '../lib/query.ts';
import type { User } from '../entities/account/user.ts';
import { paths } from './paths.ts';

/** The screen that an account has to pass before anything else, in the specification's order (section 4). */
export function standingScreen(user: User): string | undefined {
  if (typeof user.user_name !== 'string') return paths.usernameUnset;
  if (user.is_active === 0) return paths.emailVerification;
  if (user.is_active === 2) return paths.blocked;
  return undefined;
}

/** Stands before the routes that need a login. */
export const guard: MiddlewareFunction = async ({ request, context }, next) => {
  // The query library's part of the guard comes with it, not with the first page.
  const { userQuery } = await import('../entities/account/user.ts');
  const user = await context.get(queryContext).ensureQueryData({ ...userQuery, revalidateIfStale: true });
  const { pathname, search } = new URL(request.url);
  const here = new URLSearchParams({ next: pathname + search });
  if (!user) throw redirect(`${paths.login}?${here}`);
  const screen = standingScreen(user);
  if (screen) throw redirect(`${screen}?${here}`);
  return next();
};
