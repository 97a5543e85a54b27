import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cloud } from '../support/cloud.ts';
import { days, patience, sellingAt } from './seller.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = sellingAt(cloud);
const { member, own, submitted, choose, onSale, page, publish, told, later, everyDay, wholeData } = at;

let seller: Awaited<ReturnType<typeof member>>;
let buyer: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Seller');
  buyer = await member('Ben Buyer');
});

const Home = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  history: z.array(z.unknown()),
});
const mine = async (id: string) => Home.parse((await page(id, seller)).body);
const change = async (id: string, data: object, version?: number) =>
  own(seller, 'PUT', `/api/properties/${id}`, { ...data, version: version ?? (await mine(id)).version });
const withdraw = (id: string, person = seller) =>
  own(person, 'DELETE', `/api/properties/${id}?reason=${encodeURIComponent('We are staying')}`);
const relist = (id: string, method = 'POST') => own(seller, method, `/api/relist-property/${id}`);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('a property', () => {
  test('awaits its package, goes on sale with it, and is public without its house number', async () => {
    const id = await submitted(seller);
    expect(await mine(id)).toMatchObject({ status: 'pending_payment' });
    expect((await page(id)).status).toBe(404);
    expect((await page(id, buyer)).status).toBe(404);
    expect(await choose(seller, id)).toMatchObject({
      status: 201,
      body: { status: 'active', totalPence: 0 },
    });
    await cloud.idle();
    expect(told('property.published.v1', id)).toMatchObject([{ occasion: 'first', price: 325_000 }]);
    const { status, body, headers } = await page(id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      title: 'Oak Road, Leeds',
      isOwner: false,
      news: 'new',
      seller: { user_name: expect.stringMatching(/^Sally Seller/) },
      pictures: [{ alt: 'The front', url: expect.stringContaining('/media/') }],
      history: [{ kind: 'listed', price: 325_000 }],
    });
    for (const hidden of [
      'houseNo',
      'owner',
      'ownerId',
      'ownerDeclaration',
      'package',
      'images',
      'epcPicture',
    ])
      expect(body).not.toHaveProperty(hidden);
    const own = (await page(id, seller)).body;
    expect(own).toMatchObject({
      isOwner: true,
      houseNo: expect.any(String),
      owner: { obstacles: [], package: { packageId: 'starter' } },
    });
  });

  test('cannot be changed, published, relisted or withdrawn by another account', async () => {
    const id = await onSale(seller);
    const replies = [
      await own(buyer, 'PUT', `/api/properties/${id}`, { price: 1_000, version: 2 }),
      await publish(buyer, id, false),
      await own(buyer, 'POST', `/api/relist-property/${id}`),
      await withdraw(id, buyer),
      await choose(buyer, id),
    ];
    expect(statuses(replies)).toEqual([404, 404, 404, 404, 404]);
    expect(await mine(id)).toMatchObject({ status: 'live', version: 2 });
  });
});

