import { useSyncExternalStore } from 'react';
import { subscribeToSession } from '../../lib/session.ts';

/** Properties for which a viewing was requested since the page was loaded. */
const requestedIds = new Set<string>();
const listeners = new Set<() => void>();
subscribeToSession(() => requestedIds.clear());

export function recordRequest(homeId: string): void {
  requestedIds.add(homeId);
  for (const notify of listeners) notify();
}

export function useHasRequested(homeId: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    () => requestedIds.has(homeId),
    () => false,
  );
}
