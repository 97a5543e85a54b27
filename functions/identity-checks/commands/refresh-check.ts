import { findAccount, buildAccountWrites } from '../../accounts/adapters/account-repository.ts';
import { updateWithRetry } from '../../kernel/data/update.ts';
import { buildIdentityCheckWrite, getIdentityCheck } from '../adapters/identity-check-repository.ts';
import type { IdentityProvider } from '../adapters/identity-provider.ts';
import { canTryAgain, type IdentityCheck, isUnderWay } from '../domain/identity-check.ts';
import { type ProviderOutcome, takeOutcome } from '../domain/take-outcome.ts';

/** A check as it is now, with the provider's page where the person can go on. */
export interface RefreshedCheck {
  readonly check: IdentityCheck;
  readonly url?: string | undefined;
}

/**
 * Asks the provider what became of a check and saves it; the badge of a verified one is written in the same
 * transaction. A check that waits for staff takes no further try at the provider.
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
  if (outcome.status === 'requires_input' && !isUnderWay(after)) await provider.cancel(sessionId);
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
      const update = takeOutcome(loaded, outcome, person, now);
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