describe('publishing', () => {
  test('happens and is published as an event once for concurrent calls', async () => {
    const id = await onSale(seller);
    expect((await publish(seller, id, false)).body).toMatchObject({ status: 'paused' });
    const replies = await Promise.all([1, 2, 3].map(() => publish(seller, id)));
    await cloud.idle();
    expect(told('property.published.v1', id)).toMatchObject([{ occasion: 'first' }, { occasion: 'resumed' }]);
    expect(statuses(replies)[0]).toBe(200);
    for (const { status, body } of replies.filter(({ status }) => status !== 200))
      expect([status, body['code']]).toEqual([409, 'stale']);
    // Two versions more than before: the pause and one publishing.
    expect(await mine(id)).toMatchObject({ status: 'live', version: 4 });
    expect(await publish(seller, id)).toMatchObject({ status: 200, body: { version: 4 } });
  });

  test('hides a paused property from everyone except its owner', async () => {
    const id = await onSale(seller);
    await publish(seller, id, false);
    expect((await page(id)).status).toBe(404);
    expect((await publish(seller, id, false)).status).toBe(200);
    expect((await publish(seller, id)).body).toMatchObject({ status: 'live' });
    expect((await page(id)).status).toBe(200);
  });

  test('returns the packages when there is none', async () => {
    const id = await submitted(seller);
    const { status, body } = await publish(seller, id);
    expect([status, body['code']]).toEqual([402, 'payment_required']);
    expect(body['packages']).toMatchObject([{ id: 'starter', pricePence: 0 }, {}, {}, { id: 'premium' }]);
  });

  test('rejects a property that became unfinished, and says why', async () => {
    const id = await submitted(seller);
    expect((await change(id, { description: [{ value: { mainDescription: 'Short.' } }] })).status).toBe(200);
    await choose(seller, id);
    await cloud.idle();
    const { body } = await page(id, seller);
    expect(body).toMatchObject({
      status: 'pending_payment',
      owner: { package: { packageId: 'starter' }, obstacles: [{ code: 'description' }] },
    });
    expect(await publish(seller, id)).toMatchObject({
      status: 422,
      body: { errors: { description: [expect.any(String)] } },
    });
    await change(id, { description: [{ value: { mainDescription: 'A fine home. '.repeat(12) } }] });
    expect(await publish(seller, id)).toMatchObject({ status: 200, body: { status: 'live' } });
  });

  test('reviews the address of another seller and rejects one’s own address twice', async () => {
    const { houseNo, address } = await wholeData(seller);
    const first = await onSale(seller, { houseNo, address });
    const double = await onSale(buyer, {
      houseNo: `No. ${houseNo}`,
      address: { ...address, uprn: undefined },
    });
    expect((await page(double, buyer)).body).toMatchObject({ status: 'under_review' });
    expect((await page(double)).status).toBe(404);
    const again = await submitted(seller, { houseNo, address });
    await choose(seller, again);
    await cloud.idle();
    expect(await publish(seller, again)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await withdraw(first);
    expect(await publish(seller, again)).toMatchObject({ status: 200, body: { status: 'live' } });
  });
});

describe('a change', () => {
  test('of the price adds history, news and an event, and never overwrites another version', async () => {
    const id = await onSale(seller);
    const before = await mine(id);
    expect((await change(id, { price: 310_000 })).body).toMatchObject({
      price: 310_000,
      previousPrice: 325_000,
      news: 'reduced',
    });
    expect(await change(id, { price: 1_000_000 }, before.version)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    const prices = [309_000, 308_000, 307_000];
    const version = before.version + 1;
    const replies = await Promise.all(prices.map((price) => change(id, { price }, version)));
    expect(statuses(replies)).toEqual([200, 409, 409]);
    await cloud.idle();
    expect(told('property.price_changed.v1', id)).toHaveLength(2);
    expect((await page(id)).body['history']).toMatchObject([
      { kind: 'price', before: 310_000 },
      { kind: 'price', before: 325_000, price: 310_000 },
      { kind: 'listed', price: 325_000 },
    ]);
  });

  test('of tenure and key facts publishes an event of its own', async () => {
    const id = await onSale(seller);
    await change(id, { tenure: 'share_of_freehold', keyFacts: { councilTaxBand: 'D' } });
    await cloud.idle();
    expect(told('property.tenure_changed.v1', id)).toMatchObject([
      { from: 'freehold', to: 'share_of_freehold' },
    ]);
    expect(told('property.key_facts_changed.v1', id)).toMatchObject([{ fields: ['councilTaxBand'] }]);
  });

  test('is rejected with the field when it is malformed', async () => {
    const id = await onSale(seller);
    expect(await change(id, { price: '£300k' })).toMatchObject({
      status: 422,
      body: { errors: { price: [expect.any(String)] } },
    });
    expect(await change(id, { price: null })).toMatchObject({
      status: 422,
      body: { errors: { price: [expect.any(String)] } },
    });
    expect(await change(id, { images: [] })).toMatchObject({
      status: 422,
      body: { errors: { images: [expect.any(String)] } },
    });
    expect(await mine(id)).toMatchObject({ version: 2 });
  });
});

describe('withdrawal and return', () => {
  test('keep the reason, and show the property as back instead of new', async () => {
    const id = await onSale(seller);
    expect((await withdraw(id)).status).toBe(204);
    expect((await page(id)).status).toBe(404);
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'conflict', state: 'withdrawn' } });
    expect(await publish(seller, id)).toMatchObject({ status: 409, body: { state: 'withdrawn' } });
    const back = await relist(id, 'GET');
    expect(back).toMatchObject({ status: 200, body: { status: 'live' } });
    expect((await relist(id)).status).toBe(200);
    await cloud.idle();
    expect(told('property.status_changed.v1', id)).toMatchObject([
      { from: 'live', to: 'withdrawn', reason: 'We are staying' },
    ]);
    expect(told('property.published.v1', id)).toMatchObject([{ occasion: 'first' }, { occasion: 'back' }]);
    expect((await page(id)).body).toMatchObject({ news: 'back', firstListedAt: expect.any(String) });
  });
});

