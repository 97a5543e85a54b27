import { randomBytes } from 'node:crypto';
import type { UserId } from '../../../../events/vocabulary.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodeCount } from '../domain/recovery-code.ts';

/** New recovery codes for the person, and the hashes to store. */
export async function createRecoveryCodes(userId: UserId) {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => createRecoveryCode(randomBytes));
  const codeHashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(userId, code)));
  return { recoveryCodes, codeHashes };
}
