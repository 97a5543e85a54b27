import type { Mutation, MutationObserver, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../lib/api-error.ts';

/** Lets steps that failed for want of a connection say so only until there is one. @returns what ends it */
export function forgetFailuresOnceOnline(queries: QueryClient): () => void {
  const mutations = queries.getMutationCache();
  const observers = new WeakMap<Mutation, MutationObserver<unknown, Error, unknown>>();
  const end = mutations.subscribe((event) => {
    if (event.type === 'observerAdded') observers.set(event.mutation, event.observer);
  });
  const onOnline = () => {
    for (const mutation of mutations.getAll())
      if (mutation.state.error instanceof NetworkError) observers.get(mutation)?.reset();
  };
  window.addEventListener('online', onOnline);
  return () => {
    end();
    window.removeEventListener('online', onOnline);
  };
}
