import { createSign, generateKeyPairSync } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cloud, getOutput } from './fixture/cloud.ts';

const cognito = new CognitoIdentityProviderClient(cloud.aws);
const UserPoolId = getOutput('PoolId');
const ClientId = getOutput('ClientId');
const Username = 'ada@example.com';
const Password = 'A-good-password-1';

let access = '';
let id = '';

beforeAll(async () => {
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
  await cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
  for (const GroupName of ['staff', 'testers'])
    await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  const { AuthenticationResult: result } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: Password },
    }),
  );
  access = result?.AccessToken ?? '';
  id = result?.IdToken ?? '';
});

const Claims = z.record(z.string(), z.unknown());
const decode = (part: string | undefined): Record<string, unknown> =>
  Claims.parse(JSON.parse(Buffer.from(part ?? '', 'base64url').toString()));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The access token with other claims, signed by a key of our own or not at all. */
function forged(change: { header?: object; claims?: object; key?: 'own' | 'none' }): string {
  const [header, payload, signature] = access.split('.');
  const signed = `${encode({ ...decode(header), ...change.header })}.${encode({ ...decode(payload), ...change.claims })}`;
  if (change.key === 'none') return `${signed}.`;
  if (change.key !== 'own') return `${signed}.${signature}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `${signed}.${createSign('sha256').update(signed).sign(privateKey).toString('base64url')}`;
}

const open = (token: string, path = '/api/private') => cloud.api(path, { token });

describe('a route with an authorizer', () => {
  test('accepts an access token and passes its claims as text', async () => {
    const { status, body } = await open(access);
    expect(status).toBe(200);
    const { jwt } = z
      .object({
        requestContext: z.object({ authorizer: z.object({ jwt: z.looseObject({ claims: Claims }) }) }),
      })
      .parse(body).requestContext.authorizer;
    expect(jwt).toMatchObject({ scopes: null });
    expect(jwt.claims).toMatchObject({
      token_use: 'access',
      client_id: ClientId,
      'cognito:groups': '[staff testers]',
      exp: expect.stringMatching(/^\d+$/),
    });
  });

  test('accepts an id token by its audience', async () => {
    expect(await open(id)).toMatchObject({ status: 200 });
  });

  test('accepts a token without the word Bearer', async () => {
    expect(await cloud.api('/api/private', { headers: { authorization: access } })).toMatchObject({
      status: 200,
    });
  });

  test('requires one of its scopes', async () => {
    expect(await open(access, '/api/scoped')).toMatchObject({ status: 200 });
    expect(await open(access, '/api/forbidden')).toMatchObject({
      status: 403,
      body: { message: 'Forbidden' },
    });
  });

  test('refuses a request without a token', async () => {
    const { status, body, headers } = await cloud.api('/api/private');
    expect([status, body]).toEqual([401, { message: 'Unauthorized' }]);
    expect(headers.get('www-authenticate')).toContain('Bearer');
  });

  test.each<[string, () => string]>([
    ['nonsense', () => 'nonsense'],
    ['changed claims', () => forged({ claims: { sub: 'someone-else' } })],
    ['another key', () => forged({ key: 'own' })],
    ['another key’s id', () => forged({ header: { kid: 'unknown' } })],
    ['no signature', () => forged({ header: { alg: 'none' }, key: 'none' })],
    ['a symmetric signature', () => forged({ header: { alg: 'HS256' } })],
    ['no expiry', () => forged({ claims: { exp: undefined } })],
  ])('refuses %s', async (_, token) => {
    expect(await open(token())).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  test('refuses a token once it has expired', async () => {
    cloud.clock.advance(3_601_000);
    const { status, headers } = await open(access);
    cloud.clock.reset();
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toContain('the token has expired');
    expect(await open(access)).toMatchObject({ status: 200 });
  });
});
