import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { organisationCallsPerMinute } from '../../functions/kernel/http/middleware/key-limit-headers.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { readAllRows } from '../contract/access/database-rows.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createOrganisationClient } from '../support/clients/organisations.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('organisations', 'search', 'properties');
const client = createOrganisationClient(cloud);
const { call, createMember, startOrganisation, invite, join, accept, makeKey, askForToken, getToken, list } =
  client;
const { getInvitationKey, getTokens, listMails } = client;

const search = '/api/search-properties?per_page=1';
const searchWith = (token: string) => call('GET', search, { token });
const rowsWith = async (text: string) =>
  [...(await readAllRows()).values()]
    .map(({ row }) => JSON.stringify(row))
    .filter((row) => row.includes(text));
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

describe('people of an organisation', () => {
  test('are invited by mail and accept once; developers look after keys, and see no addresses', async () => {
    const [admin, developer, stranger] = [await createMember(), await createMember(), await createMember()];
    const id = await startOrganisation(admin);
    expect(await invite(admin, id, developer.email)).toMatchObject({
      status: 201,
      body: { invitations: [{ email: developer.email, role: 'developer', expired: false }] },
    });
    const [mail] = listMails(developer.email);
    expect(mail?.subject).toMatch(/ invites you to Harbour Portal$/);
    const key = getInvitationKey(developer.email);
    expect(await rowsWith(key.split('.')[1] ?? '')).toEqual([]);
    const shown = await call('POST', '/api/organisation-invitation', { body: { key } });
    expect(shown).toMatchObject({ status: 200, body: { organisation: 'Harbour Portal', member: false } });
    expect(await accept(developer, key)).toMatchObject({ status: 200, body: { role: 'developer' } });
    expect((await accept(stranger, key)).status).toBe(410);
    await invite(admin, id, stranger.email);
    expect(await list(developer)).toMatchObject([{ invitations: [], acts: [], members: [{}, {}] }]);
    expect(await list(stranger)).toEqual([]);
    expect((await invite(developer, id, 'a@example.com')).body).toMatchObject({ code: 'admin_only' });
    expect((await invite(stranger, id, 'a@example.com')).status).toBe(404);
    expect((await invite(admin, id, developer.email)).body).toHaveProperty('errors.email');
  });

  test('don’t come in by a link that was withdrawn, replaced, has ended, or whose sender was removed', async () => {
    const [admin, second] = [await createMember(), await createMember()];
    const id = await startOrganisation(admin);
    await join(admin, id, second, 'admin');
    const person = await createMember();
    const keys = [];
    await invite(admin, id, person.email);
    keys.push(getInvitationKey(person.email));
    const again = await invite(admin, id, person.email);
    keys.push(getInvitationKey(person.email));
    const [{ id: invitation } = { id: '' }] = z
      .array(z.object({ id: z.string() }))
      .parse(again.body['invitations']);
    const path = `/api/organisations/${id}/invitations/${invitation}`;
    expect((await call('DELETE', path, { token: admin.token })).status).toBe(204);
    expect((await call('DELETE', path, { token: admin.token })).status).toBe(404);
    await invite(second, id, person.email);
    keys.push(getInvitationKey(person.email));
    await call('DELETE', `/api/organisations/${id}/members/${second.id}`, { token: admin.token });
    for (const key of keys) expect((await accept(person, key)).status).toBe(410);
    const other = await createMember();
    await invite(admin, id, other.email);
    const late = getInvitationKey(other.email);
    cloud.clock.advance(14 * dayMs + 1000);
    expect((await call('POST', '/api/organisation-invitation', { body: { key: late } })).status).toBe(410);
  });

  test('are invited twenty times a day by one person, however many organisations they have', async () => {
    const admin = await createMember();
    const ids = [await startOrganisation(admin), await startOrganisation(admin, 'Pier Portal')];
    for (const id of ids)
      for (let nth = 0; nth < 10; nth += 1)
        expect((await invite(admin, id, `${nth}.${id}@example.com`)).status).toBe(201);
    for (const id of ids)
      expect((await invite(admin, id, `late.${id}@example.com`)).body).toMatchObject({ code: 'too_many' });
  });

  test('hand over before the last admin leaves; who is removed hears of it and reads nothing', async () => {
    const [admin, developer] = [await createMember(), await createMember()];
    const id = await startOrganisation(admin);
    await join(admin, id, developer);
    const member = (userId: string) => `/api/organisations/${id}/members/${userId}`;
    const leave = () => call('DELETE', member(admin.id), { token: admin.token });
    expect(await leave()).toMatchObject({ status: 409, body: { state: 'last_admin' } });
    const asAdmin = { token: admin.token, body: { role: 'admin' } };
    expect((await call('PUT', member(developer.id), asAdmin)).status).toBe(200);
    expect((await leave()).status).toBe(204);
    expect(await list(admin)).toEqual([]);
    await join(developer, id, admin);
    const removal = await call('DELETE', member(admin.id), { token: developer.token });
    expect(removal.status).toBe(204);
    expect(listMails(admin.email)[0]?.subject).toBe('You’re no longer a member of Harbour Portal');
    expect(await list(developer)).toMatchObject([
      {
        acts: ['removed', 'joined', 'invited', 'left', 'made_admin', 'joined', 'invited', 'created'].map(
          (what) => ({ what }),
        ),
      },
    ]);
  });

  test('whose last admin is blocked or deleted get another one; with nobody left it is closed', async () => {
    const [admin, developer] = [await createMember(), await createMember()];
    const id = await startOrganisation(admin);
    await join(admin, id, developer);
    const key = await makeKey(admin, id);
    await blockUser(admin);
    await cloud.idle();
    expect(await list(developer)).toMatchObject([{ role: 'admin', members: [{ userId: developer.id }] }]);
    expect(listMails(developer.email)[0]?.subject).toBe('You’re now an admin of Harbour Portal');
    expect((await searchWith(key.secret)).status).toBe(200);
    expect((await rowsWith(admin.id)).filter((row) => row.includes(id))).toEqual([]);
    await call('DELETE', '/api/delete-account', { token: developer.token, body: { password } });
    cloud.clock.advance(15 * dayMs);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect((await searchWith(key.secret)).status).toBe(401);
    // Counters of calls go with their window.
    expect((await rowsWith(id)).filter((row) => !row.includes('limit#'))).toEqual([]);
  });
});

