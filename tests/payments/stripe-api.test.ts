import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PropertyPackageId, UserId } from '../../events/vocabulary.ts';
import type * as openings from '../../functions/payments/commands/start-payment.ts';
import { type PaymentProvider, ProviderError } from '../../functions/payments/domain/provider.ts';
import { asFunction } from '../notifications/as-function.ts';
import { cloud } from '../support/cloud.ts';
import { card, payingAt } from './paying-at.ts';

const paying = payingAt(cloud);
const {
  member,
  buying,
  chosen,
  begun,
  pay,
  payment,
  packages,
  own,
  byCard,
  byDebit,
  challenge,
  control,
  chargeOf,
  sessionOf,
  told,
} = paying;

let startPayment: (typeof openings)['startPayment'];
beforeAll(async () => {
  asFunction(cloud);
  ({ startPayment } = await import('../../functions/payments/commands/start-payment.ts'));
});
afterAll(() => vi.unstubAllEnvs());
const owner = ({ id }: { readonly id: string }) => ({ id: UserId.parse(id) });

/** A provider whose every call fails. */
const failing = (error: Error): PaymentProvider => {
  const fail = async () => {
    throw error;
  };
  return {
    createSession: fail,
    getStatus: fail,
    cancel: fail,
    refund: fail,
    resolveEvent: fail,
    listRefunds: fail,
    listTransactions: fail,
  };
};

test('publishes a property and shows the payment when its package is paid by card', async () => {
  const { seller, home, packageId } = await buying();
  const { paymentId, status, url } = await begun(seller, packageId, { donationPence: 5_00 });
  expect(status).toBe('requires_action');
  expect(await payment(seller, paymentId)).toMatchObject({
    status: 'requires_action',
    active: false,
    payUrl: url,
    totalPence: 99_00,
    donationPence: 5_00,
  });
  const back = await byCard(url, card.good);
  expect(back.headers.get('location')).toBe(`${cloud.origin}/payment/${paymentId}`);
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({
    status: 'succeeded',
    active: true,
    vatPence: 16_50,
    packageName: 'Standard',
    paidAt: expect.any(String),
  });
  expect((await packages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
  expect((await paying.page(home)).status).toBe(200);
  expect(told('package.paid.v1', paymentId)).toMatchObject([{ totalPence: 99_00, donationPence: 5_00 }]);
  const { payments, total } = (await own(seller, 'GET', '/api/payments')).body;
  expect([payments, total]).toMatchObject([[{ id: paymentId, status: 'succeeded' }], 1]);
});

test.each([
  ['plus', 249_00, 'Plus'],
  ['premium', 499_00, 'Premium'],
] as const)('charges the price of %s by card', async (wanted, totalPence, packageName) => {
  const { seller, home, packageId } = await buying(wanted);
  const { paymentId, url } = await begun(seller, packageId);
  expect((await sessionOf(url)).amount_total).toBe(totalPence);
  await byCard(url, card.good);
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', totalPence, packageName });
  expect((await packages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
});

test('shows a payment as paid before its event arrives, and applies the event without effect', async () => {
  const { seller, packageId } = await buying();
  await control('hold');
  const { paymentId, url } = await begun(seller, packageId);
  await byCard(url, card.good);
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded' });
  await control('release');
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(told('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('shows a declined card, charges nothing and lets another card pay', async () => {
  const { seller, packageId } = await buying();
  const { paymentId, url } = await begun(seller, packageId);
  expect((await byCard(url, card.declined)).status).toBe(402);
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({
    status: 'requires_action',
    failure: 'declined',
    payUrl: url,
  });
  await byCard(url, card.good);
  await cloud.idle();
  const paid = await payment(seller, paymentId);
  expect(paid).toMatchObject({ status: 'succeeded', active: true });
  expect(paid).not.toHaveProperty('failure');
});

test.each([
  ['completed', 'complete', 'succeeded'],
  ['failed', 'fail', 'requires_action'],
] as const)('applies a 3-D Secure challenge that is %s', async (_, act, status) => {
  const { seller, packageId } = await buying();
  const { paymentId, url } = await begun(seller, packageId);
  await byCard(url, card.challenged);
  await challenge(url, act);
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status });
});

test.each([
  ['00012345', 'succeeded', true],
  ['33333335', 'failed', false],
] as const)('keeps a bank debit from %s processing until it has %s', async (account, status, active) => {
  const { seller, packageId } = await buying();
  const { paymentId, url } = await begun(seller, packageId);
  await byDebit(url, account);
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'processing', active: false });
  expect(await pay(seller, packageId)).toMatchObject({ status: 409, body: { state: 'processing' } });
  const { payment_intent: intent } = await sessionOf(url);
  await control('settle', { id: typeof intent === 'object' ? intent?.id : intent });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status, active });
});

