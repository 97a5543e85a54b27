import { log } from '../shared/log.ts';
import { eraseDueAccounts } from './delete-account.ts';

/** Erases the accounts whose 14 days are over. One that fails does not hold up the others, but is told of. */
export async function handler(): Promise<{ erased: number }> {
  const { erased, failed } = await eraseDueAccounts();
  for (const { id, cause } of failed)
    log.error('An account could not be erased', {
      userId: id,
      error: cause instanceof Error ? cause.name : 'unknown',
    });
  if (failed.length > 0) throw new Error(`${failed.length} accounts could not be erased`);
  return { erased };
}
