import * as z from 'zod';
import { beforeAll, expect, test, vi } from 'vitest';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { dealingAt } from './dealing.ts';

cloud.wake('search');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { agreed, call, instructed, later, member, name, own, page, sale, tick, told } = dealingAt(cloud);

let seller: Awaited<ReturnType<typeof member>>;
let buyer: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Course');
  buyer = await member('Ben Course');
});

const Papers = z.object({
  memorandum: z.object({ version: z.int(), htmlUrl: z.string(), pdfUrl: z.string(), outdated: z.boolean() }),
  memoranda: z.array(z.object({ version: z.int(), why: z.string(), htmlUrl: z.string() })),
});
const papers = async (propertyId: string) => {
  await cloud.idle();
  return Papers.parse((await sale(seller, propertyId, buyer)).body);
};
test('keeps a fallen-through sale readable to its two sides without contacts or ticks', async () => {
  const { propertyId, offerId } = await instructed(seller, buyer);
  const out = { action: 'withdraw', reason: 'mortgage_refused' };
  expect((await own(buyer, 'PUT', `/api/offers/${offerId}`, out)).status).toBe(200);
  const seen = await sale(seller, propertyId, buyer);
  expect(seen.body).toMatchObject({
    status: 'fallen_through',
    fellThrough: { by: 'buyer', reason: 'mortgage_refused' },
    next: null,
  });
  expect(seen.body['counterpart']).not.toHaveProperty('email');
  expect(await tick(buyer, propertyId, 'id_checks')).toMatchObject({
    status: 409,
    body: { state: 'fallen_through' },
  });
  expect(await name(buyer, propertyId)).toMatchObject({ status: 409 });
  await cloud.idle();
  expect((await sale(seller, propertyId, buyer)).body).toMatchObject({ status: 'fallen_through' });
});

test('relists a property after a fall-through for free with its history and remaining days', async () => {
  const End = z.object({ owner: z.object({ package: z.object({ endsAt: z.string() }) }) });
  const endOf = async (propertyId: string) =>
    Date.parse(End.parse((await page(propertyId, seller)).body).owner.package.endsAt);
  // Starts long before all other tests' properties, whose packages must not expire here.
  cloud.clock.advance(-300 * days);
  [seller, buyer] = [await later(0, seller), await later(0, buyer)];
  const { propertyId, offerId } = await instructed(seller, buyer);
  await cloud.idle();
  const before = await endOf(propertyId);
  cloud.clock.advance(120 * days);
  seller = await later(0, seller);
  await cloud.schedules.run('packages-every-day');
  await own(seller, 'PUT', `/api/offers/${offerId}`, { action: 'release', reason: 'too_slow' });
  expect(await own(seller, 'GET', `/api/relist-property/${propertyId}`)).toMatchObject({
    status: 200,
    body: {
      status: 'live',
      history: expect.arrayContaining([expect.objectContaining({ status: 'fallen_through' })]),
    },
  });
  await cloud.idle();
  expect(Math.abs((await endOf(propertyId)) - before - 120 * days)).toBeLessThan(3_600_000);
  cloud.clock.reset();
  [seller, buyer] = [await later(0, seller), await later(0, buyer)];
});

test('applies a new agreed price to the sale and to the next memorandum', async () => {
  const { propertyId, offerId } = await instructed(seller, buyer);
  const change = (person: typeof seller, body: unknown) => own(person, 'PUT', `/api/offers/${offerId}`, body);
  await change(buyer, { action: 'ask_change', amount: 315_000, reason: 'The survey found damp' });
  expect((await sale(seller, propertyId, buyer)).body).toMatchObject({
    price: 320_000,
    change: { by: 'buyer', amount: 315_000 },
    todo: expect.arrayContaining([expect.objectContaining({ key: 'change' })]),
  });
  await change(seller, { action: 'agree_change' });
  expect((await sale(buyer, propertyId, seller)).body).toMatchObject({ price: 315_000 });
  const { memorandum, memoranda } = await papers(propertyId);
  expect(memorandum).toMatchObject({ version: 2, outdated: false });
  expect(memoranda[0]?.why).toBe('Both sides agreed another price.');
});

test('reminds the late side weekly and hides the property of a sale stalled for half a year', async () => {
  const { propertyId, offerId } = await agreed(seller, buyer, { price: 444_000 });
  await cloud.idle();
  const nudges = () => told('sale.nudged.v1', offerId);
  const everyDay = async () => {
    await cloud.schedules.run('sales-every-day');
    await cloud.idle();
  };
  await everyDay();
  expect(nudges()).toHaveLength(0);
  cloud.clock.advance(8 * days);
  await everyDay();
  expect(nudges().map(({ owedBy, key }) => [owedBy, key])).toEqual([
    ['seller', 'solicitors_instructed'],
    ['buyer', 'solicitors_instructed'],
  ]);
  cloud.clock.advance(2 * days);
  await everyDay();
  expect(nudges()).toHaveLength(2);
  cloud.clock.advance(6 * days);
  await everyDay();
  expect(nudges()).toHaveLength(4);
  cloud.clock.advance(175 * days);
  await everyDay();
  expect(told('sale.stalled.v1', offerId)).toHaveLength(1);
  expect(told('property.status_changed.v1', propertyId).map(({ to }) => to)).toEqual(['under_offer']);
  const find = '/api/search-properties?min_price=444000&max_price=444000&include_stc=true';
  const isFound = (total: number) =>
    vi.waitFor(async () => expect((await call('GET', find)).body).toMatchObject({ total }), {
      timeout: 20_000,
      interval: 1_100,
    });
  await isFound(1);
  cloud.clock.advance(14 * days);
  await everyDay();
  await isFound(0);
  seller = await later(0, seller);
  // Any change by the seller confirms that the sale goes on.
  await own(seller, 'PUT', `/api/sale/${propertyId}/details`, {});
  await cloud.idle();
  await isFound(1);
});
