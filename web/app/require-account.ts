import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { queryContext } from '../lib/query.ts';
import type { User } from '../entities/account/user.ts';
import { paths } from './paths.ts';

/**
 * The page that an account has to complete before any other, in the specification's order (section 4);
 * `undefined` for an active account.
 */
export function findStandingPage(user: User): string | undefined {
  if (typeof user.user_name !== 'string') return paths.usernameUnset;
  if (user.is_active === 0) return paths.emailVerification;
  if (user.is_active === 2) return paths.blocked;
  return undefined;
}

/** Middleware of the routes that need a login. */
export async function requireAccount({ request, context }: LoaderFunctionArgs, next: () => Promise<unknown>) {
  // Imported with the guard, so that the first page loads without the query library.
  const { userQuery } = await import('../entities/account/user.ts');
  const user = await context.get(queryContext).ensureQueryData({ ...userQuery, revalidateIfStale: true });
  const { pathname, search } = new URL(request.url);
  const here = new URLSearchParams({ next: pathname + search });
  if (!user) throw redirect(`${paths.login}?${here}`);
  const standingPage = findStandingPage(user);
  if (standingPage) throw redirect(`${standingPage}?${here}`);
  return next();
}
