import { useSyncExternalStore } from 'react';
import { keepText, keptText } from './kept.ts';

/** What a visitor said of the advertising pixel; null until they say something. */
export type AdvertisingChoice = 'granted' | 'refused' | null;

const name = 'gable_advertising';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice lasts as long as the page. */
let chosen: AdvertisingChoice | undefined;

const parse = (text: string | null): AdvertisingChoice =>
  text === 'granted' || text === 'refused' ? text : null;

export function readAdvertisingChoice(): AdvertisingChoice {
  chosen ??= parse(keptText(name));
  return chosen;
}

/** Keeps the choice in this browser; null asks again. */
export function chooseAdvertising(choice: AdvertisingChoice): void {
  chosen = choice;
  keepText(name, choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useAdvertisingChoice = (): AdvertisingChoice =>
  useSyncExternalStore(subscribe, readAdvertisingChoice);
