import type { UserId } from '../../../events/vocabulary.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodeCount } from '../domain/recovery-code.ts';

/** A set of codes for the person to keep, and what is kept of them here. */
export async function createRecoveryCodes(userId: UserId) {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  const codeHashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(userId, code)));
  return { recoveryCodes, codeHashes };
}
