import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentDisputeClosed, PaymentDisputed, PaymentRefunded } from '../../events/payment.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { packingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = packingAt(cloud);
const {
  member,
  call,
  submitted,
  choose,
  onSale,
  happens,
  packageOf,
  put,
  chosen,
  chosenForLater,
  about,
  pays,
  due,
  statusOf,
} = at;

let seller: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Cora Cancel');
});

describe('cancelling a package', () => {
  test('refunds the unused days and takes the property off the market, once', async () => {
    const home = await submitted(seller);
    const standard = await chosen(seller, home, 'standard');
    const payment = await pays(seller, home, standard);
    const stranger = await member();
    expect((await put(stranger, standard.id, 'cancelled')).status).toBe(404);
    const replies = await Promise.all([
      put(seller, standard.id, 'cancelled'),
      put(seller, standard.id, 'cancelled'),
    ]);
    expect(replies.map(({ status }) => status)).toContain(200);
    await cloud.idle();
    expect(due(standard.id)).toMatchObject([
      { paymentId: payment, amountPence: 9_845, whole: false, key: `cancel-${standard.id}` },
    ]);
    expect((await put(seller, standard.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      refundPence: 9_845,
    });
    expect(await statusOf(seller, home)).toBe('expired');
    expect(await packageOf(seller, home)).toMatchObject({
      current: null,
      pending: null,
      cancel: null,
      upgrades: [],
    });
  });

  test('is refused after fourteen days, except for a free package', async () => {
    const [paid, free] = [await submitted(seller), await onSale(seller)];
    const standard = await chosen(seller, paid, 'standard');
    await pays(seller, paid, standard);
    const headers = { 'x-local-ahead-ms': String(15 * days) };
    const later = (id: string) =>
      call('PUT', `/api/property-package/status/${id}`, {
        token: seller.token,
        headers,
        body: { status: 'cancelled' },
      });
    const starter = (await packageOf(seller, free)).current;
    const [late, ended] = [await later(standard.id), await later(starter?.id ?? '')];
    expect([late.status, ended.status]).toEqual([409, 200]);
    expect(late.body['detail']).toContain('within 14 days');
    await cloud.idle();
    expect(await statusOf(seller, free)).toBe('expired');
    expect(due(starter?.id ?? '')).toEqual([]);
  });

  test.each(['paused', 'active'])('cannot be replaced by setting the status %s', async (status) => {
    const home = await onSale(seller);
    const { current } = await packageOf(seller, home);
    const reply = await put(seller, current?.id ?? '', status);
    expect(reply.status).toBe(409);
    expect(reply.body['detail']).toContain('the listing itself');
  });
});

describe('cancelling an upgrade', () => {
  test('restores Starter with the days that it had left and keeps the property on sale', async () => {
    const home = await onSale(seller);
    const before = (await packageOf(seller, home)).current;
    const plus = await chosen(seller, home, 'plus');
    await pays(seller, home, plus);
    expect((await packageOf(seller, home)).cancel).toMatchObject({ restores: { packageId: 'starter' } });
    expect((await put(seller, plus.id, 'cancelled')).status).toBe(200);
    await cloud.idle();
    const { current } = await packageOf(seller, home);
    expect(current).toMatchObject({ id: before?.id, packageId: 'starter', status: 'active' });
    expect(Date.parse(String(current?.['endsAt']))).toBeGreaterThanOrEqual(
      Date.parse(String(before?.['endsAt'])),
    );
    expect(due(plus.id)).toMatchObject([{ amountPence: Math.floor((24_900 * 364) / 365) }]);
    const page = await at.page(home, seller);
    expect(page.body).toMatchObject({ status: 'live', owner: { package: { packageId: 'starter' } } });
    expect(at.told('package.expired.v1', home)).toEqual([]);
  });
});

describe('a scheduled package', () => {
  test('keeps the property off the market until its seller starts it', async () => {
    const home = await submitted(seller);
    const plus = await chosenForLater(seller, home, 'plus');
    expect(plus).toMatchObject({ status: 'pending_payment', totalPence: 24_900 });
    await pays(seller, home, plus);
    expect(await statusOf(seller, home)).toBe('pending_payment');
    expect(await packageOf(seller, home)).toMatchObject({
      current: null,
      pending: null,
      scheduled: { id: plus.id, status: 'scheduled' },
    });
    expect(at.told('package.activated.v1', home)).toEqual([]);
    expect(await choose(seller, home, 'premium')).toMatchObject({
      status: 409,
      body: { state: 'scheduled' },
    });
    const stranger = await member();
    expect((await put(stranger, plus.id, 'active')).status).toBe(404);
    expect((await put(seller, plus.id, 'active')).body).toMatchObject({ status: 'active' });
    await cloud.idle();
    expect(await statusOf(seller, home)).toBe('live');
  });

  test('is refunded in full until it starts', async () => {
    const home = await onSale(seller);
    const plus = await chosenForLater(seller, home, 'plus');
    const payment = await pays(seller, home, plus);
    expect((await put(seller, plus.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      refundPence: 24_900,
    });
    await cloud.idle();
    expect(due(plus.id)).toMatchObject([{ paymentId: payment, amountPence: 24_900, whole: true }]);
    expect(await statusOf(seller, home)).toBe('live');
    expect(await packageOf(seller, home)).toMatchObject({
      current: { packageId: 'starter' },
      scheduled: null,
    });
  });

  test('starts after fourteen days', async () => {
    const home = await submitted(seller);
    const plus = await chosenForLater(seller, home, 'plus');
    await pays(seller, home, plus);
    seller = await at.later(15 * days, seller);
    await at.everyDay('packages');
    await cloud.idle();
    expect((await packageOf(seller, home)).current).toMatchObject({ id: plus.id, status: 'active' });
    expect(await statusOf(seller, home)).toBe('live');
  });
});

describe('a later report of the provider', () => {
  test('closes the package and takes the property off the market after a whole refund', async () => {
    const home = await submitted(seller);
    const standard = await chosen(seller, home, 'standard');
    const payment = await pays(seller, home, standard);
    const refund = {
      refundId: `rfd_${payment.slice(4)}`,
      amountPence: 9_900,
      reason: 'goodwill',
      whole: true,
    } as const;
    await happens(PaymentRefunded.of({ ...about(seller, home, standard.id), paymentId: payment, ...refund }));
    expect((await put(seller, standard.id, 'refresh')).body).toMatchObject({ status: 'refunded' });
    expect(await statusOf(seller, home)).toBe('expired');
  });

  test('blocks upgrades while a dispute is open and ends the package when it is lost', async () => {
    const home = await submitted(seller);
    const standard = await chosen(seller, home, 'standard');
    const payment = await pays(seller, home, standard);
    const dispute = { ...about(seller, home, standard.id), paymentId: payment, amountPence: 9_900 };
    await happens(PaymentDisputed.of(dispute));
    expect(await choose(seller, home, 'plus')).toMatchObject({ status: 409, body: { state: 'disputed' } });
    expect((await put(seller, standard.id, 'cancelled')).status).toBe(409);
    expect(await packageOf(seller, home)).toMatchObject({ cancel: null, upgrades: [] });
    await happens(PaymentDisputeClosed.of({ ...dispute, won: true }));
    expect((await choose(seller, home, 'plus')).status).toBe(201);
    await happens(PaymentDisputeClosed.of({ ...dispute, won: false }));
    expect((await put(seller, standard.id, 'refresh')).body).toMatchObject({ status: 'expired' });
    expect(await packageOf(seller, home)).toMatchObject({ current: null, pending: null });
    expect(await statusOf(seller, home)).toBe('expired');
  });
});
