import { useSyncExternalStore } from 'react';
import type { consentRoutes } from '../../functions/people/consents/contract.ts';
import { createClient } from './client.ts';
import { storeText, readStoredText } from './local-storage.ts';
import { getPersonId } from './session.ts';

/** A visitor's choice about the advertising pixel; `undefined` before they choose. */
export type AdvertisingChoice = 'granted' | 'refused' | undefined;

const name = 'gable_advertising';
const listeners = new Set<() => void>();
/** The choice of this page load, for browsers without storage. */
let chosen: AdvertisingChoice;

const parseChoice = (text: string | undefined): AdvertisingChoice =>
  text === 'granted' || text === 'refused' ? text : undefined;

export function readAdvertisingChoice(): AdvertisingChoice {
  chosen ??= parseChoice(readStoredText(name));
  return chosen;
}

const api = createClient<Pick<typeof consentRoutes, 'recordConsent'>>({
  recordConsent: 'POST /api/consents',
});

/**
 * Stores the choice in this browser, and in the consent log of a logged-in person; `undefined` withdraws a consent
 * and asks again.
 */
export function storeAdvertisingChoice(choice: AdvertisingChoice): void {
  if (getPersonId() !== undefined && choice !== chosen) logChoice(choice);
  chosen = choice;
  storeText(name, choice);
  for (const listener of listeners) listener();
}

function logChoice(choice: AdvertisingChoice): void {
  const body = { purpose: 'advertising', given: choice === 'granted' } as const;
  // The choice is valid in this browser even when the log call fails.
  api.recordConsent({ body }).catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useAdvertisingChoice(): AdvertisingChoice {
  return useSyncExternalStore(subscribe, readAdvertisingChoice);
}
