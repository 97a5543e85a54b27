import { useSyncExternalStore } from 'react';
import { onSession } from '../../lib/session.ts';

/** Properties for which a viewing was requested since the page was loaded. */
const asked = new Set<string>();
const listeners = new Set<() => void>();
onSession(() => asked.clear());

export function noteAsked(homeId: string): void {
  asked.add(homeId);
  for (const tell of listeners) tell();
}

export const useAsked = (homeId: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    () => asked.has(homeId),
  );
