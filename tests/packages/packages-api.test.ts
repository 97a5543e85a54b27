import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PackagePaid, PackageRefundDue } from '../../events/package.ts';
import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../events/payment.ts';
import { tellingAt } from '../notifications/telling.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { paymentId } from './sample.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = tellingAt(cloud);
const { member, call, own, submitted, choose, onSale, packed, page, told, happens } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
beforeAll(async () => {
  seller = await member('Paula Packer');
});

const Chosen = z.looseObject({ id: z.string(), status: z.string(), totalPence: z.int() });
const HomePackage = z.object({
  current: Chosen.nullable(),
  pending: Chosen.nullable(),
  cancel: z.object({ refundPence: z.int(), usedDays: z.int(), days: z.int() }).nullable(),
  upgrades: z.array(z.object({ packageId: z.string(), creditPence: z.int(), totalPence: z.int() })),
});
const packageOf = async (home: string, person = seller) =>
  HomePackage.parse((await own(person, 'GET', `/api/property-package/${home}`)).body);
const put = (id: string, status: string, person = seller) =>
  own(person, 'PUT', `/api/property-package/status/${id}`, { status });
const chosen = async (home: string, packageId: string) =>
  Chosen.parse((await choose(seller, home, packageId)).body);

let payments = 0;
const newPayment = () => {
  payments += 1;
  return paymentId(payments);
};
const about = (home: string, id: string) => ({
  ...PackageRefundDue.detail
    .pick({ propertyPackageId: true, propertyId: true, ownerId: true })
    .parse({ propertyPackageId: id, propertyId: home, ownerId: seller.id }),
  payBy: 'card' as const,
});
/** Somebody paid; told on the bus as the payment tells it. */
const pays = async (home: string, waiting: z.output<typeof Chosen>, payment = newPayment()) => {
  const { totalPence } = waiting;
  const paid = {
    ...about(home, waiting.id),
    packageId: 'any',
    paymentId: payment,
    totalPence,
    donationPence: 0,
  };
  await happens(PackagePaid.of(paid));
  return payment;
};
const due = (id: string) => told('package.refund_due.v1', id);
const statusOf = async (home: string) => (await page(home, seller)).body['status'];

test('everybody may read the packages, VAT included', async () => {
  const { status, body, headers } = await call('GET', '/api/package');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(body).toMatchObject({
    total: 4,
    packages: [
      { id: 'starter', pricePence: 0, vatPence: 0, max_photos: 10, days: 90 },
      { id: 'standard', pricePence: 9_900, vatPence: 1_650, popular: true },
      { id: 'plus', pricePence: 24_900 },
      { id: 'premium', pricePence: 49_900 },
    ],
  });
});

