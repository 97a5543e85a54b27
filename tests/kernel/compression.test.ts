import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { api as Api } from '../../functions/kernel/http/api.ts';
import { defineRoutes } from '../../functions/kernel/http/contract.ts';
import { stubOriginSecret, originHeaders } from './origin-secret-stub.ts';

const result = z.object({ text: z.string() });
const read = { method: 'GET', access: 'public', summary: 'Reads a text', result } as const;
const routes = defineRoutes({
  long: { ...read, path: '/long' },
  short: { ...read, path: '/short' },
  token: { ...read, method: 'POST', path: '/token', secret: true },
});
const long = { text: 'A home with a garden. '.repeat(200) };
const short = { text: 'A home' };

const context = { awsRequestId: 'lambda-request-1', functionName: 'read' };
// oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of Lambda's context
const lambda = context as Context;

let api: typeof Api;
beforeAll(async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  stubOriginSecret();
  ({ api } = await import('../../functions/kernel/http/api.ts'));
});
afterAll(() => vi.unstubAllEnvs());

/** The answer of a call by a viewer that accepts these encodings. */
async function call(routeKey: string, acceptEncoding?: string) {
  const event = {
    routeKey,
    rawQueryString: '',
    headers: { ...originHeaders, ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) },
    requestContext: { requestId: 'api-request-1', http: { sourceIp: '192.0.2.7', userAgent: '' } },
  };
  const handler = api(routes, { long: async () => long, short: async () => short, token: async () => long });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of the gateway's event
  return handler(event as unknown as APIGatewayProxyEventV2, lambda);
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
  ] as const)('answers a viewer that accepts %s in %s', async (accepted, encoding) => {
    const { headers, body = '', isBase64Encoded } = await call('GET /long', accepted);
    expect({ isBase64Encoded, headers }).toMatchObject({
      isBase64Encoded: true,
      headers: {
        'Content-Encoding': encoding,
        Vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
      },
    });
    const bytes = Buffer.from(body, 'base64');
    expect(bytes.length).toBeLessThan(200);
    expect(JSON.parse(decoders[encoding](bytes).toString())).toEqual(long);
  });

  test.each([
    ['a viewer that accepts none', 'GET /long', undefined],
    ['a viewer that accepts only what is not offered', 'GET /long', 'deflate'],
    ['a viewer that refuses all', 'GET /long', 'identity'],
    ['a short answer', 'GET /short', 'br'],
    ['an answer with secrets', 'POST /token', 'br'],
  ])('leaves as it is the answer for %s', async (_, routeKey, accepted) => {
    const { headers, body = '', isBase64Encoded = false } = await call(routeKey, accepted);
    expect({ isBase64Encoded, encoding: headers?.['Content-Encoding'] }).toEqual({
      isBase64Encoded: false,
      encoding: undefined,
    });
    expect(JSON.parse(body)).toEqual(routeKey === 'GET /short' ? short : long);
  });
});
