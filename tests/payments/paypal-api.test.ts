import { describe, expect, onTestFinished, test } from 'vitest';
import { cardNumbers } from '../support/clients/card-payments.ts';
import { createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { cloud } from '../support/cloud.ts';

const paypalPaymentClient = createPaypalPaymentClient(cloud);
const {
  createUnpaidPackage,
  postPayment,
  startPayment,
  submitApproval,
  getPayment,
  getPackages,
  controlProvider,
  listCaptures,
  listHeldWebhooks,
  listEvents,
} = paypalPaymentClient;

/** Holds PayPal's webhook events back until `release`. */
async function withoutNotices() {
  await controlProvider('hold');
  onTestFinished(async () => {
    await controlProvider('release');
    await cloud.idle();
  });
}
const release = async (ids?: readonly string[]) => {
  await controlProvider('release', ids ? { ids } : {});
  await cloud.idle();
};

test('activates a package when the seller approves the order and returns', async () => {
  await withoutNotices();
  const { seller, home, packageId } = await createUnpaidPackage();
  const { paymentId, status, url, orderId } = await startPayment(seller, packageId, { donationPence: 5_00 });
  expect(status).toBe('requires_action');
  const { result: order } = await paypalPaymentClient.orders.getOrder({ id: orderId });
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
  const back = new URL((await submitApproval(url, 'good')) ?? '');
  expect([back.pathname, back.searchParams.get('token')]).toEqual([`/payment/${paymentId}`, orderId]);
  const answer = await postPayment(seller, packageId, { orderId, donationPence: 5_00 });
  expect(answer).toMatchObject({ status: 200, body: { paymentId, status: 'succeeded', approveUrl: null } });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({
    payBy: 'wallet',
    status: 'succeeded',
    active: true,
    totalPence: 99_00,
    vatPence: 16_50,
  });
  expect((await getPackages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
  expect(listEvents('package.paid.v1', paymentId)).toMatchObject([
    { totalPence: 99_00, donationPence: 5_00 },
  ]);
  expect(await listCaptures(paymentId)).toMatchObject([{ status: 'COMPLETED', amount: { value: '104.00' } }]);
});

test('returns the same order and result for repeated and concurrent requests', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const tabs = await Promise.all([1, 2, 3].map(() => startPayment(seller, packageId)));
  expect(new Set(tabs.map(({ orderId }) => orderId)).size).toBe(1);
  const [{ paymentId, orderId, url } = await startPayment(seller, packageId)] = tabs;
  await submitApproval(url, 'good');
  const takes = await Promise.all([1, 2, 3, 4].map(() => postPayment(seller, packageId, { orderId })));
  expect(takes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await cloud.idle();
  expect(await postPayment(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'succeeded' },
  });
  expect(await listCaptures(paymentId)).toHaveLength(1);
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
  expect(await postPayment(seller, packageId)).toMatchObject({ status: 409, body: { paymentId } });
});

test('captures an approved order by its webhook event when the payer does not return', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  await submitApproval(url, 'good');
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(await postPayment(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'succeeded' },
  });
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('ignores events in any order after the payer has returned', async () => {
  await withoutNotices();
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  await submitApproval(url, 'good');
  await postPayment(seller, packageId, { orderId });
  const ids = (await listHeldWebhooks()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  await release(ids.toReversed());
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
  expect(await listCaptures(paymentId)).toHaveLength(1);
});

test('charges nothing for a declined order and lets the next attempt pay', async () => {
  await withoutNotices();
  const { seller, packageId } = await createUnpaidPackage();
  const first = await startPayment(seller, packageId);
  await submitApproval(first.url, 'declined');
  expect(await postPayment(seller, packageId, { orderId: first.orderId })).toMatchObject({
    status: 200,
    body: { paymentId: first.paymentId, status: 'failed', approveUrl: null },
  });
  expect(await getPayment(seller, first.paymentId)).toMatchObject({ status: 'failed', failure: 'declined' });
  const second = await startPayment(seller, packageId);
  expect(second.paymentId).not.toBe(first.paymentId);
  await submitApproval(second.url, 'good');
  await postPayment(seller, packageId, { orderId: second.orderId });
  // The first page is approved after all, but its order is not captured.
  await submitApproval(first.url, 'good');
  await release();
  expect(await getPayment(seller, second.paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(await getPayment(seller, first.paymentId)).toMatchObject({ status: 'failed', failure: 'declined' });
  expect(await listCaptures(first.paymentId)).toEqual([]);
});

test('keeps the same page open for a payer who cancels', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  const back = new URL((await submitApproval(url, 'cancel')) ?? '');
  expect([back.pathname, back.searchParams.has('PayerID')]).toEqual([`/payment/${paymentId}`, false]);
  expect(await postPayment(seller, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'requires_action', approveUrl: url },
  });
  expect((await startPayment(seller, packageId)).url).toBe(url);
  await submitApproval(url, 'good');
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded' });
});

test.each([
  ['completed', 'succeeded', true],
  ['failed', 'failed', false],
] as const)('applies the end of a review that %s', async (outcome, status, active) => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  await submitApproval(url, 'reviewed');
  expect(await postPayment(seller, packageId, { orderId })).toMatchObject({ body: { status: 'processing' } });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'processing', active: false });
  expect(await postPayment(seller, packageId)).toMatchObject({ status: 409, body: { state: 'processing' } });
  const [capture] = await listCaptures(paymentId);
  await controlProvider('settle', { id: capture?.id, outcome });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status, active });
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(active ? 1 : 0);
});

