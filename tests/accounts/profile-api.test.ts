import { describe, expect, test } from 'vitest';
import { blockUser } from '../support/clients/block-user.ts';
import { password, createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

const { call, getVerificationCode, logIn, listMails, createMember, createUnverifiedMember } =
  createVisitorClient(cloud);
const days = 24 * 3600 * 1000;
const rename = (token: string, user_name: string) =>
  call('PUT', '/api/auth-user/update', { token, body: { user_name } });
const update = (token: string, body: Record<string, unknown>) =>
  call('PUT', '/api/buyer-seller/update-profile', { token, body });
const me = (token: string) => call('GET', '/api/user', { token });

describe('the username', () => {
  test('is unique regardless of case', async () => {
    const one = await createMember('Ivy Green');
    const other = await createUnverifiedMember();
    expect(await rename(other.token, 'IVY green')).toMatchObject({
      status: 422,
      body: { errors: { user_name: [expect.any(String)] } },
    });
    expect((await rename(one.token, 'ivy GREEN')).body).toMatchObject({ user_name: 'ivy GREEN' });
    expect((await rename(other.token, 'Ivy Green')).status).toBe(422);
  });

  test('goes to exactly one of several concurrent requests', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createUnverifiedMember()));
    const replies = await Promise.all(people.map(({ token }) => rename(token, 'One Of Us')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('frees the former name, and changes again after 30 days', async () => {
    const { token, email } = await createMember('First Name');
    expect((await rename(token, 'Second Name')).status).toBe(200);
    expect((await rename((await createUnverifiedMember()).token, 'first name')).status).toBe(200);
    const early = await rename(token, 'Third Name');
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(29 * 24 * 3600);
    cloud.clock.advance(30 * days);
    const later = String((await logIn(email)).body['access_token']);
    expect((await rename(later, 'Third Name')).status).toBe(200);
  });

  test('is not set when its form is invalid or it is reserved', async () => {
    const { token } = await createUnverifiedMember();
    for (const name of ['ab', 'Gable', 'admin', 'me@example.com', 'www.maya.com', '07700900123'])
      expect(await rename(token, name)).toMatchObject({
        status: 422,
        body: { errors: { user_name: [expect.any(String)] } },
      });
    expect((await me(token)).body).toMatchObject({ user_name: null });
  });
});

describe('the profile', () => {
  test('keeps the fields that were sent and shows them to its owner', async () => {
    const { token } = await createMember();
    const sent = {
      firstName: 'Maya',
      lastName: 'Rose',
      phone: '+447700900123',
      bio: 'Two cats',
      address: '1 High Street, Leeds',
      buyerProfile: { status: 'mortgage', aipAmount: 250_000, chainStatus: 'no_chain' },
      prefs: { newHomes: false },
    };
    const changed = await update(token, sent);
    expect(changed).toMatchObject({
      status: 200,
      body: { ...sent, prefs: { marketing: false, newHomes: false } },
    });
    expect((await me(token)).body).toEqual(changed.body);
    expect((await update(token, { phone: null, bio: '' })).body).not.toHaveProperty('phone');
  });

  test('accepts any text without marks of direction, except a lone surrogate', async () => {
    const { token } = await createUnverifiedMember();
    expect((await update(token, { bio: '😀 \u202e <b>' })).body).toMatchObject({ bio: '😀  <b>' });
    for (const half of ['\ud83d', 'x \ude00'])
      expect(await update(token, { bio: half })).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  test('keeps each of several concurrent changes', async () => {
    const { token } = await createMember();
    await Promise.all([
      update(token, { firstName: 'Maya' }),
      update(token, { bio: 'Two cats' }),
      update(token, { lastName: 'Rose' }),
    ]);
    expect((await me(token)).body).toMatchObject({ firstName: 'Maya', bio: 'Two cats', lastName: 'Rose' });
  });

  test('names every invalid field and changes nothing', async () => {
    const { token } = await createUnverifiedMember();
    const before = await me(token);
    const wrong = {
      phone: '+4407700900123',
      bio: 'x'.repeat(301),
      avatar: 'https://example.com/me.jpg',
      buyerProfile: { status: 'rich' },
    };
    const reply = await update(token, { ...wrong, firstName: 'Maya' });
    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(Object(reply.body['errors'])).sort()).toEqual([
      'avatar',
      'bio',
      'buyerProfile.status',
      'phone',
    ]);
    expect((await me(token)).body).toEqual(before.body);
  });
});

describe('changing the email', () => {
  test('needs the password and the code; the old address stays until then and gets a notice', async () => {
    const { email, token } = await createMember();
    const next = `next-${email}`;
    for (const wrong of [{}, { password: 'Wrong-pass-1' }])
      expect(await update(token, { email: next, ...wrong })).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    const asked = await update(token, { email: next, password });
    expect(asked).toMatchObject({ status: 200, body: { email, pendingEmail: next, is_active: 1 } });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(next)).status).toBe(400);
    const code = getVerificationCode(next);
    const proven = await call('POST', '/api/verify-code', { token, body: { code } });
    expect(proven).toMatchObject({ status: 200, body: { email: next, is_active: 1 } });
    expect(proven.body).not.toHaveProperty('pendingEmail');
    expect((await logIn(next)).status).toBe(200);
    expect((await logIn(email)).status).toBe(400);
    expect(listMails(email)[0]?.subject).toBe('Your email address was changed');
  });

  test('is rejected for an address that has an account', async () => {
    const [one, other] = [await createMember(), await createUnverifiedMember()];
    expect(await update(one.token, { email: other.email, password })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
  });

  test('is rejected when another account took the address meanwhile', async () => {
    const { email, token } = await createMember();
    const next = `wanted-${email}`;
    await update(token, { email: next, password });
    const code = getVerificationCode(next);
    const { status } = await call('POST', '/api/register', {
      body: { email: next, password, passwordConfirmation: password, terms: true },
    });
    expect(status).toBe(201);
    expect((await call('POST', '/api/verify-code', { token, body: { code } })).status).toBe(422);
    expect((await me(token)).body).toMatchObject({ email });
    expect((await logIn(email)).status).toBe(200);
  });

  test('corrects a mistyped registration, and a resent code goes to the new address', async () => {
    const { email, token } = await createUnverifiedMember();
    const right = `right-${email}`;
    await update(token, { email: right, password });
    cloud.clock.advance(61_000);
    await call('GET', '/api/resend-verify-code', { token });
    expect(listMails(right)).toHaveLength(2);
    const code = getVerificationCode(right);
    expect((await call('POST', '/api/verify-code', { token, body: { code } })).body).toMatchObject({
      email: right,
      is_active: 1,
    });
  });
});

describe('reading another person', () => {
  test('returns only public fields', async () => {
    const [one, other] = [await createMember(), await createMember()];
    await update(one.token, { phone: '+447700900123', firstName: 'Hidden', bio: 'Hidden too' });
    const seen = await call('GET', `/api/user/${one.id}`, { token: other.token });
    expect(Object.keys(seen.body).sort()).toEqual([
      'badges',
      'emailVerifiedAt',
      'id',
      'memberSince',
      'responseTime',
      'user_name',
    ]);
    const card = await call('GET', `/api/buyer-seller/${one.id}`, { token: other.token });
    expect(card.body).toEqual({
      ...seen.body,
      liveListings: 0,
      completedSales: 0,
      viewingsKept: null,
      reviews: null,
    });
  });

  test.each(['user', 'buyer-seller'])('answers 404 to an unknown id: %s', async (path) => {
    const { token } = await createMember();
    expect((await call('GET', `/api/${path}/usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E`, { token })).status).toBe(404);
    expect((await call('GET', `/api/${path}/nobody`, { token })).status).toBe(422);
  });
});

describe('account states', () => {
  test.each([
    ['account_unverified', () => createUnverifiedMember({ user_name: 'Still Unverified' })],
    [
      'username_unset',
      async () => {
        const person = await createUnverifiedMember();
        await call('POST', '/api/verify-code', {
          token: person.token,
          body: { code: getVerificationCode(person.email) },
        });
        return person;
      },
    ],
  ])('answer %s', async (code, make) => {
    const { id } = await createMember();
    const { token } = await make();
    expect(await call('GET', `/api/user/${id}`, { token })).toMatchObject({ status: 403, body: { code } });
    expect((await me(token)).status).toBe(200);
  });

  test('allow a blocked person to log in and read the account, but not to change it', async () => {
    const person = await createMember();
    const { id } = person;
    const token = await blockUser(person);
    expect((await me(token)).body).toMatchObject({ is_active: 2, block: { reason: 'fraud' } });
    const replies = [
      await call('GET', `/api/user/${id}`, { token }),
      await rename(token, 'New Name'),
      await update(token, { bio: 'Hello' }),
      await update(token, { email: 'new@example.com', password }),
      await call('POST', '/api/verify-code', { token, body: { code: '123456' } }),
      await call('GET', '/api/resend-verify-code', { token }),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    expect((await call('GET', '/api/logout', { token })).status).toBe(204);
  });
});
