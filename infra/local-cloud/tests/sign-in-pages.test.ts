import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSecureServer } from '../runtime/secure-server.ts';
import { createSignInListener } from '../runtime/sign-in-pages.ts';
import { createTemporaryFolder } from './test-services.ts';

const pages = createSignInListener(
  { pages: async (_request, response) => void response.end('sign in here') },
  () => undefined,
);

async function open(file: string, listener: RequestListener = pages, port = 0) {
  const server = await openSecureServer(port, file);
  server.serve(listener);
  onTestFinished(() => server.close());
  return server;
}

/** A request that trusts one certificate alone. */
const ask = (port: number, path: string, ca: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get({ host: 'localhost', port, path, ca, agent: false }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });

const certificateOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).cert;
const untrusted = { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' };

describe('the https server of the sign-in pages', () => {
  test('makes its certificate for localhost at the first visit, and keeps it', async () => {
    const file = join(createTemporaryFolder(), 'certificate.json');
    const first = await open(file);
    expect(existsSync(file)).toBe(false);
    await expect(ask(first.port, '/_local/cognito/login', '')).rejects.toMatchObject(untrusted);
    const ca = certificateOf(file);
    expect(await ask(first.port, '/_local/cognito/login', ca)).toEqual({ status: 200, body: 'sign in here' });
    const second = await open(file);
    expect((await ask(second.port, '/_local/cognito/login', ca)).status).toBe(200);
  });

  test('serves nothing else, so that no header of the site binds its host to https', async () => {
    const file = join(createTemporaryFolder(), 'certificate.json');
    const { port } = await open(file);
    await ask(port, '/', '').catch(() => undefined);
    const ca = certificateOf(file);
    for (const path of ['/', '/api/user', '/_local/', '/_local/cognitive'])
      expect([path, (await ask(port, path, ca)).status]).toEqual([path, 404]);
  });

  test('takes a free port when its own is in use', async () => {
    const folder = createTemporaryFolder();
    const first = await open(join(folder, 'one.json'));
    const second = await open(join(folder, 'two.json'), pages, first.port);
    expect(second.port).not.toBe(first.port);
  });
});
