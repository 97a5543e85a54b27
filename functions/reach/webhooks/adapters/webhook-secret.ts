import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '../../../../events/vocabulary.ts';
import { decryptText, encryptText } from '../../../people/vault/adapters/key-client.ts';

/** Binds a secret to its person, so that nobody else's webhook is signed by it. */
const contextOf = (userId: UserId) => ({ userId, purpose: 'webhook', expiresAt: 'never' });

/** A new secret, as it is shown once: 256 random bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

export function sealWebhookSecret(userId: UserId, secret: string): Promise<string> {
  return encryptText(secret, contextOf(userId));
}

/** @throws Error when the secret was not sealed for this person */
export async function openWebhookSecret(userId: UserId, sealed: string): Promise<string> {
  const secret = await decryptText(sealed, contextOf(userId));
  if (secret === undefined) throw new Error('The secret of a webhook does not open');
  return secret;
}

/** The headers of Standard Webhooks 1.0: one signature for each secret, of id, second and body. */
export function signWebhook(
  { id, body }: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  second: number,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', bytes).update(`${id}.${second}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(second),
    'webhook-signature': signatures.join(' '),
  };
}