describe('a key of an organisation', () => {
  test('is shown once, opens what visitors may call by its scopes, and nothing of a person', async () => {
    const admin = await createMember();
    const key = await makeKey(admin, await startOrganisation(admin));
    expect(key.secret).toMatch(/^gable_org_test_\w{36}$/);
    expect(await rowsWith(key.secret.slice(15))).toEqual([]);
    expect((await searchWith(key.secret)).status).toBe(200);
    const tryPath = async (path: string) => (await call('GET', path, { token: key.secret })).body['code'];
    expect(await tryPath('/api/property-cards?ids=prp_x')).toBe('scope_missing');
    for (const path of ['/api/my-offers', '/api/user', '/api/properties'])
      expect(await tryPath(path)).toBe('scope_missing');
    expect((await call('GET', '/api/organisations', { token: key.secret })).status).toBe(401);
    expect((await call('GET', `/api/places?q=${key.secret}`)).status).toBe(422);
    expect((await searchWith(`${key.secret.slice(0, -1)}_`)).status).toBe(401);
  });

  test('outlives the member who made it, and ends at once with its tokens', async () => {
    const [admin, developer] = [await createMember(), await createMember()];
    const id = await startOrganisation(admin);
    await join(admin, id, developer);
    const key = await makeKey(developer, id);
    const token = await getToken(key);
    await call('DELETE', `/api/organisations/${id}/members/${developer.id}`, { token: admin.token });
    expect([(await searchWith(key.secret)).status, (await searchWith(token)).status]).toEqual([200, 200]);
    const path = `/api/organisations/${id}/keys/${key.id}`;
    expect((await call('DELETE', path, { token: developer.token })).status).toBe(404);
    expect((await call('DELETE', path, { token: admin.token })).status).toBe(204);
    expect([(await searchWith(key.secret)).status, (await searchWith(token)).status]).toEqual([401, 401]);
    expect((await askForToken({ client_id: key.id, client_secret: key.secret })).status).toBe(401);
  });

  test('has two secrets for a day after it is replaced, and keeps its last use', async () => {
    const admin = await createMember();
    const id = await startOrganisation(admin);
    const key = await makeKey(admin, id);
    await searchWith(key.secret);
    const path = `/api/organisations/${id}/keys/${key.id}/rotate`;
    const next = z.string().parse((await call('POST', path, { token: admin.token })).body['apiKey']);
    const statuses = async () => [(await searchWith(key.secret)).status, (await searchWith(next)).status];
    expect(await call('POST', path, { token: admin.token })).toMatchObject({
      status: 409,
      body: { state: 'rotated' },
    });
    expect(await statuses()).toEqual([200, 200]);
    const shown = { formerUntil: expect.any(String), usedAt: expect.any(String) };
    expect(await list(admin)).toMatchObject([{ keys: [shown] }]);
    cloud.clock.advance(dayMs + 1000);
    expect(await statuses()).toEqual([401, 200]);
    cloud.clock.advance(90 * dayMs);
    expect(await statuses()).toEqual([401, 401]);
  });

  test('keeps its last use, when it is replaced again before the next', async () => {
    const admin = await createMember();
    const id = await startOrganisation(admin);
    const key = await makeKey(admin, id);
    await searchWith(key.secret);
    const path = `/api/organisations/${id}/keys/${key.id}/rotate`;
    expect((await call('POST', path, { token: admin.token })).status).toBe(201);
    cloud.clock.advance(dayMs + 1000);
    const { access_token: token } = await getTokens(admin.email);
    expect(await call('POST', path, { token })).toMatchObject({
      status: 201,
      body: { key: { usedAt: expect.any(String) } },
    });
  });

  test('has no limit of its network for the price guide, which visitors have', async () => {
    const admin = await createMember();
    const { secret: token } = await makeKey(admin, await startOrganisation(admin), {
      scopes: ['market:read'],
    });
    const guide = '/api/price-guide?postcode=EH1%201BB&property_type=terraced&bedrooms=3';
    for (let nth = 1; nth <= 100; nth += 1) await call('GET', guide, { token });
    expect((await call('GET', guide, { token })).status).toBe(200);
    expect((await call('GET', guide)).status).toBe(200);
  });

  test('is counted with the others of its organisation, and tells what is left', async () => {
    const admin = await createMember();
    const id = await startOrganisation(admin);
    const [one, other] = [await makeKey(admin, id), await makeKey(admin, id, { name: 'Other' })];
    const { headers } = await searchWith(one.secret);
    expect(headers.get('ratelimit-policy')).toBe(`"organisation";q=${organisationCallsPerMinute};w=60`);
    expect(headers.get('ratelimit')).toMatch(/^"organisation";r=599;t=\d+$/);
    const second = await searchWith(await getToken(other));
    expect(second.headers.get('ratelimit')).toMatch(/^"organisation";r=598;/);
    expect((await call('GET', search)).headers.get('ratelimit')).toBeNull();
  });

  test('is told of a week before its end, once, unless it was replaced', async () => {
    const admin = await createMember();
    const id = await startOrganisation(admin, 'Till & Co');
    await makeKey(admin, id, { name: 'Old feed', days: 30 });
    const kept = await makeKey(admin, id, { name: 'New feed', days: 30 });
    cloud.clock.advance(dayMs);
    const { access_token: token } = await getTokens(admin.email);
    const path = `/api/organisations/${id}/keys/${kept.id}/rotate`;
    expect((await call('POST', path, { token })).status).toBe(201);
    cloud.clock.advance(22 * dayMs + 60_000);
    await cloud.idle();
    const subjects = listMails(admin.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('ends soon'))).toEqual([
      'The key “Old feed” of Till & Co ends soon',
    ]);
  });
});

