import { IdentityCheckErased } from '../../../events/identity.ts';
import type { UserId } from '../../../events/vocabulary.ts';
import { retryWhenStale, commit } from '../../kernel/data/table.ts';
import {
  buildCurrentCheckRemoval,
  buildIdentityCheckRemoval,
  findIdentityCheck,
  listIdentityChecks,
} from '../adapters/identity-check-repository.ts';
import { findIdentityProvider } from '../adapters/identity-provider.ts';

/** Deletes a person's checks, and the data about them at the provider. */
export async function eraseIdentityChecks(userId: UserId): Promise<void> {
  const checks = await listIdentityChecks(userId);
  if (checks.length === 0) return;
  const provider = await findIdentityProvider();
  for (const { id, sessionId } of checks) {
    if (sessionId !== undefined) await provider?.redact(sessionId);
    await retryWhenStale(async () => {
      const check = await findIdentityCheck(id);
      if (!check) return;
      await commit([buildIdentityCheckRemoval(check)], [IdentityCheckErased.of({ checkId: id, userId })]);
    });
  }
  await commit([buildCurrentCheckRemoval(userId)]);
}
