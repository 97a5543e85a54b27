import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cloud } from './fixture/cloud.ts';

interface Raw {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A request whose answer is left as it came over the wire. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(new URL(path, cloud.origin), { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the site', () => {
  test.each(['/', '/index.html', '/any/page'])('%s is the page', async (path) => {
    const { status, headers, body } = await raw(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('The page.');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  test('answers 403 for a missing file, as S3 does to a CDN', async () => {
    expect(await raw('/missing.js')).toMatchObject({ status: 403 });
  });

  test('returns the response of an edge function', async () => {
    expect(await raw('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  });

  test('has the local origin in its configuration', async () => {
    expect(JSON.parse((await raw('/config.json')).body.toString())).toEqual({
      api: cloud.origin,
      cdn: expect.stringMatching(/^d\w{13}\.cloudfront\.net$/),
    });
  });

  test('asks the second origin of a group where the first one lacks a file', async () => {
    const path = '/assets/published/page.txt';
    expect(await raw(path)).toMatchObject({ status: 200, body: Buffer.from('Of the site.\n') });
    const bucket = cloud.model.buckets.find(({ name }) => name.includes('published'));
    await cloud.services.objects.write(bucket?.name ?? '', path.slice(1), Buffer.from('Published.'), {
      contentType: 'text/plain',
    });
    expect(await raw(path, { range: 'bytes=0-2' })).toMatchObject({ status: 206, body: Buffer.from('Pub') });
  });

  test('allows only reads', async () => {
    expect(await raw('/index.html', {}, 'POST')).toMatchObject({ status: 403 });
    const head = await raw('/index.html', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([
      200,
      0,
      true,
    ]);
  });
});

describe('the headers policy', () => {
  test('applies to pages and API responses, with each local URL once and without directives that require TLS', async () => {
    for (const path of ['/', '/api/plain']) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toBe(
        `default-src 'self'; connect-src 'self' ${cloud.origin}`,
      );
      expect([headers['x-frame-options'], headers['x-fixture']]).toEqual(['DENY', 'yes']);
    }
  });
});

describe('a transfer', () => {
  const file = '/assets/app.js';
  test('is compressed with the browser’s preferred encoding', async () => {
    const plain = await raw(file);
    const brotli = await raw(file, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(file, { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('is not compressed if it cannot be cached', async () => {
    const { headers } = await raw('/api/environment', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('answers 304 if the browser has it already', async () => {
    const { headers } = await raw(file);
    const compressed = await raw(file, { 'accept-encoding': 'br' });
    for (const tag of [headers['etag'], compressed.headers['etag']])
      expect(await raw(file, { 'if-none-match': String(tag) })).toMatchObject({
        status: 304,
        body: Buffer.alloc(0),
      });
    expect(await raw(file, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    expect(await raw(file, { 'if-modified-since': String(headers['last-modified']) })).toMatchObject({
      status: 304,
    });
  });

  test('answers a range request', async () => {
    const whole = (await raw(file)).body;
    const part = await raw(file, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(part.body.equals(whole.subarray(10, 20))).toBe(true);
    expect((await raw(file, { range: 'bytes=-5' })).body.equals(whole.subarray(-5))).toBe(true);
    expect(await raw(file, { range: `bytes=${whole.length}-` })).toMatchObject({ status: 416 });
  });
});

describe('/_local/', () => {
  test('shows whether the cloud is ready, and links its pages', async () => {
    expect((await cloud.api('/_local/health')).body).toMatchObject({ ready: true });
    const { text } = await cloud.api('/_local/');
    for (const name of ['events', 'mails', 'clock']) expect(text).toContain(`href="/_local/${name}"`);
    expect(await cloud.api('/_local/nothing')).toMatchObject({ status: 404 });
  });
});