describe('an order of another payment', () => {
  test('rejects the order of another account, and an unknown one', async () => {
    const mine = await createUnpaidPackage();
    const theirs = await createUnpaidPackage();
    const { orderId, paymentId, url } = await startPayment(theirs.seller, theirs.packageId);
    await startPayment(mine.seller, mine.packageId);
    for (const [seller, packageId, id] of [
      [mine.seller, mine.packageId, orderId],
      [mine.seller, theirs.packageId, orderId],
      [mine.seller, mine.packageId, 'A'.repeat(17)],
    ] as const)
      expect(await postPayment(seller, packageId, { orderId: id })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await getPayment(theirs.seller, paymentId)).toMatchObject({
      status: 'requires_action',
      payUrl: url,
    });
  });

  test('gives nothing for a forged order over a penny, captured by us or by its forger', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId } = await startPayment(seller, packageId);
    const forged = await paypalPaymentClient.forgeOrder(paymentId, 1);
    await cloud.idle();
    expect((await postPayment(seller, packageId, { orderId: forged })).status).toBe(404);
    await paypalPaymentClient.orders.captureOrder({ id: forged });
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'requires_action', active: false });
    expect(listEvents('payment.succeeded.v1', paymentId)).toEqual([]);
  });
});

describe('switching the way to pay', () => {
  test('never captures a PayPal order that was abandoned for a card', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const left = await startPayment(seller, packageId);
    const { paymentId, url } = await byCard(seller, packageId);
    expect(await getPayment(seller, left.paymentId)).toMatchObject({
      status: 'failed',
      failure: 'cancelled',
    });
    await submitApproval(left.url, 'good');
    expect(await postPayment(seller, packageId, { orderId: left.orderId })).toMatchObject({
      body: { paymentId: left.paymentId, status: 'failed' },
    });
    await paypalPaymentClient.payByCard(url, cardNumbers.good);
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
    expect(await listCaptures(left.paymentId)).toEqual([]);
  });

  test('closes a card page that was abandoned for PayPal', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const left = await byCard(seller, packageId);
    const { paymentId, orderId, url } = await startPayment(seller, packageId);
    await cloud.idle();
    expect((await paypalPaymentClient.payByCard(left.url, cardNumbers.good)).status).toBe(410);
    await submitApproval(url, 'good');
    await postPayment(seller, packageId, { orderId });
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
    expect(await getPayment(seller, left.paymentId)).toMatchObject({ status: 'failed' });
  });

  test('refuses PayPal when the card was paid in the meantime', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const left = await byCard(seller, packageId);
    await paypalPaymentClient.postForm(`${cloud.origin}/_local/providers/stripe/control/hold`, {});
    onTestFinished(async () => {
      await paypalPaymentClient.postForm(`${cloud.origin}/_local/providers/stripe/control/release`, {});
      await cloud.idle();
    });
    await paypalPaymentClient.payByCard(left.url, cardNumbers.good);
    expect(await postPayment(seller, packageId)).toMatchObject({
      status: 409,
      body: { state: 'succeeded', paymentId: left.paymentId },
    });
    await cloud.idle();
    expect(await getPayment(seller, left.paymentId)).toMatchObject({ status: 'succeeded', active: true });
  });

  test('refuses PayPal while a Direct Debit that was agreed just now is under way', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const left = await byCard(seller, packageId);
    await paypalPaymentClient.postForm(`${cloud.origin}/_local/providers/stripe/control/hold`, {});
    onTestFinished(async () => {
      await paypalPaymentClient.postForm(`${cloud.origin}/_local/providers/stripe/control/release`, {});
      await cloud.idle();
    });
    await paypalPaymentClient.payByDebit(left.url, '00012345');
    expect(await postPayment(seller, packageId)).toMatchObject({
      status: 409,
      body: { state: 'processing', paymentId: left.paymentId },
    });
    expect(await getPayment(seller, left.paymentId)).toMatchObject({ status: 'processing' });
  });

  const byCard = async (...args: Parameters<typeof paypalPaymentClient.postPayment>) => {
    const { body } = await paypalPaymentClient.callAs(args[0], 'POST', '/api/payment/stripe/pay', {
      propertyPackageId: args[1],
    });
    return { paymentId: String(body['paymentId']), url: String(body['url']) };
  };
});

test('expires an order that is not approved within three hours, without a charge', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, orderId } = await startPayment(seller, packageId);
  const later = await paypalPaymentClient.advanceAndLogIn(3.1 * 3_600_000, seller);
  expect(await getPayment(later, paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
  expect(await postPayment(later, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { status: 'failed' },
  });
});

test('shows publicly that PayPal is switched on', async () => {
  expect((await cloud.api('/api/payment/methods')).body).toMatchObject({ wallet: true });
});
