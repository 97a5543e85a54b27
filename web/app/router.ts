import { createBrowserRouter } from 'react-router-dom';
import { moreRoutes, routes } from './routes.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The router over the browser's history; guards and loaders reach the cache through its context. */
export const makeRouter = (): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routes, { future: { v8_middleware: true }, patchRoutesOnNavigation: moreRoutes });