describe('the owner’s list', () => {
  test('has the properties newest first, by page and status, with their counts', async () => {
    const owner = await member('Olive Owner');
    const ids = [await onSale(owner), await submitted(owner), await onSale(owner)];
    const list = async (query = '') => (await own(owner, 'GET', `/api/properties${query}`)).body;
    const all = await list();
    expect(all).toMatchObject({ total: 3, page: 1, properties: ids.toReversed().map((id) => ({ id })) });
    expect(await list('?page=2&per_page=2')).toMatchObject({ total: 3, properties: [{ id: ids[0] }] });
    expect(await list('?status=pending_payment')).toMatchObject({ total: 1, properties: [{ id: ids[1] }] });
    const favourite = await own(buyer, 'POST', '/api/favourites', { propertyId: ids[0] });
    expect(favourite.status).toBe(201);
    await cloud.idle();
    expect(await list('?page=2&per_page=2')).toMatchObject({
      properties: [
        {
          counts: { favourites: 1, views: 0, unread: 0, offers: 0, viewings: 0 },
          package: { packageId: 'starter' },
        },
      ],
    });
    expect((await page(String(ids[0]), buyer)).body).toMatchObject({ isFavourite: true });
    await own(buyer, 'DELETE', `/api/favourites/${ids[0]}`);
    await cloud.idle();
    expect(await list('?page=2&per_page=2')).toMatchObject({ properties: [{ counts: { favourites: 0 } }] });
  });
});

test('takes the properties of a closing account off the market', async () => {
  const leaver = await member('Lena Leaver');
  const id = await onSale(leaver);
  const waiting = await submitted(leaver);
  expect((await own(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' })).status).toBe(202);
  await cloud.idle();
  expect((await page(id)).status).toBe(404);
  expect(told('property.status_changed.v1', id)).toMatchObject([{ to: 'withdrawn' }]);
  expect(told('property.status_changed.v1', waiting)).toMatchObject([{ to: 'withdrawn' }]);
});

test('takes a property off the market when its package ends, and back with a new one', async () => {
  // Long before all other properties, whose packages must not end here.
  cloud.clock.advance(-200 * days);
  seller = await member('Sally Seller');
  const id = await onSale(seller);
  const renewed = await onSale(seller);
  seller = await later(89 * days, seller);
  await everyDay('packages');
  expect(await mine(id)).toMatchObject({ status: 'live' });
  seller = await later(2 * days, seller);
  // Chosen before the old package ended, which it replaces.
  expect((await choose(seller, renewed)).status).toBe(201);
  await everyDay('packages');
  expect(await mine(renewed)).toMatchObject({ status: 'live' });
  expect(await mine(id)).toMatchObject({ status: 'expired' });
  expect((await page(id)).status).toBe(404);
  expect(await relist(id)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  expect((await choose(seller, id)).status).toBe(201);
  expect(await relist(id)).toMatchObject({ status: 200, body: { status: 'live', news: 'back' } });
});
