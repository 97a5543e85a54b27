import { buildConsentWrite } from '../../consents/adapters/consent-repository.ts';
import { createConsent } from '../../consents/domain/consent.ts';
import type { Write } from '../../kernel/data/table.ts';
import type { Account } from '../domain/account.ts';

/** Consents at registration. Only the password form has a box for the terms; a social login has none. */
export function buildOpeningConsents({ id: userId, createdAt: at, signInWith, prefs }: Account): Write[] {
  const given = [
    ...(signInWith === 'password' ? (['terms'] as const) : []),
    ...(prefs.marketing ? (['marketing'] as const) : []),
  ];
  return given.map((purpose) => buildConsentWrite(createConsent({ userId, purpose, given: true, at })));
}

/** A consent log entry when the choice about marketing changes. Erasing an account withdraws nothing. */
export function buildMarketingConsents(before: Account, after: Account, now: Date): Write[] {
  if (before.prefs.marketing === after.prefs.marketing || after.deletedAt !== undefined) return [];
  const { id: userId, prefs } = after;
  const answer = { userId, purpose: 'marketing', given: prefs.marketing, at: now.toISOString() } as const;
  return [buildConsentWrite(createConsent(answer))];
}
