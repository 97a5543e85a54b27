import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createApiKeyText } from '../../functions/kernel/http/api-key-text.ts';
import { keyCallsPerMinute } from '../../functions/kernel/http/middleware/key-limit-headers.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { readAllRows } from '../contract/access/database-rows.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { type Person } from '../support/clients/seller.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('audit', 'notifications', 'saved-searches', 'search');
cloud.allowCopies('signUp');
const { createMember, callAs, publishProperty, listMails, postOffer } = createOfferClient(cloud);
const { call, getMailedLink, getTokens } = createVisitorClient(cloud);

const Made = z.object({ key: z.object({ id: z.string() }).loose(), apiKey: z.string() });
type Wishes = Partial<Record<'name' | 'password', string>> & { scopes?: string[]; days?: number };
const wishes = { password, name: 'My diary', scopes: ['homes:read'], days: 30 };
const askForKey = (person: Person, more: Wishes = {}) =>
  callAs(person, 'POST', '/api/user/api-keys', { ...wishes, ...more });
const makeKey = async (person: Person, scopes = ['homes:read'], name = 'My diary') => {
  const { status, body } = await askForKey(person, { scopes, name });
  expect(status).toBe(201);
  const { key, apiKey } = Made.parse(body);
  return { id: key.id, apiKey };
};
const callByKey = (apiKey: string, method = 'GET', path = '/api/properties', body?: unknown) =>
  call(method, path, { token: apiKey, body });
const statusOf = async (apiKey: string) => (await callByKey(apiKey)).status;
const listKeys = async (person: Person) => (await callAs(person, 'GET', '/api/user/api-keys')).body['keys'];

