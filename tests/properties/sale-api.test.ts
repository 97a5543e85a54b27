import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const sellerClient = createSellerClient(cloud);
const {
  createMember,
  callAs,
  submitProperty,
  postPackageChoice,
  publishProperty,
  getPropertyPage,
  setPublished,
  listEvents,
  advanceAndLogIn,
  runDailySchedule,
  createEpcCertificate,
  createPropertyData,
} = sellerClient;

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
  buyer = await createMember('Ben Buyer');
});

const Home = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  history: z.array(z.unknown()),
});
const mine = async (id: string) => Home.parse((await getPropertyPage(id, seller)).body);
const change = async (id: string, data: object, version?: number) =>
  callAs(seller, 'PUT', `/api/properties/${id}`, { ...data, version: version ?? (await mine(id)).version });
const withdraw = (id: string, person = seller) =>
  callAs(person, 'DELETE', `/api/properties/${id}?reason=${encodeURIComponent('We are staying')}`);
const relist = (id: string, method = 'POST') => callAs(seller, method, `/api/relist-property/${id}`);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('a property', () => {
  test('awaits its package, goes on sale with it, and is public without its house number', async () => {
    const id = await submitProperty(seller, { epcCertificate: await createEpcCertificate(seller) });
    expect(await mine(id)).toMatchObject({ status: 'pending_payment' });
    expect((await getPropertyPage(id)).status).toBe(404);
    expect((await getPropertyPage(id, buyer)).status).toBe(404);
    expect(await postPackageChoice(seller, id)).toMatchObject({
      status: 201,
      body: { status: 'active', totalPence: 0 },
    });
    await cloud.idle();
    expect(listEvents('property.published.v1', id)).toMatchObject([{ occasion: 'first', price: 325_000 }]);
    const { status, body, headers } = await getPropertyPage(id);
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
      'postcode',
      'owner',
      'ownerId',
      'ownerDeclaration',
      'package',
      'images',
      'epcPicture',
    ])
      expect(body).not.toHaveProperty(hidden);
    const own = (await getPropertyPage(id, seller)).body;
    expect(own).toMatchObject({
      isOwner: true,
      houseNo: expect.any(String),
      postcode: expect.any(String),
      owner: { obstacles: [], package: { packageId: 'starter' } },
    });
  });

  test('cannot be changed, published, relisted or withdrawn by another account', async () => {
    const id = await publishProperty(seller);
    const replies = [
      await callAs(buyer, 'PUT', `/api/properties/${id}`, { price: 1_000, version: 2 }),
      await setPublished(buyer, id, false),
      await callAs(buyer, 'POST', `/api/relist-property/${id}`),
      await withdraw(id, buyer),
      await postPackageChoice(buyer, id),
    ];
    expect(statuses(replies)).toEqual([404, 404, 404, 404, 404]);
    expect(await mine(id)).toMatchObject({ status: 'live', version: 2 });
  });
});

