import { toStandingPath } from '../entities/account/account-standing.ts';
import { isKeeping } from '../lib/kept/keeping.ts';
import { queryContext } from '../lib/query.ts';
import { type LoaderFunctionArgs, redirect } from '../lib/router.ts';
import { getSession } from '../lib/session.ts';
import { paths } from '../site/paths.ts';

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
  const queries = context.get(queryContext);
  // Before the first read, which may have no other answer than what was kept.
  if (isKeeping()) (await import('../lib/kept/kept-queries.ts')).keepQueries(queries);
  const user = await queries.ensureQueryData({ ...userQuery, revalidateIfStale: true });
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  if (!user) throw redirect(`${paths.login}?${new URLSearchParams({ next: here })}`);
  const standingPath = toStandingPath(user, here);
  if (standingPath) throw redirect(standingPath);
  return next();
}
