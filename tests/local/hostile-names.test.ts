import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, createS3World } from '../../infra/local-cloud/tests/s3-world.ts';
import { openLivePage } from '../support/clients/live-page.ts';
import { cloud, getOutput } from './fixture/cloud.ts';

/** Names that every object inherits from its prototype. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** The local cloud goes on answering, and no prototype has changed. */
async function expectUnharmed() {
  expect((await cloud.api('/api/homes/1')).status).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect([typeof Object.prototype.toString, typeof Object.prototype.valueOf]).toEqual([
    'function',
    'function',
  ]);
}

describe.each(names)('the name %s', (name) => {
  test('is a query parameter', async () => {
    const { status, text } = await cloud.api(`/api/homes/1?${name}=1&${name}=2`);
    expect(status).toBe(200);
    expect(text).toContain(`"${name}":"1,2"`);
    await expectUnharmed();
  });

  test('is a query parameter and a cookie of a page behind a CDN function', async () => {
    const headers = { cookie: `${name}=1; ${name}=2` };
    expect((await cloud.api(`/?${name}=1`, { headers })).status).toBe(200);
    await expectUnharmed();
  });

  test('is a header', async () => {
    const { status } = await cloud.api('/api/homes/1', { headers: { [name]: 'x' } });
    expect(status).toBe(200);
    await expectUnharmed();
  });

  test('is a cookie', async () => {
    const { status, text } = await cloud.api('/api/homes/1', {
      headers: { cookie: `${name}=1; ${name}=2` },
    });
    expect(status).toBe(200);
    expect(text).toContain(`${name}=1`);
    await expectUnharmed();
  });

  test('is a key of a JSON body', async () => {
    const body = `{"${name}":{"polluted":1},"deep":{"${name}":[1]}}`;
    const { status } = await cloud.api('/api/echo', { method: 'POST', body });
    expect(status).toBe(200);
    await expectUnharmed();
  });

  test('is a part of a path', async () => {
    expect((await cloud.api(`/api/homes/${name}`)).status).toBe(200);
    expect((await cloud.api(`/_local/${name}`)).status).toBe(404);
    expect((await cloud.api(`/${name}`)).status).toBeLessThan(500);
    await expectUnharmed();
  });

  test('is a query parameter of a WebSocket', async () => {
    const page = await openLivePage(`${cloud.hosts.rewrite(getOutput('SocketUrl'))}?${name}=1&${name}=2`);
    page.close();
    await expect(page.closed).resolves.toBeDefined();
    await expectUnharmed();
  });

  test('is the key and the metadata of an object', async () => {
    const { sdk } = await createS3World();
    await sdk.send(new PutObjectCommand({ Bucket, Key: name, Body: 'x', Metadata: { [name]: 'y' } }));
    const { Body } = await sdk.send(new GetObjectCommand({ Bucket, Key: name }));
    expect(await Body?.transformToString()).toBe('x');
    await expectUnharmed();
  });
});
