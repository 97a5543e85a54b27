import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { queryContext } from '../lib/query.ts';
import { routes } from './routes.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The router over the browser's history; guards and loaders reach the cache through the router's context. */
export const makeRouter = (queries: QueryClient): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[queryContext, queries]])),
  });
