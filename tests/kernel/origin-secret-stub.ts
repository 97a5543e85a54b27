import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { vi } from 'vitest';
import { originHeader } from '../../functions/kernel/http/origin-header.ts';

const currentSecret = 'o'.repeat(48);

/** The headers with which the CDN calls the API. */
export const originHeaders = { [originHeader]: currentSecret };

/** Gives functions of this process the secret that `originHeaders` sends, and a stage. */
export function stubOriginSecret(): void {
  vi.stubEnv('ORIGIN_SECRET_ARN', 'origin');
  vi.stubEnv('STAGE', 'dev');
  for (const name of ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'test');
  const SecretString = JSON.stringify({ current: currentSecret, previous: '', changedAt: '' });
  // The type of `send` is that of its callbacks.
  const answer: unknown = Promise.resolve({ SecretString });
  vi.spyOn(SecretsManagerClient.prototype, 'send').mockImplementation(() => answer);
}
