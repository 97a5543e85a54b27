import { createBrowserRouter } from '../lib/router.ts';
import { addOwnRoutes } from './add-own-routes.ts';
import { routes } from './routes.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The browser router; guards and loaders get the query cache from its context. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, {
    future: { v8_middleware: true },
    patchRoutesOnNavigation: addOwnRoutes,
  });
}
