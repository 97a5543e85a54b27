import type { Write } from '../../../kernel/data/table.ts';
import { buildConsentWrite } from '../../../people/consents/adapters/consent-repository.ts';
import { createConsent } from '../../../people/consents/domain/consent.ts';
import type { PackageUpdate } from '../domain/package-update.ts';

/** A consent log entry for each package whose owner has now asked to begin within the cancellation days. */
export function buildStartConsentWrites({
  before,
  changed,
}: Pick<PackageUpdate, 'before' | 'changed'>): Write[] {
  const asked = new Set([before.current, before.pending].map((known) => known?.askedToStartAt && known.id));
  return changed.flatMap(({ id: subject, ownerId: userId, askedToStartAt: at }) =>
    at === undefined || asked.has(subject)
      ? []
      : [buildConsentWrite(createConsent({ userId, purpose: 'start_now', given: true, at, subject }))],
  );
}
