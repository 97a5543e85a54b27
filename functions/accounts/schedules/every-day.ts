import { now } from '../../kernel/clock.ts';
import { log } from '../../kernel/observability/log.ts';
import { buildTwoStepErasure } from '../../two-step/adapters/two-step-repository.ts';
import type { Account } from '../domain/account.ts';
import { anonymiseAccount } from '../domain/deletion.ts';
import { deleteUser } from '../adapters/cognito-admin.ts';
import { listAccountsDueForDeletion, eraseAccount } from '../adapters/account-repository.ts';

/**
 * Erases the accounts whose 14 days are over. A failure does not stop the others and makes the run fail at
 * its end.
 */
export async function handler(): Promise<{ erased: number }> {
  const due = await listAccountsDueForDeletion(now());
  let erased = 0;
  for (const account of due) if (await isErased(account)) erased += 1;
  if (erased < due.length) throw new Error(`${due.length - erased} accounts could not be erased`);
  return { erased };
}

/**
 * Deletes the Cognito user first: when a run stops in between, the next one finds the account again and
 * sign-in is already impossible.
 */
async function isErased(account: Account): Promise<boolean> {
  try {
    await deleteUser(account.cognitoUsername);
    await eraseAccount(account, anonymiseAccount(account, now()), [buildTwoStepErasure(account.id)]);
    return true;
  } catch (error) {
    log.error('An account could not be erased', {
      userId: account.id,
      error,
    });
    return false;
  }
}
