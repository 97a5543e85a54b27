import type { UserId } from '../../../../events/vocabulary.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';

/** When the identity of a person was checked; `undefined` without a check. */
export async function findIdentityCheckedAt(userId: UserId): Promise<string | undefined> {
  return (await loadIdentityCheckedAt([userId])).get(userId);
}

/** When the identities of several persons were checked; those without a check are missing. */
export async function loadIdentityCheckedAt(userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  const accounts = await loadAccounts(userIds);
  return new Map(
    [...accounts.values()].flatMap(({ id, identityCheckedAt }) =>
      identityCheckedAt === undefined ? [] : [[id, identityCheckedAt] as const],
    ),
  );
}
