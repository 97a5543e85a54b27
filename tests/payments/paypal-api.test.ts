import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { card } from './paying-at.ts';
import { walletAt } from './paypal-at.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const wallet = walletAt(cloud);
const { buying, pay, begun, choose, payment, packages, control, capturesOf, heldNotices, told } = wallet;

/** Holds PayPal's webhook events back until `release`. */
async function withoutNotices() {
  await control('hold');
  onTestFinished(async () => {
    await control('release');
    await cloud.idle();
  });
}
const release = async (ids?: readonly string[]) => {
  await control('release', ids ? { ids } : {});
  await cloud.idle();
};

test('activates a package when the seller approves the order and returns', async () => {
  await withoutNotices();
  const { seller, home, packageId } = await buying();
  const { paymentId, status, url, orderId } = await begun(seller, packageId, { donationPence: 5_00 });
  expect(status).toBe('requires_action');
  const { result: order } = await wallet.orders.getOrder({ id: orderId });
  expect(order.purchaseUnits).toMatchObject([
    {
      customId: paymentId,
      invoiceId: paymentId,
      payee: { merchantId: 'LCLMERCHANT01' },
      amount: {
        currencyCode: 'GBP',
        value: '104.00',
        breakdown: { itemTotal: { value: '87.50' }, taxTotal: { value: '16.50' } },
      },
    },
  ]);
  const back = new URL((await choose(url, 'good')) ?? '');
  expect([back.pathname, back.searchParams.get('token')]).toEqual([`/payment/${paymentId}`, orderId]);
  const answer = await pay(seller, packageId, { orderId, donationPence: 5_00 });
  expect(answer).toMatchObject({ status: 200, body: { paymentId, status: 'succeeded', approveUrl: null } });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({
    payBy: 'wallet',
    status: 'succeeded',
    active: true,
    totalPence: 99_00,
    vatPence: 16_50,
  });
  expect((await packages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
  expect(told('package.paid.v1', paymentId)).toMatchObject([{ totalPence: 99_00, donationPence: 5_00 }]);
  expect(await capturesOf(paymentId)).toMatchObject([{ status: 'COMPLETED', amount: { value: '104.00' } }]);
});

test.each([
  ['plus', '249.00'],
  ['premium', '499.00'],
] as const)('charges the price of %s by PayPal', async (wanted, value) => {
  const { seller, home, packageId } = await buying(wanted);
  const { paymentId, url, orderId } = await begun(seller, packageId);
  await choose(url, 'good');
  await pay(seller, packageId, { orderId });
  await cloud.idle();
  expect(await capturesOf(paymentId)).toMatchObject([{ status: 'COMPLETED', amount: { value } }]);
  expect((await packages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
});

test('returns the same order and result for repeated and concurrent requests', async () => {
  const { seller, packageId } = await buying();
  const tabs = await Promise.all([1, 2, 3].map(() => begun(seller, packageId)));
  expect(new Set(tabs.map(({ orderId }) => orderId)).size).toBe(1);
  const [{ paymentId, orderId, url } = await begun(seller, packageId)] = tabs;
  await choose(url, 'good');
  const takes = await Promise.all([1, 2, 3, 4].map(() => pay(seller, packageId, { orderId })));
  expect(takes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await cloud.idle();
  expect(await pay(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'succeeded' },
  });
  expect(await capturesOf(paymentId)).toHaveLength(1);
  expect(told('payment.succeeded.v1', paymentId)).toHaveLength(1);
  expect(await pay(seller, packageId)).toMatchObject({ status: 409, body: { paymentId } });
});

test('captures an approved order by its webhook event when the payer does not return', async () => {
  const { seller, packageId } = await buying();
  const { paymentId, url, orderId } = await begun(seller, packageId);
  await choose(url, 'good');
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(await pay(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'succeeded' },
  });
  expect(told('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('ignores events in any order after the payer has returned', async () => {
  await withoutNotices();
  const { seller, packageId } = await buying();
  const { paymentId, url, orderId } = await begun(seller, packageId);
  await choose(url, 'good');
  await pay(seller, packageId, { orderId });
  const ids = (await heldNotices()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  await release(ids.toReversed());
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(told('payment.succeeded.v1', paymentId)).toHaveLength(1);
  expect(await capturesOf(paymentId)).toHaveLength(1);
});

test('charges nothing for a declined order and lets the next attempt pay', async () => {
  await withoutNotices();
  const { seller, packageId } = await buying();
  const first = await begun(seller, packageId);
  await choose(first.url, 'declined');
  expect(await pay(seller, packageId, { orderId: first.orderId })).toMatchObject({
    status: 200,
    body: { paymentId: first.paymentId, status: 'failed', approveUrl: null },
  });
  expect(await payment(seller, first.paymentId)).toMatchObject({ status: 'failed', failure: 'declined' });
  const second = await begun(seller, packageId);
  expect(second.paymentId).not.toBe(first.paymentId);
  await choose(second.url, 'good');
  await pay(seller, packageId, { orderId: second.orderId });
  // The first page is approved after all, but its order is not captured.
  await choose(first.url, 'good');
  await release();
  expect(await payment(seller, second.paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(await payment(seller, first.paymentId)).toMatchObject({ status: 'failed', failure: 'declined' });
  expect(await capturesOf(first.paymentId)).toEqual([]);
});

test('keeps the same page open for a payer who cancels', async () => {
  const { seller, packageId } = await buying();
  const { paymentId, url, orderId } = await begun(seller, packageId);
  const back = new URL((await choose(url, 'cancel')) ?? '');
  expect([back.pathname, back.searchParams.has('PayerID')]).toEqual([`/payment/${paymentId}`, false]);
  expect(await pay(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'requires_action', approveUrl: url },
  });
  expect((await begun(seller, packageId)).url).toBe(url);
  await choose(url, 'good');
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded' });
});

test.each([
  ['completed', 'succeeded', true],
  ['failed', 'failed', false],
] as const)('applies the end of a review that %s', async (outcome, status, active) => {
  const { seller, packageId } = await buying();
  const { paymentId, url, orderId } = await begun(seller, packageId);
  await choose(url, 'reviewed');
  expect(await pay(seller, packageId, { orderId })).toMatchObject({ body: { status: 'processing' } });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'processing', active: false });
  expect(await pay(seller, packageId)).toMatchObject({ status: 409, body: { state: 'processing' } });
  const [capture] = await capturesOf(paymentId);
  await control('settle', { id: capture?.id, outcome });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status, active });
  expect(told('payment.succeeded.v1', paymentId)).toHaveLength(active ? 1 : 0);
});

describe('an order of another payment', () => {
  test('rejects the order of another account, and an unknown one', async () => {
    const mine = await buying();
    const theirs = await buying();
    const { orderId, paymentId, url } = await begun(theirs.seller, theirs.packageId);
    await begun(mine.seller, mine.packageId);
    for (const [seller, packageId, id] of [
      [mine.seller, mine.packageId, orderId],
      [mine.seller, theirs.packageId, orderId],
      [mine.seller, mine.packageId, 'A'.repeat(17)],
    ] as const)
      expect(await pay(seller, packageId, { orderId: id })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await payment(theirs.seller, paymentId)).toMatchObject({ status: 'requires_action', payUrl: url });
  });

  test('gives nothing for a forged order over a penny, captured by us or by its forger', async () => {
    const { seller, packageId } = await buying();
    const { paymentId } = await begun(seller, packageId);
    const forged = await wallet.forged(paymentId, 1);
    await cloud.idle();
    expect((await pay(seller, packageId, { orderId: forged })).status).toBe(404);
    await wallet.orders.captureOrder({ id: forged });
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'requires_action', active: false });
    expect(told('payment.succeeded.v1', paymentId)).toEqual([]);
  });
});

describe('switching the way to pay', () => {
  test('never captures a PayPal order that was abandoned for a card', async () => {
    const { seller, packageId } = await buying();
    const left = await begun(seller, packageId);
    const { paymentId, url } = await byCard(seller, packageId);
    expect(await payment(seller, left.paymentId)).toMatchObject({ status: 'failed', failure: 'cancelled' });
    await choose(left.url, 'good');
    expect(await pay(seller, packageId, { orderId: left.orderId })).toMatchObject({
      body: { paymentId: left.paymentId, status: 'failed' },
    });
    await wallet.byCard(url, card.good);
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
    expect(await capturesOf(left.paymentId)).toEqual([]);
  });

  test('closes a card page that was abandoned for PayPal', async () => {
    const { seller, packageId } = await buying();
    const left = await byCard(seller, packageId);
    const { paymentId, orderId, url } = await begun(seller, packageId);
    await cloud.idle();
    expect((await wallet.byCard(left.url, card.good)).status).toBe(410);
    await choose(url, 'good');
    await pay(seller, packageId, { orderId });
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
    expect(await payment(seller, left.paymentId)).toMatchObject({ status: 'failed' });
  });

  test('does not capture a PayPal order when the card was paid in the meantime', async () => {
    const { seller, packageId } = await buying();
    const left = await byCard(seller, packageId);
    await wallet.form(`${cloud.origin}/_local/providers/stripe/control/hold`, {});
    onTestFinished(async () => {
      await wallet.form(`${cloud.origin}/_local/providers/stripe/control/release`, {});
      await cloud.idle();
    });
    await wallet.byCard(left.url, card.good);
    const { paymentId, orderId, url } = await begun(seller, packageId);
    await cloud.idle();
    expect(await payment(seller, left.paymentId)).toMatchObject({ status: 'succeeded', active: true });
    await choose(url, 'good');
    expect(await pay(seller, packageId, { orderId })).toMatchObject({ body: { status: 'failed' } });
    await cloud.idle();
    expect(await capturesOf(paymentId)).toEqual([]);
  });

  const byCard = async (...args: Parameters<typeof wallet.pay>) => {
    const { body } = await wallet.own(args[0], 'POST', '/api/payment/stripe/pay', {
      propertyPackageId: args[1],
    });
    return { paymentId: String(body['paymentId']), url: String(body['url']) };
  };
});

test('expires an order that is not approved within three hours, without a charge', async () => {
  const { seller, packageId } = await buying();
  const { paymentId, orderId } = await begun(seller, packageId);
  const later = await wallet.later(3.1 * 3_600_000, seller);
  expect(await payment(later, paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
  expect(await pay(later, packageId, { orderId })).toMatchObject({ status: 200, body: { status: 'failed' } });
});

test('shows publicly that PayPal is switched on', async () => {
  expect((await cloud.api('/api/payment/methods')).body).toMatchObject({ wallet: true });
});
