import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { biddingAt } from './bidding.ts';

cloud.wake('messages');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = biddingAt(cloud);
const { member, own, call, onSale, offered, change, accept, offersOn, page } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await member('Sue Selling');
  buyer = await member('Bea Buying');
  other = await member('Oli Other');
});

const Row = z.looseObject({
  propertyId: z.string(),
  stage: z.string(),
  unread: z.int(),
  removable: z.boolean(),
  lastActivityAt: z.string(),
});
const buying = async (person: Member) =>
  z
    .object({ buying: z.array(Row), total: z.int() })
    .parse((await own(person, 'GET', '/api/my-buying?per_page=100')).body).buying;
const rowOf = async (person: Member, home: string) =>
  (await buying(person)).find(({ propertyId }) => propertyId === home);
const putAway = (person: Member, home: string, method = 'GET') =>
  own(person, method, `/api/my-buying/remove/${home}`);

describe('myBuying', () => {
  test('lists one row per property from first message to sale, but no favourites', async () => {
    const home = await onSale(seller);
    await own(buyer, 'POST', '/api/favourites', { propertyId: home });
    expect(await rowOf(buyer, home)).toBeUndefined();
    const message = { propertyId: home, toUserId: seller.id, body: 'Is the boiler new?' };
    expect((await own(buyer, 'POST', '/api/messages', message)).status).toBe(201);
    expect(await rowOf(buyer, home)).toMatchObject({
      stage: 'chatting',
      sellerId: seller.id,
      removable: true,
    });
    const { id } = await offered(buyer, home, 300_000);
    expect(await rowOf(buyer, home)).toMatchObject({
      stage: 'offer_made',
      offer: { id, status: 'pending', amount: 300_000, note: false },
    });
    await change(seller, id, { action: 'counter', amount: 310_000 });
    expect(await rowOf(buyer, home)).toMatchObject({ stage: 'countered' });
    await change(buyer, id, { action: 'accept_counter' });
    await cloud.idle();
    const row = await rowOf(buyer, home);
    expect(row).toMatchObject({ stage: 'accepted', removable: false, offer: { amount: 310_000 } });
    expect(row?.unread).toBeGreaterThan(0);
    expect(await rowOf(other, home)).toBeUndefined();
    expect(await rowOf(seller, home)).toBeUndefined();
  });

  test('shows a removed row again after the next activity or a restore', async () => {
    const home = await onSale(seller);
    const { id } = await offered(buyer, home, 300_000);
    await cloud.idle();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await putAway(buyer, home, method)).status).toBe(204);
    expect(await rowOf(buyer, home)).toBeUndefined();
    expect((await own(buyer, 'POST', `/api/my-buying/restore/${home}`)).status).toBe(204);
    expect(await rowOf(buyer, home)).toBeDefined();
    await putAway(buyer, home);
    cloud.clock.advance(1_000);
    await change(seller, id, { action: 'counter', amount: 310_000 });
    expect(await rowOf(buyer, home)).toMatchObject({ stage: 'countered' });
    expect((await putAway(other, home)).status).toBe(404);
    expect((await own(other, 'POST', `/api/my-buying/restore/${home}`)).status).toBe(404);
  });

  test('refuses to remove a row whose offer is accepted', async () => {
    const home = await onSale(seller);
    const { id } = await offered(buyer, home, 300_000);
    await accept(seller, id);
    expect(await putAway(buyer, home)).toMatchObject({ status: 409, body: { state: 'accepted' } });
  });
});

test('shows buyers the number of open offers only if the seller shares it, and no amounts', async () => {
  const home = await onSale(seller);
  await offered(buyer, home, 301_234);
  expect(await offersOn(other, home)).not.toHaveProperty('openOffers');
  expect(await rowOf(buyer, home)).not.toHaveProperty('openOffers');
  const { version } = z.looseObject({ version: z.int() }).parse((await page(home, seller)).body);
  expect(
    (await own(seller, 'PUT', `/api/properties/${home}`, { showOfferCount: true, version })).status,
  ).toBe(200);
  const seen = await offersOn(other, home);
  expect(seen).toEqual({ offers: [], total: 0, page: 1, per_page: 50, openOffers: 1 });
  await offered(other, home, 302_000);
  expect(await rowOf(other, home)).toMatchObject({ openOffers: 2 });
  expect(JSON.stringify(await rowOf(other, home))).not.toContain('301234');
});

test('filters own offers by status with expiries applied', async () => {
  const person = await member('Lia Lister');
  const [first, second] = [await onSale(seller), await onSale(seller)];
  const soon = new Date(cloud.clock.now() + 2 * 3_600_000).toISOString();
  const gone = await offered(person, first, 300_000, { expiresAt: soon });
  const open = await offered(person, second, 300_000);
  const ids = async (query = '') =>
    z
      .object({ offers: z.array(z.looseObject({ id: z.string() })) })
      .parse((await own(person, 'GET', `/api/my-offers${query}`)).body)
      .offers.map(({ id }) => id);
  expect(await ids()).toEqual([open.id, gone.id]);
  cloud.clock.advance(2 * 3_600_000 + 1_000);
  const later = await at.later(0, person);
  person.token = later.token;
  expect(await ids('?status=expired')).toEqual([gone.id]);
  expect(await ids('?status=pending')).toEqual([open.id]);
  expect((await call('GET', '/api/my-offers')).status).toBe(401);
  [seller, buyer, other] = await Promise.all([at.later(0, seller), at.later(0, buyer), at.later(0, other)]);
});
