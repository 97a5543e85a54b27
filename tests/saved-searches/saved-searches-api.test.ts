import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';

cloud.wake('notifications', 'consents');

const {
  advanceAndLogIn,
  call,
  callAs,
  createMember,
  getPropertyPage,
  getVerificationCode,
  listMails,
  publishProperty,
  register,
  setPublished,
} = createSellerClient(cloud);

const Saved = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  status: z.string(),
  unseen: z.int(),
});
const Answer = z.object({ savedSearch: Saved });
const List = z.object({ total: z.int(), mailed: z.boolean(), savedSearches: z.array(Saved) });
const Homes = z.object({
  total: z.int(),
  searches: z.array(z.object({ id: z.string(), seenTo: z.string().optional() })),
  gone: z.int(),
  homes: z.array(
    z.object({
      card: z.object({ id: z.string() }),
      cause: z.string(),
      from: z.int().optional(),
      news: z.string(),
      why: z.array(z.string()),
      names: z.array(z.string()),
    }),
  ),
});
const Versioned = z.object({ version: z.int() });

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
});

const save = async (person: Member, query: string, frequency = 'instant', name?: string) => {
  const { status, body } = await callAs(person, 'POST', '/api/saved-searches', { query, frequency, name });
  expect(status).toBe(201);
  return Answer.parse(body).savedSearch;
};
const list = async ({ token }: Pick<Member, 'token'>) =>
  List.parse((await call('GET', '/api/saved-searches', { token })).body);
const findHomes = async (person: Member, id?: string) =>
  Homes.parse((await callAs(person, 'GET', `/api/new-homes${id ? `?search=${id}` : ''}`)).body);
const markSeen = async (person: Member, { searches }: z.output<typeof Homes>) => {
  for (const { id, seenTo } of searches)
    await callAs(person, 'PUT', `/api/saved-searches/${id}`, { seenTo: z.string().parse(seenTo) });
};
/** Lets the collecting alerts become due and mails them. */
const release = async () => {
  await cloud.idle();
  cloud.clock.advance(5 * 60_000);
  await cloud.schedules.run('saved-searches-every-five-minutes');
  await cloud.idle();
};
const linkIn = (text: string, path: string) =>
  new URL(z.string().parse(text.split(/\s/).find((word) => word.includes(path))));
const reprice = async (home: string, price: number) => {
  const { version } = Versioned.parse((await getPropertyPage(home, seller)).body);
  expect((await callAs(seller, 'PUT', `/api/properties/${home}`, { price, version })).status).toBe(200);
};

describe('a saved search', () => {
  test('has the filters of the results it was saved from, once', async () => {
    const person = await createMember('Mia Member');
    const first = await save(person, 'view=map&q=Leeds&max_price=310000&page=2');
    expect(first).toMatchObject({
      name: 'Leeds, up to £310,000',
      query: 'max_price=310000&q=Leeds',
      status: 'active',
      unseen: 0,
    });
    expect((await save(person, 'q=Leeds&max_price=310000', 'daily')).id).toBe(first.id);
    expect(await list(person)).toMatchObject({ total: 1, mailed: true });
    const consents = await callAs(person, 'GET', '/api/consents');
    expect(JSON.stringify(consents.body)).toContain('"purpose":"alerts","given":true');
  });

  test('is renamed, paused and deleted by its owner only', async () => {
    const [person, other] = [await createMember('Rita Renamer'), await createMember('Oscar Other')];
    const { id } = await save(person, 'q=York');
    const path = `/api/saved-searches/${id}`;
    const change = { name: 'York for us', paused: true, frequency: 'weekly' };
    expect(await callAs(person, 'PUT', path, change)).toMatchObject({
      status: 200,
      body: { name: 'York for us', status: 'paused', frequency: 'weekly' },
    });
    expect((await callAs(other, 'PUT', path, change)).status).toBe(404);
    expect((await callAs(other, 'DELETE', path)).status).toBe(404);
    expect((await callAs(person, 'DELETE', path)).status).toBe(204);
    expect(await list(person)).toMatchObject({ total: 0 });
    expect((await call('GET', '/api/saved-searches')).status).toBe(401);
  });

  test('is refused without a filter, and after the thirtieth', async () => {
    const person = await createMember('Felix Full');
    const post = (query: string) =>
      callAs(person, 'POST', '/api/saved-searches', { query, frequency: 'daily' });
    expect(await post('page=2')).toMatchObject({
      status: 422,
      body: { errors: { query: [expect.any(String)] } },
    });
    for (let beds = 1; beds <= 30; beds++) expect((await post(`min_beds=${beds}`)).status).toBe(201);
    expect(await post('min_beds=31')).toMatchObject({ status: 409, body: { state: 'full' } });
  });
});

