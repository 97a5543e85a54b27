import { useSyncExternalStore } from 'react';
import type { consentRoutes } from '../../functions/consents/contract.ts';
import { client } from './client.ts';
import { keepText, keptText } from './kept.ts';
import { personNow } from './session.ts';

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

const api = client<Pick<typeof consentRoutes, 'recordConsent'>>({ recordConsent: 'POST /api/consents' });

/** Keeps the choice in this browser, and in the log of a person who is logged in; null asks again and ends a consent. */
export function chooseAdvertising(choice: AdvertisingChoice): void {
  if (personNow() !== null && choice !== (chosen ?? null)) logChoice(choice);
  chosen = choice;
  keepText(name, choice);
  for (const listener of listeners) listener();
}

function logChoice(choice: AdvertisingChoice): void {
  const body = { purpose: 'advertising', given: choice === 'granted' } as const;
  // The choice counts in this browser, whether or not the log has it.
  api.recordConsent({ body }).catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useAdvertisingChoice = (): AdvertisingChoice =>
  useSyncExternalStore(subscribe, readAdvertisingChoice);
