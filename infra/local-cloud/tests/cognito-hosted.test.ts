import { createHash } from 'node:crypto';
import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { callback, ClientId, poolId, createCognitoWorld, type CognitoWorld } from './cognito-pool.ts';

const here = callback.replace('https://site.test', 'http://127.0.0.1:3000');
const verifier = 'a-verifier-of-at-least-forty-three-characters-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');

const question = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: ClientId,
    redirect_uri: here,
    scope: 'openid email',
    state: 'some-state',
    nonce: 'some-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString();

/** `path` is below the hosted pages, or a whole address to which one of them led. */
const hosted = ({ url }: CognitoWorld, path: string, init: RequestInit = {}) =>
  fetch(new URL(path.replace(/^\/(?!_local\/)/, '/_local/cognito/'), url), { redirect: 'manual', ...init });

/** Where an answer sends the browser. */
const target = (response: Response) => response.headers.get('location') ?? `status ${response.status}`;

const post = (w: CognitoWorld, path: string, fields: Record<string, string>) =>
  hosted(w, path, { method: 'POST', body: new URLSearchParams(fields) });

/** Follows /oauth2/authorize to the page and sends its form; the parameters that came back to the application. */
async function signIn(w: CognitoWorld, fields: Record<string, string>, more: Record<string, string> = {}) {
  const page = target(await hosted(w, `/oauth2/authorize?${question(more)}`));
  const response = await post(w, page, fields);
  const back = target(response);
  return {
    page,
    html: back.startsWith('status') ? await response.text() : '',
    ...Object.fromEntries(back.startsWith(here) ? new URL(back).searchParams : []),
  };
}

type Back = Awaited<ReturnType<typeof signIn>> & {
  code?: string;
  error?: string;
  error_description?: string;
};

async function exchange(w: CognitoWorld, code: string | undefined, more: Record<string, string> = {}) {
  const response = await post(w, '/oauth2/token', {
    grant_type: 'authorization_code',
    client_id: ClientId,
    redirect_uri: here,
    code: code ?? '',
    code_verifier: verifier,
    ...more,
  });
  const body: unknown = await response.json();
  return { status: response.status, ...(typeof body === 'object' ? body : {}) };
}

type Tokens = Awaited<ReturnType<typeof exchange>> & {
  access_token?: string;
  id_token?: string;
  refresh_token?: string;
};

const viaGoogle = (w: CognitoWorld, fields: Record<string, string> = { persona: 'amelia' }): Promise<Back> =>
  signIn(w, fields, { identity_provider: 'Google' });

describe('a code', () => {
  test('is redeemed once, with the right verifier only', async () => {
    const w = await createCognitoWorld();
    const back = await viaGoogle(w);
    expect(back).toMatchObject({ code: expect.any(String), state: 'some-state' });
    expect(await exchange(w, back.code, { code_verifier: 'guess' })).toEqual({
      status: 400,
      error: 'invalid_grant',
    });
    const again = await viaGoogle(w);
    const tokens: Tokens = await exchange(w, again.code);
    expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600 });
    expect(decodeJwt(tokens.id_token ?? '')).toMatchObject({
      email: 'amelia.carter@example.com',
      nonce: 'some-nonce',
      aud: ClientId,
    });
    expect(decodeJwt(tokens.access_token ?? '')).toMatchObject({ scope: 'openid email' });
    expect(await exchange(w, again.code)).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('expires after five minutes', async () => {
    const w = await createCognitoWorld();
    const back = await viaGoogle(w);
    w.clock.advance(300_000);
    expect(await exchange(w, back.code)).toEqual({ status: 400, error: 'invalid_grant' });
  });
});

