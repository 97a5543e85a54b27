import type { IdentityCheckId } from '../../../../events/vocabulary.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listStaffActs } from '../../../people/audit/queries/list-staff-acts.ts';
import { getIdentityCheck, listIdentityChecks } from '../adapters/identity-check-repository.ts';
import type { StaffIdentityCheck } from '../contract.ts';
import { toFailureText } from '../domain/failure-texts.ts';

/**
 * A check for a decision of staff, with earlier checks of the same person.
 * @throws 404 for an unknown id
 */
export async function loadStaffIdentityCheck(id: IdentityCheckId): Promise<StaffIdentityCheck> {
  const { userId, failedTries, ...check } = await getIdentityCheck(id);
  const [person, checks, acts] = await Promise.all([
    findAccount(userId),
    listIdentityChecks(userId),
    listStaffActs({ subject: id }),
  ]);
  return {
    ...check,
    ...(check.failure !== undefined && { failureText: toFailureText(check.failure) }),
    person: {
      id: userId,
      user_name: person?.user_name ?? null,
      memberSince: person?.createdAt ?? null,
      identityCheckedAt: person?.identityCheckedAt ?? null,
    },
    failedTries: failedTries.map((seconds) => new Date(seconds * 1000).toISOString()),
    earlier: checks.filter((other) => other.id < id),
    acts,
  };
}
