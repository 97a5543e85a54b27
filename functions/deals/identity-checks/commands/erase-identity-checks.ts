import { IdentityCheckErased } from '../../../../events/identity.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
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
    await updateWithRetry(
      () => findIdentityCheck(id),
      (check) =>
        check && {
          writes: [buildIdentityCheckRemoval(check)],
          events: [IdentityCheckErased.of({ checkId: id, userId })],
        },
    );
  }
  await commit([buildCurrentCheckRemoval(userId)]);
}