describe('an alert', () => {
  test('mails every home that fits, with what happened and why, once', async () => {
    const person = await createMember('Ina Instant');
    const { id } = await save(person, 'q=Leeds&max_price=301000&min_beds=3', 'instant', 'Our next home');
    const [home, dear] = [
      await publishProperty(seller, { price: 300_000 }),
      await publishProperty(seller, { price: 900_000 }),
    ];
    await release();
    const mails = listMails(person.email).filter(({ subject }) => subject.startsWith('New on the market'));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text).toContain(await readHomePath(cloud.origin, home));
    expect(mail?.text).toContain('Search: Our next home');
    expect(mail?.text).toContain('£300,000 is in your budget');
    expect(mail?.text).not.toContain(await readHomePath(cloud.origin, dear));
    expect(mail?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    expect((await findHomes(person, id)).homes.map(({ card }) => card.id)).toEqual([home]);
    expect((await list(person)).savedSearches).toMatchObject([{ id, unseen: 1 }]);
    await markSeen(person, await findHomes(person, id));
    expect((await list(person)).savedSearches).toMatchObject([{ unseen: 0 }]);
    await release();
    expect(listMails(person.email).filter(({ subject }) => subject.startsWith('New on'))).toHaveLength(1);
    const { body } = await callAs(person, 'GET', '/api/notifications');
    expect(JSON.stringify(body)).toContain('1 home for your saved searches');
  });

  test('has a page that shows exactly its homes, and stops by one press without a login', async () => {
    const person = await createMember('Stan Stopper');
    await save(person, 'q=Leeds&max_price=211000');
    const home = await publishProperty(seller, { price: 210_000 });
    await release();
    const [mail] = listMails(person.email);
    const alert = linkIn(mail?.text ?? '', '/newhome?alert=').searchParams.get('alert');
    const shown = Homes.parse((await call('GET', `/api/new-homes?alert=${alert}`)).body);
    expect(shown.homes.map(({ card }) => card.id)).toEqual([home]);
    const stop = new URL(/<(.+)>/.exec(String(mail?.headers['list-unsubscribe']))?.[1] ?? '');
    expect(await call('POST', `${stop.pathname}${stop.search}`)).toMatchObject({ status: 200 });
    expect((await list(person)).savedSearches).toMatchObject([{ status: 'paused' }]);
    expect((await call('POST', `${stop.pathname}/undo${stop.search}`)).status).toBe(200);
    expect((await list(person)).savedSearches).toMatchObject([{ status: 'active' }]);
    const wrong = `/api/stop-alert?key=${'0'.repeat(26)}.${'x'.repeat(24)}`;
    expect((await call('POST', wrong, { from: createAddress() })).status).toBe(404);
  });

  test('notifies of a reduction into the budget and of a return, and not of a pause', async () => {
    const home = await publishProperty(seller, { price: 180_000 });
    const person = await createMember('Petra Price');
    const { id } = await save(person, 'q=Leeds&max_price=175000');
    await reprice(home, 174_000);
    await cloud.idle();
    expect((await findHomes(person, id)).homes).toMatchObject([
      { card: { id: home }, cause: 'reduced', from: 180_000, news: 'Reduced from £180,000' },
    ]);
    await setPublished(seller, home, false);
    await cloud.idle();
    expect(await findHomes(person, id)).toMatchObject({ homes: [], gone: 1 });
    await setPublished(seller, home, true);
    await cloud.idle();
    expect((await findHomes(person, id)).homes).toHaveLength(1);
  });

  test('has seen homes once all new ones were listed, on its own page too', async () => {
    const person = await createMember('Paul Pager');
    const { id } = await save(person, 'q=Leeds&max_price=161000');
    for (const price of [160_000, 159_000]) await publishProperty(seller, { price });
    await release();
    const page = async (nth: number) => findHomes(person, `${id}&per_page=1&page=${nth}`);
    expect((await page(1)).searches).toEqual([expect.not.objectContaining({ seenTo: expect.anything() })]);
    const all = await page(2);
    await publishProperty(seller, { price: 158_000 });
    await cloud.idle();
    // The home that came since is not in that list.
    await markSeen(person, all);
    expect((await list(person)).savedSearches).toMatchObject([{ unseen: 1 }]);
    await release();
    const [mail] = listMails(person.email);
    const alert = linkIn(mail?.text ?? '', '/newhome?alert=').searchParams.get('alert');
    await markSeen(person, Homes.parse((await call('GET', `/api/new-homes?alert=${alert}`)).body));
    expect((await list(person)).savedSearches).toMatchObject([{ unseen: 0 }]);
  });

  test('comes in the morning for a daily search, as one mail of all homes', async () => {
    const person = await createMember('Dora Daily');
    await save(person, 'q=Leeds&max_price=151000', 'daily');
    const homes = [
      await publishProperty(seller, { price: 150_000 }),
      await publishProperty(seller, { price: 149_000 }),
    ];
    await release();
    const mine = () => listMails(person.email).filter(({ subject }) => subject.startsWith('2 homes for'));
    expect(mine()).toEqual([]);
    seller = await advanceAndLogIn(dayMs, seller);
    await release();
    expect(mine()).toHaveLength(1);
    for (const home of homes) expect(mine()[0]?.text).toContain(await readHomePath(cloud.origin, home));
  });

  test('is not mailed to a member who turned mails about new homes off, nor to the seller', async () => {
    const person = await createMember('Quinn Quiet');
    const { id } = await save(person, 'q=Leeds&max_price=141000');
    const own = await save(seller, 'q=Leeds&max_price=141000');
    await callAs(person, 'PUT', '/api/buyer-seller/update-profile', { prefs: { newHomes: false } });
    await publishProperty(seller, { price: 140_000 });
    await release();
    expect(listMails(person.email).filter(({ subject }) => subject.startsWith('New on'))).toEqual([]);
    expect((await findHomes(person, id)).total).toBe(1);
    expect((await findHomes(seller, own.id)).total).toBe(0);
  });
});

