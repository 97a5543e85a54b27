import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createApiPages } from '../../infra/local-cloud/runtime/api-pages.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';

async function printApiDocument(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['functions/delivery/openapi.ts'], {
    maxBuffer: 32 * 1024 * 1024,
  });
  return stdout;
}

async function openPages(print = () => Promise.resolve('{}')) {
  const { pages } = createApiPages(print);
  const origin = await serveOnFreePort((request, response) =>
    pages(request, response, new URL(request.url ?? '/', 'http://local')),
  );
  return (path: string) => fetch(`${origin}/_local/api${path}`);
}

test('answers the document as the program prints it', async () => {
  const get = await openPages(printApiDocument);
  const response = await get('/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/offers': { post: { operationId: 'makeOffer' } } },
  });
});

test.each(['', '/'])('answers the page at %j, which may load from this machine only', async (path) => {
  const get = await openPages();
  const response = await get(path);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  const html = await response.text();
  const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) {
    expect(source).toMatch(/^\/_local\//);
    if (source.startsWith('/_local/api/')) expect((await get(source.slice(11))).status).toBe(200);
  }
});

test('does not print the document before it is asked for', async () => {
  let printed = 0;
  const get = await openPages(() => Promise.resolve(String((printed += 1))));
  await get('');
  expect(printed).toBe(0);
  await get('/openapi.json');
  expect(printed).toBe(1);
});

test('answers 404 for an unknown path', async () => {
  const get = await openPages();
  expect((await get('/package.json')).status).toBe(404);
});
