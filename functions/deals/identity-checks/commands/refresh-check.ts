import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findAccount, buildAccountWrites } from '../../../people/accounts/adapters/account-repository.ts';
import { buildIdentityCheckWrite, getIdentityCheck } from '../adapters/identity-check-repository.ts';
import type { IdentityProvider } from '../adapters/identity-provider.ts';
import { canTryAgain, type IdentityCheck, isCheckInProgress } from '../domain/identity-check.ts';
import { type ProviderOutcome, applyProviderOutcome } from '../domain/provider-outcome.ts';

/** The present check, with the provider's page when the person can continue there. */
export interface RefreshedCheck {
  readonly check: IdentityCheck;
  readonly url?: string | undefined;
}

/**
 * Loads the outcome of a check from the provider and saves it; the badge of a verified one is written in the
 * same transaction. The provider's session is cancelled when the check waits for staff.
 */
export async function refreshCheck(
  check: IdentityCheck,
  provider: IdentityProvider,
  now: Date,
): Promise<RefreshedCheck> {
  const { sessionId } = check;
  if (sessionId === undefined) return { check };
  const { outcome, url } = await provider.retrieve(sessionId);
  const after = (await saveOutcome(check, outcome, now)) ?? (await getIdentityCheck(check.id));
  if (outcome.status === 'requires_input' && !isCheckInProgress(after)) await provider.cancel(sessionId);
  return { check: after, ...(canTryAgain(after) && { url }) };
}

function saveOutcome(
  { id, userId }: IdentityCheck,
  outcome: ProviderOutcome,
  now: Date,
): Promise<IdentityCheck | undefined> {
  return updateWithRetry(
    () => Promise.all([getIdentityCheck(id), findAccount(userId)]),
    ([loaded, person]) => {
      if (!person || person.deletedAt) return undefined;
      const update = applyProviderOutcome(loaded, outcome, person, now);
      if (!update) return undefined;
      const { check, events } = update;
      const badge =
        check.status === 'verified' && check.result
          ? buildAccountWrites(person, { ...person, identityCheckedAt: check.result.checkedAt })
          : [];
      return { writes: [buildIdentityCheckWrite(check), ...badge], events, result: check };
    },
  );
}