describe('making a key', () => {
  test('shows it once, stores a hash, and tells the owner of the account', async () => {
    const person = await createMember();
    const { apiKey, id } = await makeKey(person);
    expect(await callByKey(apiKey)).toMatchObject({ status: 200, body: { total: 0 } });
    expect(await listKeys(person)).toMatchObject([{ id, name: 'My diary', hint: apiKey.slice(-4) }]);
    const rows = [...(await readAllRows()).values()].map(({ row }) => JSON.stringify(row));
    expect(rows.filter((row) => row.includes(apiKey))).toEqual([]);
    expect(rows.filter((row) => row.includes(apiKey.slice(11, 30)))).toEqual([]);
    const [mail] = listMails(person.email);
    expect(mail?.subject).toBe('A new API key for your account');
    expect(mail?.html).not.toContain(apiKey.slice(0, 20));
  });

  test('needs the password, a scope, a name of its own and a choice of days', async () => {
    const person = await createMember();
    const refused = async (more: Wishes) => (await askForKey(person, more)).body['errors'];
    expect(await refused({ password: 'Not-my-pass-1' })).toHaveProperty('password');
    expect(
      (await callAs(person, 'POST', '/api/user/api-keys', { ...wishes, password: undefined })).body,
    ).toHaveProperty('errors.password');
    expect(await refused({ scopes: [] })).toHaveProperty('scopes');
    expect(await refused({ scopes: ['staff:read'] })).toHaveProperty(['scopes.0']);
    expect(await refused({ days: 3650 })).toHaveProperty('days');
    await makeKey(person);
    expect(await refused({})).toHaveProperty('name');
  });

  test('ten times at most, also at once', async () => {
    const person = await createMember();
    for (let nth = 0; nth < 8; nth += 1) await makeKey(person, ['homes:read'], `Key ${nth}`);
    const tries = await Promise.all([8, 9, 10, 11].map((nth) => askForKey(person, { name: `Key ${nth}` })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  });
});

describe('a call with a key', () => {
  test('is made for its account, and its events say which key it was', async () => {
    const [seller, buyer] = [await createMember(), await createMember()];
    const home = await publishProperty(seller);
    const { apiKey, id } = await makeKey(buyer, ['offers:write', 'offers:read']);
    expect(await postOffer({ ...buyer, token: apiKey }, home, 320_000)).toMatchObject({ status: 201 });
    expect((await callByKey(apiKey, 'GET', '/api/my-offers')).body).toMatchObject({ total: 1 });
    await cloud.idle();
    const trail = [...(await readAllRows()).values()]
      .map(({ row }) => JSON.stringify(row))
      .filter((text) => text.includes('offer.made.v1'));
    expect(trail.filter((text) => text.includes(id))).toHaveLength(1);
  });

  test('needs the scope of the call, and a call without one takes no keys', async () => {
    const { apiKey } = await makeKey(await createMember(), ['homes:read', 'account:read']);
    expect((await callByKey(apiKey, 'GET', '/api/my-offers')).body).toMatchObject({ code: 'scope_missing' });
    expect((await callByKey(apiKey, 'GET', '/api/saved-searches')).body).toMatchObject({
      code: 'scope_missing',
    });
    expect((await callByKey(apiKey, 'GET', '/api/user')).status).toBe(200);
    expect((await callByKey(apiKey, 'POST', '/api/user/api-keys', wishes)).status).toBe(401);
    expect((await callByKey(apiKey, 'DELETE', '/api/delete-account', { password })).status).toBe(401);
  });

  test('is refused with the key in the address', async () => {
    const { apiKey } = await makeKey(await createMember());
    for (const path of [
      `/api/properties?key=${apiKey}`,
      `/api/places?q=${apiKey}`,
      `/api/properties/${apiKey}`,
    ])
      expect(await call('GET', path)).toMatchObject({
        status: 422,
        body: { detail: expect.stringContaining('Authorization header') },
      });
  });

  test.each([
    ['of nobody', () => createApiKeyText('dev')],
    ['that is mistyped', () => `${createApiKeyText('dev').slice(0, -1)}_`],
    ['that is a prefix alone', () => 'gable_live_'],
  ])('is refused with a key %s, on calls of visitors, too', async (_, make) => {
    expect(await callByKey(make())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await callByKey(make(), 'GET', '/api/property-cards?ids=prp_x')).status).toBe(401);
  });

  test('tells what is left of its limit, and is refused past it; people are not counted', async () => {
    const person = await createMember();
    const { apiKey } = await makeKey(person);
    // Its calls are counted by the minute of the clock, and all of these are to be of one.
    cloud.clock.advance(60_000 - (cloud.clock.now() % 60_000));
    const { headers } = await callByKey(apiKey);
    expect(headers.get('ratelimit-policy')).toBe(`"key";q=${keyCallsPerMinute};w=60`);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${keyCallsPerMinute - 1};t=\\d+$`));
    for (let sent = 1; sent < keyCallsPerMinute + 10; sent += 30)
      await Promise.all(Array.from({ length: 30 }, () => callByKey(apiKey)));
    const past = await callByKey(apiKey);
    expect(past).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(past.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(past.headers.get('retry-after')).toMatch(/^\d+$/);
    const own = await callAs(person, 'GET', '/api/properties');
    expect([own.status, own.headers.get('ratelimit')]).toEqual([200, null]);
  });

  test('is noted once an hour', async () => {
    const person = await createMember();
    const { apiKey } = await makeKey(person);
    expect(await listKeys(person)).toEqual([expect.not.objectContaining({ usedAt: expect.anything() })]);
    await callByKey(apiKey);
    const first = z.array(z.object({ usedAt: z.string() })).parse(await listKeys(person));
    await callByKey(apiKey);
    expect(await listKeys(person)).toMatchObject(first);
  });
});

describe('the end of a key', () => {
  test('comes when its owner ends it, for both texts of a rotated one', async () => {
    const person = await createMember();
    const { apiKey, id } = await makeKey(person);
    const path = `/api/user/api-keys/${id}/rotate`;
    const next = Made.parse((await callAs(person, 'POST', path, { password })).body).apiKey;
    expect((await callAs(person, 'POST', path, { password })).body).toMatchObject({ state: 'rotated' });
    expect([await statusOf(apiKey), await statusOf(next)]).toEqual([200, 200]);
    expect(await listKeys(person)).toMatchObject([{ formerUntil: expect.any(String) }]);
    expect((await callAs(person, 'DELETE', `/api/user/api-keys/${id}`)).status).toBe(204);
    expect([await statusOf(apiKey), await statusOf(next)]).toEqual([401, 401]);
    expect((await callAs(person, 'DELETE', `/api/user/api-keys/${id}`)).status).toBe(404);
  });

  test('comes with a new password, a block and the end of the account', async () => {
    const [resetting, barred] = [await createMember(), await createMember()];
    const [first, second] = [await makeKey(resetting), await makeKey(barred)];
    await call('POST', '/api/forgot-password', { body: { email: resetting.email } });
    const { token } = getMailedLink(resetting.email);
    const fresh = 'Another-pass-7';
    await call('POST', '/api/reset-password', {
      body: { token, email: resetting.email, password: fresh, passwordConfirmation: fresh },
    });
    expect(await statusOf(first.apiKey)).toBe(401);
    await blockUser(barred);
    expect(await statusOf(second.apiKey)).toBe(401);
  });

  test('comes on its day', async () => {
    const person = await createMember();
    const { apiKey } = await makeKey(person);
    cloud.clock.advance(30 * dayMs + 1_000);
    expect(await statusOf(apiKey)).toBe(401);
    const { access_token: token } = await getTokens(person.email);
    expect(await listKeys({ ...person, token })).toMatchObject([{ ended: 'expired' }]);
  });

  test('comes for changes while the account waits for its deletion, and for all calls after it', async () => {
    const person = await createMember();
    const { apiKey } = await makeKey(person, ['homes:read', 'homes:write']);
    await callAs(person, 'DELETE', '/api/delete-account', { password });
    expect((await callByKey(apiKey, 'POST', '/api/property-draft', {})).body).toMatchObject({
      code: 'account_leaving',
    });
    expect(await statusOf(apiKey)).toBe(200);
    cloud.clock.advance(15 * dayMs);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect(await statusOf(apiKey)).toBe(401);
    const rows = [...(await readAllRows()).values()].map(({ row }) => JSON.stringify(row));
    expect(rows.filter((row) => row.includes('My diary') && row.includes(person.id))).toEqual([]);
  });
});
