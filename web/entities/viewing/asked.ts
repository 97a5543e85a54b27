import { useSyncExternalStore } from 'react';
import { subscribeToSession } from '../../lib/session.ts';

/** Properties for which a viewing was requested since the page was loaded. */
const asked = new Set<string>();
const listeners = new Set<() => void>();
subscribeToSession(() => asked.clear());

export function rememberRequest(homeId: string): void {
  asked.add(homeId);
  for (const notify of listeners) notify();
}

export const useAsked = (homeId: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    () => asked.has(homeId),
  );