describe('starting a payment', () => {
  test('returns the same page while it can be paid, and one payment for concurrent tabs', async () => {
    const { seller, packageId } = await buying();
    const tabs = await Promise.all([1, 2, 3].map(() => begun(seller, packageId)));
    expect(new Set(tabs.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
    expect(await begun(seller, packageId)).toEqual(tabs[0]);
  });

  test('closes the old page at the provider before it opens one with another donation', async () => {
    const { seller, packageId } = await buying();
    const old = await begun(seller, packageId);
    const other = await begun(seller, packageId, { donationPence: 1_00 });
    expect(other.paymentId).not.toBe(old.paymentId);
    expect((await byCard(old.url, card.good)).status).toBe(410);
    await cloud.idle();
    expect(await payment(seller, old.paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
    await byCard(other.url, card.good);
    await cloud.idle();
    expect(await payment(seller, other.paymentId)).toMatchObject({ status: 'succeeded', active: true });
  });

  test('rejects a package that is paid already', async () => {
    const { seller, packageId } = await buying();
    const { url, paymentId } = await begun(seller, packageId);
    await byCard(url, card.good);
    expect(await pay(seller, packageId, { donationPence: 1_00 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'succeeded', paymentId },
    });
    await cloud.idle();
    expect(await pay(seller, packageId)).toMatchObject({ status: 409, body: { paymentId } });
  });

  test('hides another account’s package and payment', async () => {
    const { seller, packageId } = await buying();
    const { paymentId } = await begun(seller, packageId);
    const other = await member();
    expect((await pay(other, packageId)).status).toBe(404);
    expect((await own(other, 'GET', `/api/payment/${paymentId}`)).status).toBe(404);
    expect((await own(other, 'GET', '/api/payments')).body).toMatchObject({ payments: [], total: 0 });
  });

  test('rejects an expired quote and a replaced choice', async () => {
    const { seller, home, packageId } = await buying();
    const { id: larger } = await chosen(seller, home, 'plus');
    expect(await pay(seller, packageId)).toMatchObject({ status: 409, body: { state: 'cancelled' } });
    const later = await paying.later(31 * 60_000, seller);
    expect(await pay(later, larger)).toMatchObject({ status: 410, body: { code: 'gone' } });
    cloud.clock.reset();
  });

  test('redirects the seller to the requested page', async () => {
    const { seller, packageId } = await buying();
    const { url } = await begun(seller, packageId, { returnUrl: '/my-listing' });
    const { headers } = await byCard(url, card.good);
    expect(headers.get('location')).toBe(`${cloud.origin}/my-listing`);
    expect((await pay(seller, packageId, { returnUrl: 'https://elsewhere.example/' })).status).toBe(422);
    await cloud.idle();
  });

  test.each([
    [new ProviderError('Nobody answers'), { code: 'unavailable' }],
    [new TypeError('A fault of ours'), { message: 'A fault of ours' }],
  ])('reports a provider that fails by %s, and leaves only one page open', async (fault, told) => {
    const { seller, packageId } = await buying();
    const { paymentId } = await begun(seller, packageId);
    const wish = { propertyPackageId: PropertyPackageId.parse(packageId), donationPence: 1_00 };
    const opening = startPayment({ ...wish, returnUrl: undefined }, 'card', owner(seller), {
      card: async () => failing(fault),
    });
    await expect(opening).rejects.toMatchObject(told);
    expect(await begun(seller, packageId)).toMatchObject({ paymentId });
  });

  test('shows publicly how one can pay', async () => {
    expect((await cloud.api('/api/payment/methods')).body).toMatchObject({ card: true });
  });
});

test('fails a payment whose page expired, and starts a new one at the next attempt', async () => {
  const { seller, packageId } = await buying();
  const { paymentId, url } = await begun(seller, packageId);
  await control('expire', { session: url.split('/').at(-1) });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
  expect((await begun(seller, packageId)).paymentId).not.toBe(paymentId);
});

describe('refunds and disputes', () => {
  const paidFor = async (number: string = card.good) => {
    const bought = await buying();
    const { paymentId, url } = await begun(bought.seller, bought.packageId, { donationPence: 1_00 });
    await byCard(url, number);
    await cloud.idle();
    return { ...bought, paymentId, url };
  };
  const cancel = (seller: Parameters<typeof own>[0], packageId: string) =>
    own(seller, 'PUT', `/api/property-package/status/${packageId}`, { status: 'cancelled' });

  test('refund a package that is cancelled in time, as the ledger has it to the penny', async () => {
    const { seller, packageId, paymentId, url } = await paidFor();
    expect((await cancel(seller, packageId)).status).toBe(200);
    await cloud.idle();
    const { refunds, refundedPence, status } = await payment(seller, paymentId);
    expect(refunds).toMatchObject([{ status: 'succeeded', reason: 'cancelled' }]);
    // The day that has begun and the donation are kept.
    expect([status, refundedPence]).toEqual(['partially_refunded', 98_45]);
    const { data } = await paying.stripe.refunds.list({ charge: await chargeOf(url) });
    expect(data.map(({ amount }) => amount)).toEqual([refundedPence]);
    expect(told('payment.refunded.v1', paymentId)).toHaveLength(1);
  });

  test('report a refund that the bank sends back, and count it as no refund', async () => {
    const { seller, packageId, paymentId, url } = await paidFor(card.refundFails);
    await cancel(seller, packageId);
    await cloud.idle();
    const { data } = await paying.stripe.refunds.list({ charge: await chargeOf(url) });
    await control('settle', { id: data[0]?.id });
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({
      status: 'succeeded',
      refundedPence: 0,
      refunds: [{ status: 'failed' }],
    });
    expect(told('payment.refund_failed.v1', paymentId)).toHaveLength(1);
  });

  test.each(['won', 'lost'] as const)('apply a dispute that is %s', async (outcome) => {
    const { seller, paymentId, url } = await paidFor(card.disputed);
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'disputed' });
    const { data } = await paying.stripe.disputes.list({ charge: await chargeOf(url) });
    await control('close-dispute', { dispute: data[0]?.id, outcome });
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({ status: outcome });
    expect(told('payment.dispute_closed.v1', paymentId)).toMatchObject([{ won: outcome === 'won' }]);
  });

  test('block further packages of a property while its payment is disputed', async () => {
    const { seller, home, paymentId } = await paidFor(card.disputed);
    expect(
      await own(seller, 'POST', '/api/property-package', {
        propertyId: home,
        packageId: 'premium',
        startNow: true,
        terms: true,
      }),
    ).toMatchObject({ status: 409 });
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'disputed' });
  });
});
