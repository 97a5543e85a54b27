import { withQueries } from '../lib/query.ts';
import { matchRoutes, type PatchRoutesOnNavigationFunctionArgs, type RouteObject } from '../lib/router.ts';
import { paths } from '../site/paths.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { Layout } from './layout.tsx';
import { PageError } from './page-error.tsx';

/** The pages where most people arrive: they only use loaders and load without the query library. */
const routesWithoutQueries: RouteObject[] = [
  { path: paths.home, lazy: () => import('../features/search/home-page.tsx') },
  { path: paths.property({ id: ':id' }), lazy: () => import('../features/property-page/property-page.tsx') },
  { path: paths.notFound, lazy: () => import('../features/content/not-found-page.tsx') },
  { path: paths.terms, lazy: () => import('../features/content/terms-of-use-page.tsx') },
  { path: paths.privacy, lazy: () => import('../features/content/privacy-policy-page.tsx') },
  { path: paths.dataDeletion, lazy: () => import('../features/content/data-deletion-policy-page.tsx') },
  { path: paths.offersTerms, lazy: () => import('../features/content/voucher-and-offers-terms-page.tsx') },
];

const routesWithQueries: RouteObject[] = [
  { path: paths.listing, lazy: () => import('../features/search/listing-page.tsx') },
  { path: paths.howItWorks, lazy: () => import('../features/content/how-it-works-page.tsx') },
  { path: paths.login, lazy: () => import('../features/accounts/login-page.tsx') },
];

const pagesId = 'pages';

/** The public routes, each loaded on demand; `addOwnRoutes` adds the others. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: FullScreenLoader,
    children: [
      {
        id: pagesId,
        // Inside the layout, so that header and footer stay when a page fails.
        ErrorBoundary: PageError,
        children: [
          ...routesWithoutQueries,
          { middleware: [withQueries], children: routesWithQueries },
          { path: '*', lazy: () => import('../features/content/not-found-page.tsx') },
        ],
      },
    ],
  },
];

const firstRoutes = [...routesWithoutQueries, ...routesWithQueries];

/** Adds the routes of accounts and personal pages when no route above matches. */
export async function addOwnRoutes({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> {
  if (matchRoutes(firstRoutes, path)) return;
  const { ownRoutes } = await import('./own-routes.ts');
  patch(pagesId, ownRoutes);
}
