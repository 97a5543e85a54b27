import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs } from './router.ts';

/** The cache that loaders fill: `context.get(queryContext).ensureQueryData(...)`. */
export const queryContext = createContext<QueryClient>();

const listeners = new Set<() => void>();
let current: QueryClient | undefined;
let pending: Promise<QueryClient> | undefined;

/** Sets the cache of the whole site. */
export function setQueryClient(queries: QueryClient): QueryClient {
  current = queries;
  pending = Promise.resolve(queries);
  for (const notify of listeners) notify();
  return queries;
}

/** The cache. Its library is loaded with the first page or part that needs it. */
export function loadQueryClient(): Promise<QueryClient> {
  pending ??= import('./query-client.ts')
    .then(({ createQueryClient }) => setQueryClient(createQueryClient()))
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
}

export function getQueryClient(): QueryClient | undefined {
  return current;
}

export function subscribeToQueryClient(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * Resolves once nothing is being read. What a loader only began is then known on the server, and in the browser that
 * takes its document over.
 */
export async function settleQueries(): Promise<void> {
  while (current?.isFetching()) await new Promise((resolve) => setTimeout(resolve));
}

/** Middleware of routes with pages and loaders that use the cache. */
export async function withQueries({ context }: LoaderFunctionArgs, next: () => Promise<unknown>) {
  context.set(queryContext, await loadQueryClient());
  return next();
}