describe('a visitor’s search', () => {
  const email = 'visitor-of-alerts@example.com';
  const from = createAddress();
  const post = (query: string, address = email) =>
    call('POST', '/api/saved-searches', { from, body: { query, frequency: 'instant', email: address } });
  const confirm = async () => {
    await cloud.idle();
    const hash = linkIn(listMails(email)[0]?.text ?? '', '/saved-searches/confirm#').hash.slice(1);
    const { search, key } = Object.fromEntries(new URLSearchParams(hash));
    return { key, reply: await call('POST', '/api/saved-searches/confirm', { body: { search, key } }) };
  };

  test('gets no mail but the one that asks, until its address is confirmed', async () => {
    expect(
      await call('POST', '/api/saved-searches', { from, body: { query: 'q=Leeds', frequency: 'daily' } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    expect(await post('q=Leeds&max_price=131000')).toMatchObject({ status: 201, body: { confirm: true } });
    await publishProperty(seller, { price: 130_000 });
    await release();
    expect(listMails(email).map(({ subject }) => subject)).toEqual(['Confirm your saved search']);
    const { key, reply } = await confirm();
    expect(reply).toMatchObject({ status: 200, body: { status: 'active' } });
    const home = await publishProperty(seller, { price: 129_000 });
    await release();
    const [mail] = listMails(email);
    expect(mail?.text).toContain(await readHomePath(cloud.origin, home));
    expect((await call('GET', `/api/saved-searches?key=${key}`)).body).toMatchObject({
      total: 1,
      mailed: true,
    });
  });

  test('becomes the member’s when its address registers', async () => {
    const { body } = await call('POST', '/api/saved-searches', {
      from,
      body: { query: 'q=York', frequency: 'daily', email: 'later-member@example.com' },
    });
    expect(body).toMatchObject({ confirm: true });
    await cloud.idle();
    const hash = linkIn(listMails('later-member@example.com')[0]?.text ?? '', '/confirm#').hash.slice(1);
    const { search, key } = Object.fromEntries(new URLSearchParams(hash));
    await call('POST', '/api/saved-searches/confirm', { body: { search, key } });
    const token = z
      .string()
      .parse((await register('later-member@example.com', { user_name: 'Lara Later' })).body['accessToken']);
    const code = getVerificationCode('later-member@example.com');
    await call('POST', '/api/verify-code', { token, body: { code } });
    await cloud.idle();
    expect(await list({ token })).toMatchObject({
      mailed: true,
      savedSearches: [{ id: search, status: 'active' }],
    });
    expect((await call('GET', `/api/saved-searches?key=${key}`, { from: createAddress() })).status).toBe(404);
  });
});
