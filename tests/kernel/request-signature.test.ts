import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signPost } from '../../functions/kernel/data/request-signature.ts';

const scope = { region: 'eu-west-2', service: 'dynamodb' };
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  host: 'dynamodb.eu-west-2.amazonaws.com',
  'x-amz-target': 'DynamoDB_20120810.GetItem',
};
const identity = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };

afterEach(() => void vi.useRealTimers());

async function signWithSdk(body: string, credentials: typeof identity & { sessionToken?: string }) {
  const signer = new SignatureV4({ ...scope, sha256: Sha256, credentials, applyChecksum: false });
  const signed = await signer.sign({
    method: 'POST',
    protocol: 'https:',
    hostname: headers.host,
    path: '/',
    query: {},
    headers,
    body,
  });
  return signed.headers;
}

describe('a signed request', () => {
  test.each([
    {
      name: 'of a role',
      credentials: { ...identity, sessionToken: 'session' },
      body: '{"TableName":"table"}',
    },
    { name: 'of a user', credentials: identity, body: '{}' },
    { name: 'with letters beyond ASCII', credentials: identity, body: '{"Key":"é🏠"}' },
  ])('$name has the signature of the SDK', async ({ credentials, body }) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T10:20:30.456Z'), toFake: ['Date'] });
    expect(signPost(body, headers, credentials, scope)).toEqual(await signWithSdk(body, credentials));
  });

  test('has the key of its own day and identity', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T23:59:59Z'), toFake: ['Date'] });
    const last = signPost('{}', headers, identity, scope);
    vi.setSystemTime(Date.parse('2026-11-24T00:00:00Z'));
    const first = signPost('{}', headers, identity, scope);
    expect(first).toEqual(await signWithSdk('{}', identity));
    expect(first['authorization']).not.toBe(last['authorization']);
    const other = { ...identity, secretAccessKey: 'other' };
    expect(signPost('{}', headers, other, scope)).toEqual(await signWithSdk('{}', other));
  });
});
