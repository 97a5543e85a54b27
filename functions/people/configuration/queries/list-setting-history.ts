import { loadAccounts } from '../../accounts/adapters/account-repository.ts';
import { listSettingChanges } from '../adapters/configuration-repository.ts';
import type { SettingKey } from '../domain/settings.ts';

/** Changes that staff see of one setting. */
export const historySize = 100;

/** The latest changes of a setting with the names of those who made them; an erased account has no name. */
export async function listSettingHistory(key: SettingKey) {
  const changes = await listSettingChanges(key, historySize);
  const accounts = await loadAccounts(changes.map(({ changedBy }) => changedBy));
  return changes.map((change) => ({
    ...change,
    changedByName: accounts.get(change.changedBy)?.user_name ?? null,
  }));
}
