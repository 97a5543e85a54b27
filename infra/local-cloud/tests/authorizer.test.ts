import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAuthorizer } from '../aws/apigateway-http/jwt.ts';

// Each token here is signed by the issuer's own key: what refuses it is the one claim that is wrong.
const issuer = 'https://issuer.example/pool';
const authorizer = { issuer, audience: ['site'] };
const kid = 'key-1';
const seconds = 1_800_000_000;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const judge = createAuthorizer(
  async () => [{ ...publicKey.export({ format: 'jwk' }), kid }],
  () => seconds * 1000,
);

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const right = { iss: issuer, client_id: 'site', exp: seconds + 60, iat: seconds, scope: 'openid email' };
function token(claims: object): string {
  const signed = `${encoded({ alg: 'RS256', kid })}.${encoded({ ...right, ...claims })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
const asked = (claims: object, scopes: string[] = []) => judge(authorizer, scopes, `Bearer ${token(claims)}`);

test.each<[string, object, string[]?]>([
  ['as it was issued', {}],
  ['for the audience, which counts before the client', { aud: 'site', client_id: 'another' }],
  ['for several audiences', { aud: ['another', 'site'] }],
  ['issued a moment ahead of this clock', { iat: seconds + 3 }],
  ['with one of the scopes', {}, ['phone', 'email']],
])('a token is taken %s', async (_, claims, scopes) => {
  expect(await asked(claims, scopes)).toMatchObject({ kind: 'allowed' });
});

test.each<[string, object]>([
  ['the token does not have a valid issuer', { iss: 'https://issuer.example/other' }],
  ['the token does not have a valid audience', { client_id: 'another' }],
  ['the token does not have a valid audience', { aud: 'another' }],
  ['the token does not have a valid audience', { client_id: undefined }],
  ['the token has expired', { exp: seconds }],
  ['the token is not valid yet', { nbf: seconds + 60 }],
  ['the token is not valid yet', { iat: seconds + 60 }],
])('%s: %o', async (reason, claims) => {
  expect(await asked(claims)).toEqual({ kind: 'unauthorized', reason });
});

test('a token that was taken before is judged with every request, and a changed one is refused', async () => {
  let time = seconds;
  const judgeNow = createAuthorizer(
    async () => [{ ...publicKey.export({ format: 'jwk' }), kid }],
    () => time * 1000,
  );
  const header = `Bearer ${token({})}`;
  expect(await judgeNow(authorizer, [], header)).toMatchObject({ kind: 'allowed' });
  expect(await judgeNow(authorizer, ['phone'], header)).toEqual({ kind: 'forbidden' });
  expect(await judgeNow({ issuer, audience: ['another'] }, [], header)).toMatchObject({
    reason: 'the token does not have a valid audience',
  });
  const [head, , signature] = header.split('.');
  const forged = `${head}.${encoded({ ...right, sub: 'another' })}.${signature}`;
  expect(await judgeNow(authorizer, [], forged)).toMatchObject({ kind: 'unauthorized' });
  time = seconds + 60;
  expect(await judgeNow(authorizer, [], header)).toMatchObject({ reason: 'the token has expired' });
});

test('a token without the scope is forbidden', async () => {
  expect(await asked({}, ['phone'])).toEqual({ kind: 'forbidden' });
});
