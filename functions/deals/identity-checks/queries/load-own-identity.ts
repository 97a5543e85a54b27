import type { UserId } from '../../../../events/vocabulary.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { getSettings } from '../../../people/configuration/queries/get-setting.ts';
import { countChecksOfMonth } from '../adapters/allowance-repository.ts';
import { findCurrentCheck } from '../adapters/identity-check-repository.ts';
import { findIdentityKeys } from '../adapters/identity-keys.ts';
import type { IdentityCheckView, OwnIdentity } from '../contract.ts';
import { canTryAgain, expireIdle, type IdentityCheck, maxTries } from '../domain/identity-check.ts';
import { findNextMonth } from '../domain/monthly-allowance.ts';

/** A person's stored check, and whether they can begin one. */
export async function loadOwnIdentity(userId: UserId, now: Date): Promise<OwnIdentity> {
  const [settings, keys, person, found, used] = await Promise.all([
    getSettings(),
    findIdentityKeys(),
    getAccountOfCaller({ id: userId }),
    findCurrentCheck(userId),
    countChecksOfMonth(now),
  ]);
  const check = found && expireIdle(found, now);
  const isUsedUp = used >= settings.identity_checks_per_month && !(check && canTryAgain(check));
  return {
    enabled: settings.identity_checks_enabled && keys !== undefined,
    checkedAt: person.identityCheckedAt ?? null,
    hasName: Boolean(person.firstName || person.lastName),
    availableFrom: isUsedUp ? findNextMonth(now).toISOString() : null,
    check: check ? toIdentityCheckView(check) : null,
  };
}

function toIdentityCheckView(check: IdentityCheck): IdentityCheckView {
  const { id, status, failure, reviewReason, result, decision, failedTries, createdAt, updatedAt } = check;
  return {
    id,
    status,
    failure,
    reviewReason,
    result,
    reason: decision?.reason,
    triesLeft: Math.max(0, maxTries - failedTries.length),
    createdAt,
    updatedAt,
  };
}
