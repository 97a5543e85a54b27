import type { QueryClient } from '@tanstack/react-query';
import { createContext, type MiddlewareFunction } from 'react-router-dom';

/** The cache that loaders fill: `context.get(queryContext).ensureQueryData(...)`. */
export const queryContext = createContext<QueryClient>();

const listeners = new Set<() => void>();
let current: QueryClient | undefined;
let coming: Promise<QueryClient> | undefined;

/** Puts a cache in place for the whole site. */
export function provideQueries(queries: QueryClient): QueryClient {
  current = queries;
  coming = Promise.resolve(queries);
  for (const tell of listeners) tell();
  return queries;
}

/** The cache. Its library comes with the first page or part that reads by it, and not with the first page. */
export function queryClient(): Promise<QueryClient> {
  coming ??= import('./query-client.ts')
    .then(({ makeQueryClient }) => provideQueries(makeQueryClient()))
    .catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
  return coming;
}

export const queryClientNow = (): QueryClient | undefined => current;

export function onQueryClient(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Stands before the routes whose pages and loaders read by the cache. */
export const withQueries: MiddlewareFunction = async ({ context }, next) => {
  context.set(queryContext, await queryClient());
  return next();
};
