import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import type { api as Api } from '../../functions/kernel/http/api.ts';
import { defineRoutes } from '../../functions/kernel/http/contract.ts';
import { parseJsonText } from '../../functions/kernel/http/json-text.ts';
import { stubOriginSecret, originHeaders } from './origin-secret-stub.ts';

const route = {
  method: 'POST',
  access: 'public',
  summary: 'Reads a body',
  body: z.object({ text: z.string() }),
  result: z.object({ length: z.int() }),
} as const;
const routes = defineRoutes({
  tell: { ...route, path: '/tell' },
  upload: { ...route, path: '/upload', maxBodyBytes: 6_000_000 },
  notify: { ...route, path: '/notify', raw: true, body: z.string() },
});

const context = { awsRequestId: 'lambda-request-1', functionName: 'tell' };
// oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of Lambda's context
const lambda = context as Context;

let api: typeof Api;
beforeAll(async () => {
  vi.stubEnv('TABLE_NAME', 'table');
  stubOriginSecret();
  ({ api } = await import('../../functions/kernel/http/api.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The status of a call, and whether its body was parsed. */
async function send(name: string, body: string, isBase64Encoded = false) {
  const event = {
    routeKey: `POST /${name}`,
    rawQueryString: '',
    headers: originHeaders,
    requestContext: { requestId: 'api-request-1', http: { sourceIp: '192.0.2.7', userAgent: '' } },
    body,
    isBase64Encoded,
  };
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const handler = api(routes, {
    tell: async (input) => ({ length: input.body.text.length }),
    upload: async (input) => ({ length: input.body.text.length }),
    notify: async (input) => ({ length: input.body.length }),
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the kernel reads of the gateway's event
  const { statusCode, body: answer } = await handler(event as unknown as APIGatewayProxyEventV2, lambda);
  const parsed = parse.mock.calls.some(([text]) => text.length > 1000);
  parse.mockRestore();
  return { status: statusCode, parsed, answer };
}

/** A body of exactly so many bytes. */
const ofBytes = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

describe('bodyLimit', () => {
  test('refuses 5.6 MB of numbers with 413 before the parser sees them', async () => {
    const numbers = `[${'1,'.repeat(2_800_000)}1]`;
    const { status, parsed, answer } = await send('tell', numbers);
    expect({ status, parsed }).toEqual({ status: 413, parsed: false });
    expect(JSON.parse(answer ?? '')).toMatchObject({ code: 'too_large', status: 413 });
  });

  test.each([
    ['tell', 64_000],
    ['upload', 6_000_000],
    ['notify', 256_000],
  ])('reads %s up to %i bytes', async (name, most) => {
    expect((await send(name, ofBytes(most))).status).toBe(200);
    expect(await send(name, ofBytes(most + 1))).toMatchObject({ status: 413, parsed: false });
  });

  test('counts bytes, not characters, and the decoded bytes of base64', async () => {
    const wide = JSON.stringify({ text: '€'.repeat(30_000) });
    expect((await send('tell', wide)).status).toBe(413);
    const encode = (text: string) => Buffer.from(text).toString('base64');
    expect((await send('tell', encode(ofBytes(64_000)), true)).status).toBe(200);
    expect((await send('tell', encode(ofBytes(64_003)), true)).status).toBe(413);
  });
});

describe('parseJsonText', () => {
  const hasLoneSurrogate = (value: unknown): boolean => {
    if (typeof value === 'string') return !value.isWellFormed();
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, each]) => !key.isWellFormed() || hasLoneSurrogate(each));
  };

  const piece = fc.constantFrom(
    '\\ud83d',
    '\\uDE00',
    '\\\\',
    '\\\\ud83d',
    '\\u0041',
    '\\n',
    '\\"',
    '😀',
    'u',
    'd83d',
    '","',
    'x',
  );
  test('refuses exactly the texts in which some value or key has a lone surrogate', () => {
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (keys, values) => {
        const text = `[{"${keys.join('').replaceAll('","', '')}":["${values.join('')}"]}]`;
        const value: unknown = JSON.parse(text);
        if (hasLoneSurrogate(value)) expect(() => parseJsonText(text)).toThrow(SyntaxError);
        else expect(parseJsonText(text)).toEqual(value);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['"\ud83d"', '{', ''])('refuses %j', (text) => {
    expect(() => parseJsonText(text)).toThrow(SyntaxError);
  });
});
