import { useSyncExternalStore } from 'react';
import { readStoredText, storeText } from '../../lib/local-storage.ts';

/** Where a buyer needs to be. */
export interface Destination {
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
}

const name = 'travel_destination';
const listeners = new Set<() => void>();
let lastDestination: { readonly text?: string | undefined; readonly destination?: Destination | undefined } =
  {};

/** The place that this browser asked travel times for last. */
export function readLastDestination(): Destination | undefined {
  const text = readStoredText(name);
  if (text !== lastDestination.text) lastDestination = { text, destination: parseDestination(text) };
  return lastDestination.destination;
}

/** Keeps a place for the next home; `undefined` forgets it. */
export function storeLastDestination(destination: Destination | undefined): void {
  storeText(name, destination && JSON.stringify(destination));
  for (const notify of listeners) notify();
}

export function useLastDestination(): Destination | undefined {
  return useSyncExternalStore(subscribe, readLastDestination, () => undefined);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

function parseDestination(text: string | undefined): Destination | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isDestination(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const isDestination = (stored: unknown): stored is Destination =>
  typeof stored === 'object' &&
  stored !== null &&
  'label' in stored &&
  typeof stored.label === 'string' &&
  'lat' in stored &&
  typeof stored.lat === 'number' &&
  'lng' in stored &&
  typeof stored.lng === 'number';