describe('client credentials', () => {
  test('give a token for the key’s scopes, or fewer, by header or body', async () => {
    const admin = await createMember();
    const key = await makeKey(admin, await startOrganisation(admin), {
      scopes: ['market:read', 'search:read'],
    });
    const posted = await askForToken({ client_id: key.id, client_secret: key.secret });
    expect(posted).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, scope: 'search:read market:read' },
    });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const narrow = await askForToken({ scope: 'market:read' }, basic(key.id, key.secret));
    expect(narrow).toMatchObject({ status: 200, body: { scope: 'market:read' } });
    const token = z.string().parse(narrow.body['access_token']);
    expect((await searchWith(token)).body).toMatchObject({ code: 'scope_missing' });
    const wide = await getToken(key);
    expect((await searchWith(wide)).status).toBe(200);
    cloud.clock.advance(900_000);
    expect((await searchWith(wide)).status).toBe(401);
  });

  test('are refused in the words of RFC 6749', async () => {
    const admin = await createMember();
    const key = await makeKey(admin, await startOrganisation(admin));
    const both = { client_id: key.id, client_secret: key.secret };
    const wrong = await askForToken({ ...both, client_secret: `${key.secret}x` });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic /);
    const errorOf = async (fields: Record<string, string>, header?: string) => {
      const { status, body } = await askForToken(fields, header);
      return [status, body['error']];
    };
    expect(await errorOf({})).toEqual([401, 'invalid_client']);
    expect(await errorOf({ ...both, client_id: 'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K' })).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await errorOf({}, 'Basic bm9jb2xvbg==')).toEqual([401, 'invalid_client']);
    expect(await errorOf(both, basic(key.id, key.secret))).toEqual([400, 'invalid_request']);
    expect(await errorOf({ ...both, scope: 'offers:read' })).toEqual([400, 'invalid_scope']);
    expect(await errorOf({ ...both, grant_type: 'device_code' })).toEqual([400, 'unsupported_grant_type']);
    expect(await errorOf({ ...both, grant_type: '' })).toEqual([400, 'invalid_request']);
  });
});
