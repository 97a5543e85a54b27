import { describe, expect, test } from 'vitest';
import { disableUser, addToStaff } from '../support/clients/user-pool.ts';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { call, logIn, createMember, createUnverifiedMember, refreshTokens, getTokens, advanceToNext } =
  createVisitorClient(cloud);

describe('the token call', () => {
  test('answers in OAuth’s shape and ignores a client secret', async () => {
    const { email } = await createUnverifiedMember();
    const reply = await call('POST', '/oauth/token', {
      body: {
        grant_type: 'password',
        client_id: '2',
        client_secret: 'x',
        username: email.toUpperCase(),
        password,
      },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', access_token: expect.any(String), expires_in: 3600 },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('accepts a form, as OAuth clients send it', async () => {
    const { email } = await createUnverifiedMember();
    const fields = { grant_type: 'password', client_id: '2', username: email, password };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (given: Record<string, string>) =>
      cloud.api('/oauth/token', {
        method: 'POST',
        body: new URLSearchParams(given).toString(),
        headers: form,
      });
    expect(await post(fields)).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    expect(await post({ ...fields, client_id: '3' })).toMatchObject({
      status: 422,
      body: { errors: { client_id: [expect.any(String)] } },
    });
    // Other calls accept only JSON.
    const other = await cloud.api('/api/forgot-password', {
      method: 'POST',
      body: 'email=a%40b.example',
      headers: form,
    });
    expect(other.status).toBe(422);
  });

  test('answers missing fields with the specification’s text', async () => {
    const { status, body } = await call('POST', '/oauth/token', {
      body: { grant_type: 'password', client_id: 2 },
    });
    const said = ['This field is required!'];
    expect({ status, errors: body['errors'] }).toEqual({
      status: 422,
      errors: { username: said, password: said },
    });
  });

  test('answers a wrong password and an unknown email alike', async () => {
    const { email } = await createUnverifiedMember();
    const [wrong, unknown] = [
      await logIn(email, 'Wrong-pass-1'),
      await logIn('who@example.com', 'Wrong-pass-1'),
    ];
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 'invalid_grant' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(400);
  });

  test.each([
    ['grant_type', { grant_type: 'implicit' }],
    ['client_id', { client_id: 3 }],
    ['password', { password: 'short' }],
    ['username', { username: '' }],
  ])('names the invalid field %s', async (field, wrong) => {
    const body = { grant_type: 'password', client_id: 2, username: 'a@example.com', password, ...wrong };
    const reply = await call('POST', '/oauth/token', { body });
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  test('locks after five failures, for the right password too, until a quarter of an hour is over', async () => {
    advanceToNext(15 * 60);
    const { email } = await createUnverifiedMember();
    expect((await logIn(email)).status).toBe(200);
    for (let failure = 0; failure < 5; failure += 1)
      expect((await logIn(email, 'Wrong-pass-1')).status).toBe(400);
    const locked = await logIn(email);
    expect(locked).toMatchObject({ status: 429, body: { code: 'too_many' } });
    cloud.clock.advance((Number(locked.headers.get('retry-after')) + 1) * 1000);
    expect((await logIn(email)).status).toBe(200);
  });

  test('rejects a disabled user', async () => {
    const { email, token } = await createUnverifiedMember();
    await disableUser(token);
    expect(await logIn(email)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('gives staff their role', async () => {
    const { email, token } = await createUnverifiedMember();
    await addToStaff(token);
    expect((await call('GET', '/api/user', { token })).body).toMatchObject({ roles: [] });
    const { access_token } = await getTokens(email);
    expect((await call('GET', '/api/user', { token: access_token })).body).toMatchObject({
      roles: ['staff'],
    });
  });

  test('does not count successful logins', async () => {
    const { email } = await createUnverifiedMember();
    const replies = [];
    for (let login = 0; login < 8; login += 1) replies.push((await logIn(email)).status);
    expect(new Set(replies)).toEqual(new Set([200]));
  });
});

describe('renewal and logout', () => {
  test('gives a new access token of the same login for a refresh token', async () => {
    const { email } = await createMember();
    const { refresh_token } = await getTokens(email);
    cloud.clock.advance(2 * 3600 * 1000);
    const renewed = await refreshTokens(refresh_token);
    expect(renewed.status).toBe(200);
    const token = String(renewed.body['access_token']);
    expect((await call('GET', '/api/user', { token })).status).toBe(200);
  });

  test('rejects an expired access token', async () => {
    const { token } = await createUnverifiedMember();
    cloud.clock.advance(3601 * 1000);
    expect((await call('GET', '/api/user', { token })).status).toBe(401);
  });

  test('ends one login with its renewals and keeps the others', async () => {
    const { email } = await createMember();
    const [here, there] = [await getTokens(email), await getTokens(email)];
    const renewedBefore = String((await refreshTokens(here.refresh_token)).body['access_token']);
    const out = await call('GET', '/api/logout', { token: here.access_token });
    expect(out.status).toBe(204);
    expect(out.headers.get('cache-control')).toBe('no-store');
    for (const token of [here.access_token, renewedBefore])
      expect((await call('GET', '/api/user', { token })).status).toBe(401);
    expect(await refreshTokens(here.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await call('GET', '/api/user', { token: there.access_token })).status).toBe(200);
    expect((await refreshTokens(there.refresh_token)).status).toBe(200);
    expect((await call('POST', '/api/logout', { token: there.access_token })).status).toBe(204);
  });

  test.each(['rubbish', 'a.b.c'])('rejects an invalid refresh token (%s)', async (refresh) => {
    expect(await refreshTokens(refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('answer 401 to a token that is none', async () => {
    expect((await call('GET', '/api/user', { token: 'a.b.c' })).status).toBe(401);
  });
});
