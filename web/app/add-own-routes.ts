import type { PatchRoutesOnNavigationFunctionArgs } from '../lib/router.ts';
import { isFirstPage, pagesId } from './routes.ts';

/** Adds the routes of accounts and personal pages when no first route matches. */
export async function addOwnRoutes({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
  if (isFirstPage(path)) return;
  const { ownRoutes } = await import('./own-routes.ts');
  patch(pagesId, ownRoutes);
}
