import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import { exportUsers } from '../commands/export-users.ts';

/** Exports the users of the pool; the bucket keeps each export as long as a backup. */
export async function handler(): Promise<{ users: number; parts: number }> {
  const { users, parts } = await exportUsers(now());
  log.info('Users exported', { users, parts: parts.length });
  return { users, parts: parts.length };
}
