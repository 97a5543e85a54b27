import { withQueries } from '../lib/query.ts';
import { matchRoutes, type RouteObject } from '../lib/router.ts';
import { paths } from '../site/paths.ts';
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

/** The route that holds the pages, inside the layout. */
export const pagesId = 'pages';

/** Pages within the layout. */
export function wrapPages(pages: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          id: pagesId,
          // Inside the layout, so that header and footer stay when a page fails.
          ErrorBoundary: PageError,
          children: pages,
        },
      ],
    },
  ];
}

/** The pages where most people arrive, and that of every path without a page. */
export const firstPages: RouteObject[] = [
  ...routesWithoutQueries,
  { middleware: [withQueries], children: routesWithQueries },
  { path: '*', lazy: () => import('../features/content/not-found-page.tsx') },
];

/** The routes before any of `own-routes.ts` is needed; each page is loaded on demand. */
export const routes: RouteObject[] = wrapPages(firstPages);

const firstRoutes = [...routesWithoutQueries, ...routesWithQueries];

/** Whether the page of a path is among the first. */
export function isFirstPage(path: string): boolean {
  return matchRoutes(firstRoutes, path) !== null;
}