describe('choosing', () => {
  test('Starter begins at once and only once, however often it is asked for', async () => {
    const id = await submitted(seller);
    const replies = await Promise.all([1, 2, 3].map(() => choose(seller, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const made = replies.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({ propertyId: id, packageId: 'starter', status: 'active', subtotalPence: 0 });
    expect(made).not.toHaveProperty('ownerId');
    await cloud.idle();
    expect(told('package.activated.v1', id)).toHaveLength(1);
    expect(await choose(seller, id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'active' },
    });
  });

  test('what has to be paid waits for its payment, and is not given away', async () => {
    const id = await submitted(seller);
    expect(await chosen(id, 'plus')).toMatchObject({
      status: 'pending_payment',
      subtotalPence: 20_750,
      vatPence: 4_150,
      totalPence: 24_900,
    });
    await cloud.idle();
    expect(await statusOf(id)).toBe('pending_payment');
    expect(await packageOf(id)).toMatchObject({
      current: null,
      pending: { packageId: 'plus' },
      cancel: null,
    });
  });

  test('needs the wish to begin now for what costs money, and says so at the field', async () => {
    const id = await submitted(seller);
    const body = { propertyId: id, packageId: 'standard', startNow: false, terms: true };
    expect(await own(seller, 'POST', '/api/property-package', body)).toMatchObject({
      status: 422,
      body: { errors: { startNow: [expect.stringContaining('Tick this so that we can start today')] } },
    });
    const free = { ...body, packageId: 'starter' };
    expect((await own(seller, 'POST', '/api/property-package', free)).status).toBe(201);
  });

  test('of two at once one waits, and it is the one that the home has', async () => {
    const id = await submitted(seller);
    const replies = await Promise.all(
      ['standard', 'plus', 'premium', 'standard'].map((one) => choose(seller, id, one)),
    );
    const made = replies.filter(({ status }) => status === 201).map(({ body }) => Chosen.parse(body));
    expect(made.length).toBeGreaterThan(0);
    const { pending } = await packageOf(id);
    const states = await Promise.all(made.map(async (one) => (await put(one.id, 'refresh')).body['status']));
    expect(states.filter((status) => status === 'pending_payment')).toHaveLength(1);
    expect(made[states.indexOf('pending_payment')]?.id).toBe(pending?.id);
  });

  test('needs an own home, a package that exists and the terms', async () => {
    const id = await submitted(seller);
    const stranger = await member();
    expect((await choose(stranger, id)).status).toBe(404);
    expect((await own(stranger, 'GET', `/api/property-package/${id}`)).status).toBe(404);
    expect((await choose(seller, `prp_${'0'.repeat(26)}`)).status).toBe(404);
    expect(await choose(seller, id, 'gold')).toMatchObject({
      status: 422,
      body: { errors: { packageId: [expect.any(String)] } },
    });
    const body = { propertyId: id, packageId: 'starter', startNow: true, terms: false };
    expect(await own(seller, 'POST', '/api/property-package', body)).toMatchObject({
      status: 422,
      body: { errors: { terms: ['Please accept the terms'] } },
    });
  });
});

describe('a payment', () => {
  test('makes its package run and puts the home on sale, told twice once', async () => {
    const home = await submitted(seller);
    const waiting = await chosen(home, 'standard');
    const payment = await pays(home, waiting);
    await pays(home, waiting, payment);
    expect(await statusOf(home)).toBe('live');
    expect(await packageOf(home)).toMatchObject({
      current: { id: waiting.id, status: 'active', paymentId: payment },
      pending: null,
      cancel: { refundPence: 9_845, usedDays: 1, days: 180 },
      upgrades: [
        { packageId: 'plus', creditPence: 9_845, totalPence: 15_055 },
        { packageId: 'premium', creditPence: 9_845 },
      ],
    });
    expect(told('package.activated.v1', home)).toHaveLength(1);
    expect(due(waiting.id)).toEqual([]);
  });

  test('that was not needed goes back: paid twice, or for a choice that was taken back', async () => {
    const home = await submitted(seller);
    const waiting = await chosen(home, 'standard');
    expect((await put(waiting.id, 'cancelled')).body).toMatchObject({ status: 'cancelled' });
    const late = await pays(home, waiting);
    expect(due(waiting.id)).toMatchObject([{ paymentId: late, whole: true, reason: 'not_needed' }]);
    const again = await chosen(home, 'standard');
    await pays(home, again);
    const second = await pays(home, again);
    expect(due(again.id)).toMatchObject([{ paymentId: second, key: `not-needed-${second}` }]);
    expect((await packageOf(home)).current).toMatchObject({ id: again.id, status: 'active' });
  });

  test('of two choices at once runs one, and the other’s goes back', async () => {
    const home = await submitted(seller);
    const [one, other] = [await chosen(home, 'plus'), await chosen(home, 'standard')];
    await Promise.all([pays(home, one), pays(home, other)]);
    const { current } = await packageOf(home);
    const rest = [one, other].filter(({ id }) => id !== current?.id);
    // A larger one that is paid later takes the place only of what it was priced by.
    expect(rest).toHaveLength(1);
    expect(due(rest[0]?.id ?? '')).toHaveLength(1);
    expect(due(current?.id ?? '')).toHaveLength(0);
  });

  test('of an upgrade takes the place of what ran, less its unused days', async () => {
    const home = await submitted(seller);
    const standard = await chosen(home, 'standard');
    await pays(home, standard);
    expect((await choose(seller, home, 'starter')).status).toBe(409);
    const plus = await chosen(home, 'plus');
    expect(plus).toMatchObject({ creditPence: 9_845, totalPence: 15_055, upgrades: standard.id });
    expect((await packageOf(home)).current?.id).toBe(standard.id);
    await pays(home, plus);
    expect((await put(standard.id, 'refresh')).body).toMatchObject({ status: 'upgraded' });
    expect((await packageOf(home)).current?.id).toBe(plus.id);
    expect(told('package.upgraded.v1', standard.id)).toMatchObject([{ by: plus.id }]);
    expect(await statusOf(home)).toBe('live');
  });

  test('for a home that was withdrawn for good goes back', async () => {
    const home = await onSale(seller);
    const plus = await chosen(home, 'plus');
    const body = { propertyId: home, amount: 300_000, funding: 'cash', position: 'ftb' };
    const buyer = await member('Bea Buyer');
    const offer = await own(buyer, 'POST', '/api/offers', body);
    await own(seller, 'PUT', `/api/accept-offer/${String(offer.body['id'])}`, {});
    await cloud.idle();
    // Under offer a home may need its package still.
    await pays(home, plus);
    expect(due(plus.id)).toEqual([]);
    expect((await packageOf(home)).current?.id).toBe(plus.id);
  });
});

describe('cancelling', () => {
  test('gives back the days that did not begin, takes the home off the market, and does so once', async () => {
    const home = await submitted(seller);
    const standard = await chosen(home, 'standard');
    const payment = await pays(home, standard);
    const stranger = await member();
    expect((await put(standard.id, 'cancelled', stranger)).status).toBe(404);
    const replies = await Promise.all([put(standard.id, 'cancelled'), put(standard.id, 'cancelled')]);
    expect(replies.map(({ status }) => status)).toContain(200);
    await cloud.idle();
    expect(due(standard.id)).toMatchObject([
      { paymentId: payment, amountPence: 9_845, whole: false, key: `cancel-${standard.id}` },
    ]);
    expect((await put(standard.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      refundPence: 9_845,
    });
    expect(await statusOf(home)).toBe('expired');
    expect(await packageOf(home)).toMatchObject({ current: null, pending: null, cancel: null, upgrades: [] });
  });

  test('is too late after fourteen days; a free one can be ended still', async () => {
    const [paid, free] = [await submitted(seller), await onSale(seller)];
    const standard = await chosen(paid, 'standard');
    await pays(paid, standard);
    const headers = { 'x-local-ahead-ms': String(15 * days) };
    const later = (id: string) =>
      call('PUT', `/api/property-package/status/${id}`, {
        token: seller.token,
        headers,
        body: { status: 'cancelled' },
      });
    const starter = (await packageOf(free)).current;
    const [late, ended] = [await later(standard.id), await later(starter?.id ?? '')];
    expect([late.status, ended.status]).toEqual([409, 200]);
    expect(late.body['detail']).toContain('within 14 days');
    await cloud.idle();
    expect(await statusOf(free)).toBe('expired');
    expect(due(starter?.id ?? '')).toEqual([]);
  });

  test.each(['paused', 'active'])('its owner can not stop or start the clock: %s', async (status) => {
    const home = await onSale(seller);
    const { current } = await packageOf(home);
    const reply = await put(current?.id ?? '', status);
    expect(reply.status).toBe(409);
    expect(reply.body['detail']).toContain('the listing itself');
  });
});

describe('what the provider tells later', () => {
  test('a whole refund closes the package and takes the home off the market', async () => {
    const home = await submitted(seller);
    const standard = await chosen(home, 'standard');
    const payment = await pays(home, standard);
    const refund = {
      refundId: `rfd_${payment.slice(4)}`,
      amountPence: 9_900,
      reason: 'goodwill',
      whole: true,
    } as const;
    await happens(PaymentRefunded.of({ ...about(home, standard.id), paymentId: payment, ...refund }));
    expect((await put(standard.id, 'refresh')).body).toMatchObject({ status: 'refunded' });
    expect(await statusOf(home)).toBe('expired');
  });

  test('a dispute holds upgrades back until it is won; lost, the package ends', async () => {
    const home = await submitted(seller);
    const standard = await chosen(home, 'standard');
    const payment = await pays(home, standard);
    const dispute = { ...about(home, standard.id), paymentId: payment, amountPence: 9_900 };
    await happens(PaymentDisputed.of(dispute));
    expect(await choose(seller, home, 'plus')).toMatchObject({ status: 409, body: { state: 'disputed' } });
    expect((await put(standard.id, 'cancelled')).status).toBe(409);
    expect(await packageOf(home)).toMatchObject({ cancel: null, upgrades: [] });
    await happens(PaymentDisputeClosed.of({ ...dispute, won: true }));
    expect((await choose(seller, home, 'plus')).status).toBe(201);
    await happens(PaymentDisputeClosed.of({ ...dispute, won: false }));
    expect((await put(standard.id, 'refresh')).body).toMatchObject({ status: 'expired' });
    expect(await packageOf(home)).toMatchObject({ current: null, pending: null });
    expect(await statusOf(home)).toBe('expired');
  });
});

describe('what a package has', () => {
  test('rounds come with Plus', async () => {
    const home = await onSale(seller);
    const deadline = new Date(cloud.clock.now() + 2 * days).toISOString();
    const round = () => own(seller, 'POST', `/api/best-and-final/${home}`, { deadline });
    expect(await round()).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    await packed(seller, home, 'standard');
    expect((await round()).status).toBe(402);
    await packed(seller, home, 'plus');
    // It may ask now; nobody is there to be asked.
    expect((await round()).status).toBe(409);
  });

  test('a floor plan is kept for Starter and shown from Standard on', async () => {
    const home = await onSale(seller);
    const { body } = await page(home, seller);
    const images = z.array(z.object({ id: z.string() })).parse(Object(body['owner']).images);
    const data = { floorPlan: { id: images[0]?.id } };
    const changed = await own(seller, 'PUT', `/api/properties/${home}`, { data, version: body['version'] });
    expect(changed.status).toBe(200);
    expect((await page(home)).body).not.toHaveProperty('floorPlanPicture');
    expect(changed.body).toMatchObject({ owner: { hiddenFloorPlan: true }, floorPlanPicture: {} });
    await packed(seller, home, 'standard');
    expect((await page(home)).body).toHaveProperty('floorPlanPicture');
  });

  test('an unpaid choice is dropped after a day, and runs all the same if it is paid then', async () => {
    const home = await submitted(seller);
    const waiting = await chosen(home, 'standard');
    cloud.clock.advance(2 * days);
    seller = await at.later(0, seller);
    await at.everyDay('packages');
    expect(await packageOf(home)).toMatchObject({ pending: null });
    expect((await put(waiting.id, 'refresh')).body).toMatchObject({ status: 'cancelled' });
    await pays(home, waiting);
    expect(await statusOf(home)).toBe('live');
  });
});
