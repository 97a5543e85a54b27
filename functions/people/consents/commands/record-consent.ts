import { commit } from '../../../kernel/data/table.ts';
import { buildConsentWrite, listConsents } from '../adapters/consent-repository.ts';
import { type Consent, createConsent, isRepeat } from '../domain/consent.ts';

/** Adds an answer to the log, unless the latest of its purpose is the same. */
export async function recordConsent(answer: Omit<Consent, 'textVersion'>): Promise<Consent> {
  const consent = createConsent(answer);
  const latest = (await listConsents(answer.userId)).find(({ purpose }) => purpose === answer.purpose);
  if (latest && isRepeat(latest, consent)) return latest;
  await commit([buildConsentWrite(consent)]);
  return consent;
}