describe('publishing', () => {
  test('happens and is published as an event once for concurrent calls', async () => {
    const id = await publishProperty(seller);
    expect((await setPublished(seller, id, false)).body).toMatchObject({ status: 'paused' });
    const replies = await Promise.all([1, 2, 3].map(() => setPublished(seller, id)));
    await cloud.idle();
    expect(listEvents('property.published.v1', id)).toMatchObject([
      { occasion: 'first' },
      { occasion: 'resumed' },
    ]);
    expect(statuses(replies)[0]).toBe(200);
    for (const { status, body } of replies.filter(({ status }) => status !== 200))
      expect([status, body['code']]).toEqual([409, 'stale']);
    // Two versions more than before: the pause and one publishing.
    expect(await mine(id)).toMatchObject({ status: 'live', version: 4 });
    expect(await setPublished(seller, id)).toMatchObject({ status: 200, body: { version: 4 } });
  });

  test('hides a paused property from everyone except its owner', async () => {
    const id = await publishProperty(seller);
    await setPublished(seller, id, false);
    expect((await getPropertyPage(id)).status).toBe(404);
    expect((await setPublished(seller, id, false)).status).toBe(200);
    expect((await setPublished(seller, id)).body).toMatchObject({ status: 'live' });
    expect((await getPropertyPage(id)).status).toBe(200);
  });

  test('returns the packages when there is no active one', async () => {
    const id = await submitProperty(seller);
    const { status, body } = await setPublished(seller, id);
    expect([status, body['code']]).toEqual([402, 'payment_required']);
    expect(body['packages']).toMatchObject([{ id: 'starter', pricePence: 0 }, {}, {}, { id: 'premium' }]);
  });

  test('rejects a property that became unfinished, and states why', async () => {
    const id = await submitProperty(seller);
    expect((await change(id, { description: [{ value: { mainDescription: 'Short.' } }] })).status).toBe(200);
    await postPackageChoice(seller, id);
    await cloud.idle();
    const { body } = await getPropertyPage(id, seller);
    expect(body).toMatchObject({
      status: 'pending_payment',
      owner: { package: { packageId: 'starter' }, obstacles: [{ code: 'description' }] },
    });
    expect(await setPublished(seller, id)).toMatchObject({
      status: 422,
      body: { errors: { description: [expect.any(String)] } },
    });
    await change(id, { description: [{ value: { mainDescription: 'A fine home. '.repeat(12) } }] });
    expect(await setPublished(seller, id)).toMatchObject({ status: 200, body: { status: 'live' } });
  });

  test('reviews the address of another seller and rejects one’s own address twice', async () => {
    const { houseNo, address } = await createPropertyData(seller);
    const first = await publishProperty(seller, { houseNo, address });
    const double = await publishProperty(buyer, {
      houseNo: `No. ${houseNo}`,
      address: { ...address, uprn: undefined },
    });
    expect((await getPropertyPage(double, buyer)).body).toMatchObject({ status: 'under_review' });
    expect((await getPropertyPage(double)).status).toBe(404);
    const again = await submitProperty(seller, { houseNo, address });
    await postPackageChoice(seller, again);
    await cloud.idle();
    expect(await setPublished(seller, again)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await withdraw(first);
    expect(await setPublished(seller, again)).toMatchObject({ status: 200, body: { status: 'live' } });
  });
});

describe('a change', () => {
  test('of the price adds history, news and an event, and never overwrites another version', async () => {
    const id = await publishProperty(seller);
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
    expect(listEvents('property.price_changed.v1', id)).toHaveLength(2);
    expect((await getPropertyPage(id)).body['history']).toMatchObject([
      { kind: 'price', before: 310_000 },
      { kind: 'price', before: 325_000, price: 310_000 },
      { kind: 'listed', price: 325_000 },
    ]);
  });

  test('of tenure and key facts publishes an event of its own', async () => {
    const id = await publishProperty(seller);
    await change(id, { tenure: 'share_of_freehold', keyFacts: { councilTaxBand: 'D' } });
    await cloud.idle();
    expect(listEvents('property.tenure_changed.v1', id)).toMatchObject([
      { from: 'freehold', to: 'share_of_freehold' },
    ]);
    expect(listEvents('property.key_facts_changed.v1', id)).toMatchObject([{ fields: ['councilTaxBand'] }]);
  });

  test('is rejected with the field when it is malformed', async () => {
    const id = await publishProperty(seller);
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

describe('a price far from what similar homes go for', () => {
  test('is typed once more at the submission, and blocks nothing after that', async () => {
    const data = await createPropertyData(seller, { price: 32_500_000 });
    const submit = (more: object) =>
      callAs(seller, 'POST', '/api/properties', { data: { ...data, ...more } });
    for (const more of [{}, { confirmedPrice: 325_000 }])
      expect(await submit(more)).toMatchObject({
        status: 422,
        body: {
          errors: { confirmedPrice: [expect.stringContaining('more than 5 times')] },
          price: 32_500_000,
          typicalPrice: expect.any(Number),
        },
      });
    const { status, body } = await submit({ confirmedPrice: 32_500_000 });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('confirmedPrice');
  });

  test('is typed once more when it changes, and a sum that is no price is refused', async () => {
    const id = await publishProperty(seller);
    expect(await change(id, { price: 3_250 })).toMatchObject({
      status: 422,
      body: { errors: { confirmedPrice: [expect.stringContaining('less than a fifth')] } },
    });
    expect((await change(id, { price: 3_250, confirmedPrice: 3_250 })).status).toBe(200);
    expect((await change(id, { chainFree: true })).status).toBe(200);
    for (const price of [0, -325_000, 325_000.5, 1e15])
      expect(await change(id, { price })).toMatchObject({
        status: 422,
        body: { errors: { price: expect.anything() } },
      });
  });
});

describe('withdrawal and return', () => {
  test('keep the reason, and show the property as back instead of new', async () => {
    const id = await publishProperty(seller);
    expect((await withdraw(id)).status).toBe(204);
    expect((await getPropertyPage(id)).status).toBe(404);
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'conflict', state: 'withdrawn' } });
    expect(await setPublished(seller, id)).toMatchObject({ status: 409, body: { state: 'withdrawn' } });
    const back = await relist(id, 'GET');
    expect(back).toMatchObject({ status: 200, body: { status: 'live' } });
    expect((await relist(id)).status).toBe(200);
    await cloud.idle();
    expect(listEvents('property.status_changed.v1', id)).toMatchObject([
      { from: 'live', to: 'withdrawn', reason: 'We are staying' },
    ]);
    expect(listEvents('property.published.v1', id)).toMatchObject([
      { occasion: 'first' },
      { occasion: 'back' },
    ]);
    expect((await getPropertyPage(id)).body).toMatchObject({
      news: 'back',
      firstListedAt: expect.any(String),
    });
  });
});

describe('the owner’s list', () => {
  test('has the properties newest first, by page and status, with their counts', async () => {
    const owner = await createMember('Olive Owner');
    const ids = [await publishProperty(owner), await submitProperty(owner), await publishProperty(owner)];
    const list = async (query = '') => (await callAs(owner, 'GET', `/api/properties${query}`)).body;
    const all = await list();
    expect(all).toMatchObject({ total: 3, page: 1, properties: ids.toReversed().map((id) => ({ id })) });
    expect(await list('?page=2&per_page=2')).toMatchObject({ total: 3, properties: [{ id: ids[0] }] });
    expect(await list('?status=pending_payment')).toMatchObject({ total: 1, properties: [{ id: ids[1] }] });
    const { body: first } = await getPropertyPage(String(ids[0]), owner);
    const street = encodeURIComponent(String(first['title']).split(',')[0] ?? '');
    expect(await list(`?q=${street}`)).toMatchObject({ total: 1, properties: [{ id: ids[0] }] });
    expect(await list('?q=nowhere')).toMatchObject({ total: 0, properties: [] });
    const favourite = await callAs(buyer, 'POST', '/api/favourites', { propertyId: ids[0] });
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
    expect((await getPropertyPage(String(ids[0]), buyer)).body).toMatchObject({ isFavourite: true });
    await callAs(buyer, 'DELETE', `/api/favourites/${ids[0]}`);
    await cloud.idle();
    expect(await list('?page=2&per_page=2')).toMatchObject({ properties: [{ counts: { favourites: 0 } }] });
  });
});

test('takes the properties of a closing account off the market', async () => {
  const leaver = await createMember('Lena Leaver');
  const id = await publishProperty(leaver);
  const waiting = await submitProperty(leaver);
  expect((await callAs(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' })).status).toBe(
    202,
  );
  await cloud.idle();
  expect((await getPropertyPage(id)).status).toBe(404);
  expect(listEvents('property.status_changed.v1', id)).toMatchObject([{ to: 'withdrawn' }]);
  expect(listEvents('property.status_changed.v1', waiting)).toMatchObject([{ to: 'withdrawn' }]);
});

test('takes a property off the market when its package ends, and back with a new one', async () => {
  // What earlier files left must not be later than the present of this test.
  await cloud.reset();
  cloud.clock.advance(-200 * dayMs);
  seller = await createMember('Sally Seller');
  const id = await publishProperty(seller);
  const renewed = await publishProperty(seller);
  seller = await advanceAndLogIn(89 * dayMs, seller);
  await runDailySchedule('packages');
  expect(await mine(id)).toMatchObject({ status: 'live' });
  seller = await advanceAndLogIn(2 * dayMs, seller);
  // Chosen before the old package ended, which it replaces.
  expect((await postPackageChoice(seller, renewed)).status).toBe(201);
  await runDailySchedule('packages');
  expect(await mine(renewed)).toMatchObject({ status: 'live' });
  expect(await mine(id)).toMatchObject({ status: 'expired' });
  expect((await getPropertyPage(id)).status).toBe(404);
  expect(await relist(id)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  expect((await postPackageChoice(seller, id)).status).toBe(201);
  expect(await relist(id)).toMatchObject({ status: 200, body: { status: 'live', news: 'back' } });
});
