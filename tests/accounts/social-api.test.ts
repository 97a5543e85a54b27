import { createHash, randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cognito } from '../support/clients/user-pool.ts';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, getVerificationCode, logIn, createUnverifiedMember } = createVisitorClient(cloud);
const Config = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
});
const config = await fetch(new URL('/config.json', cloud.origin)).then(async (answer) =>
  Config.parse(await answer.json()),
);

/** The hosted pages without https, which this process would not trust. */
const hostedPages = new URL('/_local/cognito', cloud.origin).href;

interface Persona {
  readonly name: string;
  readonly email?: string;
  readonly verified?: boolean;
}

/** The code flow with PKCE as in a browser; returns the URL to which the hosted pages redirect. */
async function comeBack(provider: 'Google' | 'Facebook', { name, email = '', verified }: Persona) {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${cloud.origin}/social`;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: config.userPoolClientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    identity_provider: provider,
    state: 'x',
  });
  const start = await fetch(`${hostedPages}/oauth2/authorize?${query.toString()}`);
  const form = new URLSearchParams({ persona: 'other', name, email, ...(verified && { verified: 'yes' }) });
  const back = await fetch(start.url, { method: 'POST', body: form, redirect: 'manual' });
  return { back: new URL(back.headers.get('location') ?? 'about:blank'), verifier, redirectUri };
}

const Granted = z.object({ access_token: z.string(), refresh_token: z.string() });

async function arrive(provider: 'Google' | 'Facebook', persona: Persona) {
  const { back, verifier, redirectUri } = await comeBack(provider, persona);
  const answer = await fetch(`${hostedPages}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: config.userPoolClientId,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  return Granted.parse(await answer.json());
}

describe('the redirect to a provider', () => {
  test.each(['google', 'facebook'])('begins on the site’s own page: %s', async (provider) => {
    const reply = await call(
      'GET',
      `/api/redirect/${provider}?next=${encodeURIComponent('/add-property?sell=1')}`,
    );
    expect(reply.status).toBe(302);
    const to = new URL(reply.headers.get('location') ?? 'about:blank');
    expect([to.pathname, to.searchParams.get('start'), to.searchParams.get('next')]).toEqual([
      '/social',
      provider,
      '/add-property?sell=1',
    ]);
    const away = await call('GET', `/api/redirect/${provider}?next=//evil.example`);
    expect(new URL(away.headers.get('location') ?? 'about:blank').searchParams.has('next')).toBe(false);
  });
});

describe('a first social login', () => {
  test('opens an active account without a name once, for a verified email', async () => {
    const persona = { name: 'Gwen Social', email: 'gwen@example.com', verified: true };
    const { access_token: token } = await arrive('Google', persona);
    const account = await call('GET', '/api/user', { token });
    expect(account).toMatchObject({
      status: 200,
      body: { email: 'gwen@example.com', is_active: 1, user_name: null, signInWith: 'google' },
    });
    const { access_token: again } = await arrive('Google', persona);
    expect((await call('GET', '/api/user', { token: again })).body['id']).toBe(account.body['id']);
    await cloud.idle();
    const told = cloud
      .events()
      .filter(
        ({ detailType, detail }) =>
          detailType === 'account.registered.v1' &&
          JSON.stringify(detail).includes(String(account.body['id'])),
      );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('google');
  });

  test('asks for the code when the email is unverified', async () => {
    const { access_token: token } = await arrive('Facebook', { name: 'Fay', email: 'fay@example.com' });
    expect((await call('GET', '/api/user', { token })).body).toMatchObject({ is_active: 0 });
    expect((await call('GET', '/api/resend-verify-code', { token })).status).toBe(200);
    const code = getVerificationCode('fay@example.com');
    const verified = await call('POST', '/api/verify-code', { token, body: { code } });
    expect(verified).toMatchObject({ status: 200, body: { is_active: 1 } });
    const { access_token: later } = await arrive('Facebook', { name: 'Fay', email: 'fay@example.com' });
    expect((await call('GET', '/api/user', { token: later })).body).toMatchObject({ is_active: 1 });
  });

  test('explains how to log in when the email has an account', async () => {
    const { email } = await createUnverifiedMember();
    const { back } = await comeBack('Google', { name: 'Same', email, verified: true });
    expect(back.searchParams.get('error_description')).toContain('Log in with your password');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('is rejected without an email', async () => {
    const { back } = await comeBack('Facebook', { name: 'Nomail' });
    expect(back.searchParams.has('code')).toBe(false);
    expect(back.searchParams.get('error')).toEqual(expect.any(String));
  });

  test('takes its email, and a forgotten password gets an explanation', async () => {
    await arrive('Google', { name: 'Taken', email: 'taken@example.com', verified: true });
    const body = { email: 'taken@example.com', password, passwordConfirmation: password, terms: true };
    expect((await call('POST', '/api/register', { body })).status).toBe(422);
    expect(
      (await call('POST', '/api/forgot-password', { body: { email: 'taken@example.com' } })).status,
    ).toBe(200);
  });

  test('can renew, log out and delete the account after a recent login, but not change the email', async () => {
    const persona = { name: 'Lee', email: 'lee@example.com', verified: true };
    const { access_token: token, refresh_token } = await arrive('Google', persona);
    const renewed = await call('POST', '/oauth/token', {
      body: { grant_type: 'refresh_token', client_id: 2, refresh_token },
    });
    expect(renewed.status).toBe(200);
    const change = await call('PUT', '/api/buyer-seller/update-profile', {
      token,
      body: { email: 'new@example.com', password },
    });
    expect(change).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
    expect((await call('DELETE', '/api/delete-account', { token })).status).toBe(202);
  });
});

describe('an interrupted sign-up', () => {
  test('gets its account at the next login', async () => {
    const email = 'halfway@example.com';
    const user = { UserPoolId: config.userPoolId, Username: email };
    const UserAttributes = [{ Name: 'email', Value: email }];
    await cognito.send(new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }));
    await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
    const [first, second] = await Promise.all([logIn(email), logIn(email)]);
    const seen = await Promise.all(
      [first, second].map(({ body }) => call('GET', '/api/user', { token: String(body['access_token']) })),
    );
    expect(seen[0]).toMatchObject({ status: 200, body: { email, is_active: 0, user_name: null } });
    expect(seen[1]?.body['id']).toBe(seen[0]?.body['id']);
  });
});
