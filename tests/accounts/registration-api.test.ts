import { describe, expect, test } from 'vitest';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const {
  call,
  getVerificationCode,
  logIn,
  listMailsOfCalls,
  createUnverifiedMember,
  register,
  advanceToNext,
} = createVisitorClient(cloud);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();

describe('registration', () => {
  test('opens an unverified account, mails a code, and the code makes it active', async () => {
    const reply = await register('Maya@Example.com', { marketing: true });
    expect(reply).toMatchObject({
      status: 201,
      body: { accessToken: expect.any(String), sendTime: expect.any(String), timeLimit: 600 },
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const token = String(reply.body['accessToken']);
    const before = await call('GET', '/api/user', { token });
    expect(before.body).toMatchObject({
      email: 'maya@example.com',
      user_name: null,
      is_active: 0,
      prefs: { marketing: true, newHomes: false },
      roles: [],
      unreadTotal: 0,
    });
    const [mail] = listMailsOfCalls('maya@example.com');
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^\d{6} is your code for Gable$/),
      html: expect.stringContaining('lang="en-GB"'),
    });
    const code = getVerificationCode('maya@example.com');
    const verified = await call('POST', '/api/verify-code', { token, body: { code } });
    expect(verified).toMatchObject({ status: 200, body: { is_active: 1, user_name: null } });
    const named = await call('PUT', '/api/auth-user/update', { token, body: { user_name: 'Maya Rose' } });
    expect(named).toMatchObject({ status: 200, body: { user_name: 'Maya Rose' } });
    const seen = await call('GET', `/api/user/${String(named.body['id'])}`, { token });
    expect(seen.body).toEqual({
      id: named.body['id'],
      user_name: 'Maya Rose',
      memberSince: expect.any(String),
      badges: ['email_verified'],
      emailVerifiedAt: expect.any(String),
      responseTime: null,
    });
    await cloud.idle();
    const told = cloud.events().map(({ detailType }) => detailType);
    expect(told).toEqual(
      expect.arrayContaining(['account.registered.v1', 'account.verified.v1', 'account.changed.v1']),
    );
  });

  test.each([
    ['email', { email: 'maya' }],
    ['email', { email: '' }],
    ['password', { password: 'short' }],
    ['password', { password: 'Password1', passwordConfirmation: 'Password1' }],
    ['passwordConfirmation', { passwordConfirmation: 'Another-one-2' }],
    ['terms', { terms: false }],
    ['user_name', { user_name: 'Gable Support' }],
    ['user_name', { user_name: '07700 900 123' }],
  ])('names the invalid field %s and opens no account', async (field, wrong) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const reply = await register(email, wrong);
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: [expect.any(String)] } },
    });
    expect((await logIn(email)).body).toMatchObject({ error: 'invalid_grant' });
  });

  test('answers a short password with the specification’s text', async () => {
    const { body } = await register('nobody@example.com', {
      password: 'short',
      passwordConfirmation: 'short',
    });
    expect(body).toMatchObject({ errors: { password: ['Password must be 8 digits long'] } });
  });

  test('rejects an email that has an account, in any case', async () => {
    const { email } = await createUnverifiedMember();
    const again = await register(email.toUpperCase());
    expect(again).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  });

  test('opens exactly one account for concurrent requests with one email', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => register('race@example.com')));
    expect(statuses(replies)).toEqual([201, 422, 422, 422, 422]);
    expect((await logIn('race@example.com')).status).toBe(200);
  });

  test('gives a name to exactly one of several concurrent requests, and the others can retry', async () => {
    const emails = Array.from({ length: 4 }, (_, index) => `name-race-${index}@example.com`);
    const replies = await Promise.all(emails.map((email) => register(email, { user_name: 'Race Winner' })));
    expect(statuses(replies)).toEqual([201, 422, 422, 422]);
    const loser = emails[replies.findIndex(({ status }) => status === 422)] ?? '';
    expect((await register(loser, { user_name: 'Race Loser' })).status).toBe(201);
  });

  test('opens one account for the same Idempotency-Key', async () => {
    const body = { email: 'twice@example.com', password, passwordConfirmation: password, terms: true };
    const send = () => call('POST', '/api/register', { body, headers: { 'idempotency-key': 'k-1' } });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(201);
    const read = async ({ body }: typeof first) =>
      (await call('GET', '/api/user', { token: String(body['accessToken']) })).body['id'];
    expect(await read(second)).toBe(await read(first));
  });

  test('stops revealing taken addresses after twenty', async () => {
    advanceToNext(3600);
    const { email } = await createUnverifiedMember();
    for (let probe = 0; probe < 20; probe += 1) expect((await register(email)).status).toBe(422);
    const last = await register(email);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    advanceToNext(3600);
    expect((await register(email)).status).toBe(422);
  });
});
