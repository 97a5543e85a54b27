import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Whether the last call that somebody noted had an answer: a browser can take itself for online where nothing answers. */
let isAnswered = true;

/** Whether there is no connection to Gable, as far as is known. */
export function isOffline(): boolean {
  return !isAnswered || !navigator.onLine;
}

/** Notes whether a call had an answer, of whatever kind. */
export function noteAnswer(answered: boolean): void {
  if (isAnswered === answered) return;
  isAnswered = answered;
  for (const notify of listeners) notify();
}

function onOnline(): void {
  isAnswered = true;
  for (const notify of listeners) notify();
}
function onOffline(): void {
  for (const notify of listeners) notify();
}

/** Calls back when the connection is lost and when it is back. */
export function subscribeToConnection(notify: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOffline, () => false);
}
