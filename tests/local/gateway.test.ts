import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cloud } from './fixture/cloud.ts';

const Event = z.looseObject({
  rawPath: z.string(),
  rawQueryString: z.string(),
  routeKey: z.string(),
  headers: z.record(z.string(), z.string()),
  cookies: z.array(z.string()).optional(),
  queryStringParameters: z.record(z.string(), z.string()).optional(),
  pathParameters: z.record(z.string(), z.string()).optional(),
  body: z.string().optional(),
  isBase64Encoded: z.boolean(),
  requestContext: z.looseObject({
    http: z.record(z.string(), z.string()),
    requestId: z.string(),
    stage: z.string(),
    time: z.string(),
    timeEpoch: z.number(),
  }),
});

const api: typeof cloud.api = (path, call) => cloud.api(path, call);
const echoed = async (path: string, call = {}) => Event.parse((await api(path, call)).body);

describe('the event', () => {
  test('carries path, query, headers and cookies in format 2.0', async () => {
    const event = await echoed('/api/homes/a%20b?x=1&x=2&y=%26&z', {
      headers: { 'X-Mixed-Case': 'Kept', cookie: 'a=1; b=2', 'user-agent': 'tester' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/homes/{id}',
      rawPath: '/api/homes/a b',
      rawQueryString: 'x=1&x=2&y=%26&z',
      queryStringParameters: { x: '1,2', y: '&', z: '' },
      pathParameters: { id: 'a b' },
      cookies: ['a=1', 'b=2'],
      isBase64Encoded: false,
    });
    expect(event.headers).toMatchObject({ 'x-mixed-case': 'Kept' });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext.http).toMatchObject({
      method: 'GET',
      path: '/api/homes/a b',
      protocol: 'HTTP/1.1',
      // The CDN's.
      sourceIp: '192.0.2.1',
      userAgent: 'tester',
    });
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(event.requestContext.stage).toBe('$default');
  });

  test('carries the viewer’s address and names CloudFront', async () => {
    const { headers } = await echoed('/api/homes/1');
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      via: expect.stringContaining('CloudFront'),
    });
    expect(headers['host']).toMatch(/^\w+\.execute-api\.eu-west-2\.amazonaws\.com$/);
  });

  test.each([
    ['application/json', '{"a":1}', false],
    ['text/plain; charset=utf-8', 'é', false],
    ['application/x-www-form-urlencoded', 'a=1', true],
    ['application/octet-stream', 'abc', true],
  ])('has a body of %s as text or as base64', async (contentType, body, base64) => {
    const event = await echoed('/api/echo', {
      method: 'POST',
      body,
      headers: { 'content-type': contentType },
    });
    expect(event.isBase64Encoded).toBe(base64);
    expect(Buffer.from(event.body ?? '', base64 ? 'base64' : 'utf8').toString()).toBe(body);
  });
});

describe('a route', () => {
  test.each([
    ['GET', '/api/homes/new', 'GET /api/homes/new'],
    ['GET', '/api/homes/7', 'GET /api/homes/{id}'],
    ['GET', '/api/homes/7/photos/2', 'GET /api/homes/{id}/photos/{photo}'],
    ['GET', '/api/homes/7/plans/2/deep', 'ANY /api/homes/{rest+}'],
    ['DELETE', '/api/homes/7', 'ANY /api/homes/{rest+}'],
  ])('for %s %s is %s', async (method, path, key) => {
    expect(await echoed(path, { method })).toMatchObject({ routeKey: key });
  });

  test.each([
    ['GET', '/api/homes'],
    ['GET', '/api/nothing'],
    ['POST', '/api/plain'],
  ])('does not exist for %s %s', async (method, path) => {
    expect(await api(path, { method })).toMatchObject({ status: 404, body: { message: 'Not Found' } });
  });
});

describe('a result', () => {
  test('becomes a JSON body without a status code', async () => {
    const { status, headers, body } = await api('/api/plain');
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'application/json',
      { hello: 'world' },
    ]);
  });
  test('becomes the body unchanged if it is text', async () => {
    expect(await api('/api/text')).toMatchObject({ status: 200, text: 'just text' });
  });
  test('sets status, headers and each cookie', async () => {
    const { status, headers } = await api('/api/cookies');
    expect([status, headers.get('x-mixed'), headers.getSetCookie()]).toEqual([
      201,
      'Case',
      ['a=1', 'b=2; Path=/'],
    ]);
    expect(headers.get('content-type')).toBe('text/plain;charset=UTF-8');
    expect(headers.get('apigw-requestid')).toBeTruthy();
  });
  test('is decoded from base64', async () => {
    const response = await fetch(`${cloud.origin}/api/binary`);
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 1, 2, 255]);
  });
});

describe('a function that fails', () => {
  const fault = { status: 500, body: { message: 'Internal Server Error' } };
  test.each(['throws', 'exit', 'reject', 'bad', 'large', 'broken', 'hang'])('%s: 500', async (name) => {
    expect(await api(`/api/${name}`)).toMatchObject(fault);
    expect(await api('/api/plain')).toMatchObject({ status: 200 });
  });
  test('answers 504 if it exceeds the integration’s timeout', async () => {
    expect(await api('/api/slow')).toMatchObject({ status: 504 });
  });
});

describe('a body', () => {
  const post = (megabytes: number) =>
    api('/api/echo', {
      method: 'POST',
      body: 'x'.repeat(megabytes * 1024 * 1024),
      headers: { 'content-type': 'text/plain' },
    });
  test('is refused over ten megabytes', async () => {
    expect(await post(11)).toMatchObject({ status: 413, body: { message: 'Request Entity Too Large' } });
  });
  test('is refused if it exceeds Lambda’s limit', async () => {
    expect(await post(7)).toMatchObject({ status: 413 });
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    api('/api/private', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });
  test('answers a preflight by the API, for the local origin of the site', async () => {
    const { status, headers } = await preflight(cloud.origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(cloud.origin);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(headers.get('access-control-max-age')).toBe('3600');
  });
  test('allows no other origin', async () => {
    const { status, headers } = await preflight('https://elsewhere.example');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
  test('names the allowed origin in a response', async () => {
    const { headers } = await api('/api/plain', { headers: { origin: cloud.origin } });
    expect(headers.get('access-control-allow-origin')).toBe(cloud.origin);
    expect(headers.get('access-control-expose-headers')).toBe('x-count');
  });
});