describe('what an application asks for', () => {
  test.each([
    ['an unknown client', { client_id: 'other' }, 'does not exist'],
    ['a foreign callback', { redirect_uri: 'https://evil.test/' }, 'redirect_mismatch'],
    ['a look-alike callback', { redirect_uri: `${here}/more` }, 'redirect_mismatch'],
  ])('%s ends on an error page without a redirect', async (_, more, words) => {
    const w = await createCognitoWorld();
    const answer = await hosted(w, `/oauth2/authorize?${question(more)}`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  });

  test.each([
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope it may not have', { scope: 'openid phone' }, 'invalid_scope'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a provider it does not have', { identity_provider: 'Apple' }, 'invalid_request'],
    ['a sign-in without a provider', {}, 'invalid_request'],
  ])('%s is sent back to the application', async (_, more, error) => {
    const w = await createCognitoWorld();
    const back = new URL(target(await hosted(w, `/oauth2/authorize?${question(more)}`)));
    expect(back.href.startsWith(here)).toBe(true);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'some-state' });
  });
});

describe('Google and Facebook', () => {
  test('maps a person to the same user, named after the provider, each time', async () => {
    const w = await createCognitoWorld({
      triggers: { PreSignUp: () => undefined, PostConfirmation: () => undefined },
    });
    const first: Tokens = await exchange(w, (await viaGoogle(w)).code);
    const claims = decodeJwt(first.id_token ?? '');
    expect(claims).toMatchObject({
      'cognito:username': expect.stringMatching(/^google_1\d{20}$/),
      'cognito:groups': [`${poolId}_Google`],
      email: 'amelia.carter@example.com',
      email_verified: true,
      name: 'Amelia Carter',
      identities: [{ providerName: 'Google', providerType: 'Google', primary: 'true' }],
    });
    const second: Tokens = await exchange(w, (await viaGoogle(w)).code);
    expect(decodeJwt(second.id_token ?? '').sub).toBe(claims.sub);
    expect(w.events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_ExternalProvider',
      'PostConfirmation_ConfirmSignUp',
    ]);
    const user = await w.sdk.send(
      new AdminGetUserCommand({ UserPoolId: poolId, Username: String(claims['cognito:username']) }),
    );
    expect(user.UserStatus).toBe('EXTERNAL_PROVIDER');
  });

  test('offers personas and custom people; an email may be missing or unverified', async () => {
    const w = await createCognitoWorld({ pool: { Schema: [] } });
    const { page } = await viaGoogle(w, { persona: 'cancel' });
    expect(page).toContain('/idp/Google?');
    expect(await (await hosted(w, page)).text()).toContain('Amelia Carter');
    const claimsOf = async (fields: Record<string, string>) => {
      const tokens: Tokens = await exchange(w, (await viaGoogle(w, fields)).code);
      return decodeJwt(tokens.id_token ?? '');
    };
    expect(await claimsOf({ persona: 'priya' })).toMatchObject({ email_verified: false });
    expect(await claimsOf({ persona: 'tomos' })).not.toHaveProperty('email');
    expect(
      await claimsOf({ persona: 'other', name: 'Zoe Hill', email: 'zoe@example.com', verified: 'yes' }),
    ).toMatchObject({ name: 'Zoe Hill', email: 'zoe@example.com', email_verified: true });
  });

  test('redirects with access_denied after a cancellation', async () => {
    const back = await viaGoogle(await createCognitoWorld(), { persona: 'cancel' });
    expect(back).toMatchObject({ error: 'access_denied', state: 'some-state' });
  });

  test('quotes a trigger that refuses, and creates no user', async () => {
    const w = await createCognitoWorld({
      triggers: {
        PreSignUp() {
          throw new Error('Log in with your password');
        },
      },
    });
    expect(await viaGoogle(w)).toMatchObject({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error Log in with your password. ',
    });
    expect(await w.sdk.send(new ListUsersCommand({ UserPoolId: poolId }))).toMatchObject({ Users: [] });
  });

  test('names a required email that the provider withholds', async () => {
    expect(await viaGoogle(await createCognitoWorld(), { persona: 'tomos' })).toMatchObject({
      error: 'invalid_request',
      error_description: 'attributes required: [email] ',
    });
  });

  test('refuses a disabled user', async () => {
    const w = await createCognitoWorld();
    await viaGoogle(w);
    const { Users = [] } = await w.sdk.send(new ListUsersCommand({ UserPoolId: poolId }));
    await w.sdk.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: Users[0]?.Username }));
    expect(await viaGoogle(w)).toMatchObject({ error_description: 'User is not enabled ' });
  });
});
