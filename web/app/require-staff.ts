import { queryContext } from '../lib/query.ts';
import type { LoaderFunctionArgs } from '../lib/router.ts';

/** Middleware that lets only staff through; other people get the 404 page. */
export async function requireStaff({ context }: LoaderFunctionArgs, next: () => Promise<unknown>) {
  const { userQuery } = await import('../entities/account/user.ts');
  const user = await context.get(queryContext).ensureQueryData(userQuery);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to answer 404
  if (!user?.roles.includes('staff')) throw new Response(null, { status: 404 });
  return next();
}
