import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('search');

const {
  agreeSale,
  call,
  agreeSaleWithSolicitors,
  advanceAndLogIn,
  createMember,
  nameSolicitor,
  callAs,
  getPropertyPage,
  getSale,
  tickMilestone,
  listEvents,
} = createSaleClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Course');
  buyer = await createMember('Ben Course');
});

const Papers = z.object({
  memorandum: z.object({ version: z.int(), htmlUrl: z.string(), pdfUrl: z.string(), outdated: z.boolean() }),
  memoranda: z.array(z.object({ version: z.int(), why: z.string(), htmlUrl: z.string() })),
});
const papers = async (propertyId: string) => {
  await cloud.idle();
  return Papers.parse((await getSale(seller, propertyId, buyer)).body);
};
test('keeps a fallen-through sale readable to its two sides without contacts or ticks', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  const note = 'The valuation came back too low.';
  const out = { action: 'withdraw', reason: 'mortgage_refused', note };
  expect((await callAs(buyer, 'PUT', `/api/offers/${offerId}`, out)).status).toBe(200);
  const seen = await getSale(seller, propertyId, buyer);
  expect(seen.body).toMatchObject({
    status: 'fallen_through',
    fellThrough: { by: 'buyer', reason: 'mortgage_refused', note },
    next: null,
  });
  expect(seen.body['counterpart']).not.toHaveProperty('email');
  expect(await tickMilestone(buyer, propertyId, 'id_checks')).toMatchObject({
    status: 409,
    body: { state: 'fallen_through' },
  });
  expect(await nameSolicitor(buyer, propertyId)).toMatchObject({ status: 409 });
  await cloud.idle();
  expect((await getSale(seller, propertyId, buyer)).body).toMatchObject({ status: 'fallen_through' });
});

test('relists a property after a fall-through for free with its history and remaining days', async () => {
  const End = z.object({ owner: z.object({ package: z.object({ endsAt: z.string() }) }) });
  const endOf = async (propertyId: string) =>
    Date.parse(End.parse((await getPropertyPage(propertyId, seller)).body).owner.package.endsAt);
  // Starts long before all other tests' properties, whose packages must not expire here.
  cloud.clock.advance(-300 * dayMs);
  [seller, buyer] = [await advanceAndLogIn(0, seller), await advanceAndLogIn(0, buyer)];
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  const before = await endOf(propertyId);
  cloud.clock.advance(120 * dayMs);
  seller = await advanceAndLogIn(0, seller);
  await cloud.schedules.run('packages-every-day');
  await callAs(seller, 'PUT', `/api/offers/${offerId}`, { action: 'release', reason: 'too_slow' });
  expect(await callAs(seller, 'GET', `/api/relist-property/${propertyId}`)).toMatchObject({
    status: 200,
    body: {
      status: 'live',
      history: expect.arrayContaining([expect.objectContaining({ status: 'fallen_through' })]),
    },
  });
  await cloud.idle();
  expect(Math.abs((await endOf(propertyId)) - before - 120 * dayMs)).toBeLessThan(3_600_000);
  cloud.clock.reset();
  [seller, buyer] = [await advanceAndLogIn(0, seller), await advanceAndLogIn(0, buyer)];
});

test('applies a new agreed price to the sale and to the next memorandum', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  const change = (person: typeof seller, body: unknown) =>
    callAs(person, 'PUT', `/api/offers/${offerId}`, body);
  await change(buyer, { action: 'ask_change', amount: 315_000, reason: 'The survey found damp' });
  expect((await getSale(seller, propertyId, buyer)).body).toMatchObject({
    price: 320_000,
    change: { by: 'buyer', amount: 315_000 },
    todo: expect.arrayContaining([expect.objectContaining({ key: 'change' })]),
  });
  await change(seller, { action: 'agree_change' });
  expect((await getSale(buyer, propertyId, seller)).body).toMatchObject({ price: 315_000 });
  const { memorandum, memoranda } = await papers(propertyId);
  expect(memorandum).toMatchObject({ version: 2, outdated: false });
  expect(memoranda[0]?.why).toBe('Both sides agreed another price.');
});

test('reminds the late side weekly and hides the property of a sale stalled for half a year', async () => {
  const { propertyId, offerId } = await agreeSale(seller, buyer, { price: 444_000 });
  await cloud.idle();
  const nudges = () => listEvents('sale.nudged.v1', offerId);
  const everyDay = async () => {
    await cloud.schedules.run('sales-every-day');
    await cloud.idle();
  };
  await everyDay();
  expect(nudges()).toHaveLength(0);
  cloud.clock.advance(8 * dayMs);
  await everyDay();
  expect(nudges().map(({ owedBy, key }) => [owedBy, key])).toEqual([
    ['seller', 'solicitors_instructed'],
    ['buyer', 'solicitors_instructed'],
  ]);
  cloud.clock.advance(2 * dayMs);
  await everyDay();
  expect(nudges()).toHaveLength(2);
  cloud.clock.advance(6 * dayMs);
  await everyDay();
  expect(nudges()).toHaveLength(4);
  cloud.clock.advance(175 * dayMs);
  await everyDay();
  expect(listEvents('sale.stalled.v1', offerId)).toHaveLength(1);
  expect(listEvents('property.status_changed.v1', propertyId).map(({ to }) => to)).toEqual(['under_offer']);
  const find = '/api/search-properties?min_price=444000&max_price=444000&include_stc=true';
  const isFound = (total: number) =>
    vi.waitFor(async () => expect((await call('GET', find)).body).toMatchObject({ total }), {
      timeout: 20_000,
      interval: 1_100,
    });
  await isFound(1);
  cloud.clock.advance(14 * dayMs);
  await everyDay();
  await isFound(0);
  seller = await advanceAndLogIn(0, seller);
  // Any change by the seller confirms that the sale goes on.
  await callAs(seller, 'PUT', `/api/sale/${propertyId}/details`, {});
  await cloud.idle();
  await isFound(1);
});
