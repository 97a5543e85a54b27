import type { Write } from '../../../kernel/data/table.ts';
import { buildConsentWrite } from '../../consents/adapters/consent-repository.ts';
import { createConsent } from '../../consents/domain/consent.ts';
import type { Account } from '../domain/account.ts';

/** Consents at registration. Only the password form has a box for the terms; a social login has no box. */
export function buildOpeningConsents({ id: userId, createdAt: at, signInWith, prefs }: Account): Write[] {
  const given = [
    ...(signInWith === 'password' ? (['terms'] as const) : []),
    ...(prefs.marketing ? (['marketing'] as const) : []),
  ];
  return given.map((purpose) => buildConsentWrite(createConsent({ userId, purpose, given: true, at })));
}

/** The purposes that a switch of the profile answers. */
const switches = { marketing: 'marketing', newHomes: 'alerts' } as const;

/** A consent log entry for each choice about mails that changes. Erasing an account withdraws nothing. */
export function buildMailConsents(before: Account, after: Account, now: Date): Write[] {
  if (after.deletedAt !== undefined) return [];
  const { id: userId, prefs } = after;
  const at = now.toISOString();
  return (['marketing', 'newHomes'] as const)
    .filter((name) => before.prefs[name] !== prefs[name])
    .map((name) => {
      const answer = { userId, purpose: switches[name], given: prefs[name], at };
      return buildConsentWrite(createConsent(answer));
    });
}
