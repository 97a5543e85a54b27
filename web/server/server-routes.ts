import { publicPages, toRoute } from '../app/public-pages.ts';
import { firstPages, wrapPages } from '../app/routes.ts';
import { WizardSkeleton } from '../features/selling/wizard/wizard-skeleton.tsx';
import { withQueries } from '../lib/query.ts';
import type { RouteObject } from '../lib/router.ts';
import { paths } from '../site/paths.ts';

/**
 * The routes that the server renders: the public ones, as deep in the tree as the browser has them, and what a seller sees
 * first of the wizard.
 */
export const serverRoutes: RouteObject[] = wrapPages([
  ...firstPages,
  { middleware: [withQueries], children: publicPages.map(toRoute) },
  { path: paths.addProperty, Component: WizardSkeleton },
]);
