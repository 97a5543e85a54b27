import { useSyncExternalStore } from 'react';
import { setAnswerListener } from './send.ts';

const listeners = new Set<() => void>();
/** Whether the last call had an answer: a browser can take itself for online where nothing answers. */
let isAnswered = true;

/** Whether there is no connection to Gable, as far as is known. */
export function isOffline(): boolean {
  return !isAnswered || !navigator.onLine;
}

function noteAnswer(answered: boolean): void {
  if (isAnswered === answered) return;
  isAnswered = answered;
  for (const notify of listeners) notify();
}

/** From now on, calls tell whether they have an answer. */
export function followAnswers(): void {
  setAnswerListener(noteAnswer);
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
  followAnswers();
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
