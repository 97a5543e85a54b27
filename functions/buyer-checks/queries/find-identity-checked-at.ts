import type { UserId } from '../../../events/vocabulary.ts';
import { accountsById } from '../../accounts/store.ts';

/** When the identity of a person was checked; `undefined` where it was not. */
export async function findIdentityCheckedAt(userId: UserId): Promise<string | undefined> {
  return (await listIdentityChecks([userId])).get(userId);
}

/** When the identities of several persons were checked; those without a check are missing. */
export async function listIdentityChecks(userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  const accounts = await accountsById(userIds);
  return new Map(
    [...accounts.values()].flatMap(({ id, identityCheckedAt }) =>
      identityCheckedAt === undefined ? [] : [[id, identityCheckedAt] as const],
    ),
  );
}
