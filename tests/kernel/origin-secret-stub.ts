import { NodeHttpHandler } from '@smithy/node-http-handler';
import { Readable } from 'node:stream';
import { HttpResponse } from '@smithy/core/protocols';
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
  vi.spyOn(NodeHttpHandler.prototype, 'handle').mockImplementation(() => {
    const body = Readable.from([JSON.stringify({ SecretString })]);
    return Promise.resolve({ response: new HttpResponse({ statusCode: 200, headers: {}, body }) });
  });
}
