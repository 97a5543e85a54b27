import { publicPages, toRoute } from '../app/public-pages.ts';
import { firstPages, wrapPages } from '../app/routes.ts';
import { withQueries } from '../lib/query.ts';
import type { RouteObject } from '../lib/router.ts';

/** The routes that the server renders: the public ones, as deep in the tree as the browser has them. */
export const serverRoutes: RouteObject[] = wrapPages([
  ...firstPages,
  { middleware: [withQueries], children: publicPages.map(toRoute) },
]);
