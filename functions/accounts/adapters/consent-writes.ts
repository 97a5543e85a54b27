import { buildConsentWrite } from '../../consents/adapters/consent-repository.ts';
import { createConsent } from '../../consents/domain/consent.ts';
import type { Write } from '../../shared/table.ts';
import type { Account } from '../domain/account.ts';

/** The form for a password has a box for the terms, which a login by Google or Facebook has not. */
export function buildOpeningConsents({ id: userId, createdAt: at, signInWith, prefs }: Account): Write[] {
  const given = [
    ...(signInWith === 'password' ? (['terms'] as const) : []),
    ...(prefs.marketing ? (['marketing'] as const) : []),
  ];
  return given.map((purpose) => buildConsentWrite(createConsent({ userId, purpose, given: true, at })));
}

/** A line of the consent log where the choice about news changed. The end of an account takes nothing back. */
export function buildMarketingConsents(before: Account, after: Account, now: Date): Write[] {
  if (before.prefs.marketing === after.prefs.marketing || after.deletedAt !== undefined) return [];
  const { id: userId, prefs } = after;
  const answer = { userId, purpose: 'marketing', given: prefs.marketing, at: now.toISOString() } as const;
  return [buildConsentWrite(createConsent(answer))];
}
