import { type LoaderFunctionArgs, redirect } from '../lib/router.ts';
import { queryContext } from '../lib/query.ts';
import { getSession, type Standing } from '../lib/session.ts';
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

/** What an account may do, for the shell and for parts that load without the query library. */
export function getStanding(user: User | null | undefined): Standing {
  if (!user) return 'unknown';
  if (user.is_active === 2) return 'blocked';
  if (findStandingPage(user) !== undefined) return 'incomplete';
  return user.deletesAt === undefined ? 'active' : 'leaving';
}

/** The page that an account needs first, from which it gets to `next`; undefined for an account in order. */
export function toStandingPath(user: User, next: string): string | undefined {
  const page = findStandingPage(user);
  return page && `${page}?${new URLSearchParams({ next })}`;
}

/** Middleware of public pages that show a member's own: an account has to be in order, a visitor passes. */
export async function requireOrder(
  { request, context }: LoaderFunctionArgs,
  next: () => Promise<unknown>,
): Promise<unknown> {
  if (!getSession().isLoggedIn) return next();
  const { userQuery } = await import('../entities/account/user.ts');
  const user = await context.get(queryContext).ensureQueryData({ ...userQuery, revalidateIfStale: true });
  const { pathname, search } = new URL(request.url);
  const standingPath = user && toStandingPath(user, pathname + search);
  if (standingPath) throw redirect(standingPath);
  return next();
}

/** Middleware of the routes that need a login. */
export async function requireAccount({ request, context }: LoaderFunctionArgs, next: () => Promise<unknown>) {
  // Imported with the guard, so that the first page loads without the query library.
  const { userQuery } = await import('../entities/account/user.ts');
  const user = await context.get(queryContext).ensureQueryData({ ...userQuery, revalidateIfStale: true });
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  if (!user) throw redirect(`${paths.login}?${new URLSearchParams({ next: here })}`);
  const standingPath = toStandingPath(user, here);
  if (standingPath) throw redirect(standingPath);
  return next();
}
