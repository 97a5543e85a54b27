import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, publishProperty, callAs, getPropertyPage, listEvents } =
  createSellerClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Saved');
  buyer = await createMember('Ben Saver');
});

const save = (propertyId: string, person = buyer) =>
  callAs(person, 'POST', '/api/favourites', { propertyId });
const list = async (person = buyer) => (await callAs(person, 'GET', '/api/favourites')).body;
const Saved = z.object({ id: z.string(), savedAt: z.string() });
const Listed = z.object({ favourites: z.array(z.object({ propertyId: z.string() }).loose()) });
const Id = z.object({ id: z.string(), version: z.int().optional() });

test('saves a property once with its price and shows the change since', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  const first = await save(home);
  expect(first).toMatchObject({
    status: 201,
    body: { propertyId: home, savedPrice: 300_000, priceDelta: 0 },
  });
  expect(await save(home)).toMatchObject({ status: 200, body: { id: Id.parse(first.body).id } });
  const { version } = Id.parse((await getPropertyPage(home, seller)).body);
  await callAs(seller, 'PUT', `/api/properties/${home}`, { price: 285_000, version });
  expect(await list()).toMatchObject({
    total: 1,
    favourites: [{ savedPrice: 300_000, priceDelta: -15_000, card: { id: home, price: 285_000 } }],
  });
  await cloud.idle();
  expect(listEvents('favourite.saved.v1', home)).toHaveLength(1);
  expect((await getPropertyPage(home, seller)).body).toMatchObject({ owner: { counts: { favourites: 1 } } });
  expect((await getPropertyPage(home, buyer)).body).toMatchObject({ isFavourite: true });
  expect((await getPropertyPage(home)).body).not.toHaveProperty('isFavourite');
});

test('writes, changes and removes a note, and keeps it when saving without one', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  const noted = (note?: string) => callAs(buyer, 'POST', '/api/favourites', { propertyId: home, note });
  const { id, savedAt } = Saved.parse((await save(home)).body);
  expect(await noted('  South-facing garden ')).toMatchObject({
    status: 200,
    body: { id, savedAt, savedPrice: 300_000, note: 'South-facing garden' },
  });
  expect((await noted('Ask about the boiler')).body).toMatchObject({ note: 'Ask about the boiler' });
  expect((await noted()).body).toMatchObject({ note: 'Ask about the boiler' });
  expect(await noted('x'.repeat(501))).toMatchObject({
    status: 422,
    body: { errors: { note: [expect.any(String)] } },
  });
  const kept = Listed.parse(await list()).favourites.find(({ propertyId }) => propertyId === home);
  expect(kept).toMatchObject({ id, note: 'Ask about the boiler' });
  // The note is private to the buyer.
  const stranger = await createMember('Nina Nosy');
  const theirs = await callAs(stranger, 'POST', '/api/favourites', { propertyId: home, note: 'Mine' });
  expect(theirs.body).toMatchObject({ note: 'Mine' });
  expect((await noted()).body).toMatchObject({ note: 'Ask about the boiler' });
  expect((await noted('')).body).not.toHaveProperty('note');
  await cloud.idle();
  // A note does not count as another favourite.
  expect((await getPropertyPage(home, seller)).body).toMatchObject({ owner: { counts: { favourites: 2 } } });
});

test('saves a property once under ten concurrent requests', async () => {
  const home = await publishProperty(seller);
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(home)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => Id.parse(body).id)).size).toBe(1);
  await cloud.idle();
  expect((await getPropertyPage(home, seller)).body).toMatchObject({ owner: { counts: { favourites: 1 } } });
});

test('removes a favourite once by its own id or the property’s', async () => {
  const [one, two] = [await publishProperty(seller), await publishProperty(seller)];
  const { id } = Id.parse((await save(one)).body);
  await save(two);
  expect((await callAs(buyer, 'DELETE', `/api/favourites/${id}`)).status).toBe(204);
  expect((await callAs(buyer, 'DELETE', `/api/favourites/${two}`)).status).toBe(204);
  expect((await callAs(buyer, 'DELETE', `/api/favourites/${two}`)).status).toBe(404);
  await cloud.idle();
  expect((await getPropertyPage(one, seller)).body).toMatchObject({ owner: { counts: { favourites: 0 } } });
});

test('lists the caller’s own homes while they are public', async () => {
  const owner = await createMember('Olga Owner');
  const home = await publishProperty(owner);
  expect(await list(owner)).toMatchObject({ total: 0, ownIds: [home] });
  expect((await list()).ownIds).not.toContain(home);
  await callAs(owner, 'PUT', `/api/property-published/${home}`, { published: false });
  expect(await list(owner)).toMatchObject({ ownIds: [] });
});

test('tells no one who saved a home of a pause that is taken back', async () => {
  const home = await publishProperty(seller);
  await save(home);
  for (const published of [false, true])
    expect((await callAs(seller, 'PUT', `/api/property-published/${home}`, { published })).status).toBe(200);
  await cloud.idle();
  expect(listEvents('property.published.v1', home).at(-1)).toMatchObject({ occasion: 'resumed' });
  expect(listEvents('saved_home.back_on_sale.v1', home)).toEqual([]);
  const kept = Listed.parse(await list()).favourites.find(({ propertyId }) => propertyId === home);
  expect(JSON.stringify(kept?.['card'])).not.toContain('"back"');
});

test('refuses other users’ favourites, own properties and properties off the market', async () => {
  const home = await publishProperty(seller);
  const { id } = Id.parse((await save(home)).body);
  const stranger = await createMember('Sam Stranger');
  expect((await callAs(stranger, 'DELETE', `/api/favourites/${id}`)).status).toBe(404);
  expect(await list(stranger)).toMatchObject({ total: 0, favourites: [] });
  expect(await save(home, seller)).toMatchObject({ status: 409, body: { state: 'own' } });
  await callAs(seller, 'PUT', `/api/property-published/${home}`, { published: false });
  expect((await save(home, stranger)).status).toBe(404);
  const listed = Listed.parse(await list());
  const kept = listed.favourites.find(({ propertyId }) => propertyId === home);
  expect(kept).toMatchObject({ savedPrice: 325_000 });
  expect(kept).not.toHaveProperty('card');
});

test('repeats the answer for the same Idempotency-Key and refuses it with another body', async () => {
  const [home, other] = [await publishProperty(seller), await publishProperty(seller)];
  const sent = (propertyId: string) =>
    call('POST', '/api/favourites', {
      token: buyer.token,
      body: { propertyId },
      headers: { 'idempotency-key': 'tap-1' },
    });
  const first = await sent(home);
  expect(first.status).toBe(201);
  expect(await sent(home)).toMatchObject({ status: 201, body: first.body });
  expect(await sent(other)).toMatchObject({ status: 422, body: { code: 'key_reused' } });
});
