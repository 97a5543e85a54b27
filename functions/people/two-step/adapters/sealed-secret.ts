import type { UserId } from '../../../../events/vocabulary.ts';
import { decryptText, encryptText } from '../../vault/adapters/key-client.ts';

/** Binds a secret to its person. Vault values have an expiry; a secret has no expiry. */
const contextOf = (userId: UserId) => ({ userId, purpose: 'two_step', expiresAt: 'never' });

export function sealSecret(userId: UserId, secret: string): Promise<string> {
  return encryptText(secret, contextOf(userId));
}

/** @throws Error when the value was not sealed for this person */
export async function openSecret(userId: UserId, sealed: string): Promise<string> {
  const secret = await decryptText(sealed, contextOf(userId));
  if (secret === undefined) throw new Error('The secret of an authenticator app does not open');
  return secret;
}
