import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PropertyPackageId, UserId } from '../../events/vocabulary.ts';
import type * as openings from '../../functions/money/payments/commands/start-payment.ts';
import { type PaymentProvider, ProviderError } from '../../functions/money/payments/domain/provider.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { cloud } from '../support/cloud.ts';

const cardPaymentClient = createCardPaymentClient(cloud);
const {
  createMember,
  createUnpaidPackage,
  choosePackage,
  startPayment,
  postPayment,
  getPayment,
  getPackages,
  callAs,
  payByCard,
  payByDebit,
  answerChallenge,
  controlProvider,
  getChargeId,
  getCheckoutSession,
  listHeldWebhooks,
  postForm,
  listEvents,
} = cardPaymentClient;

let openPayment: (typeof openings)['startPayment'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ startPayment: openPayment } = await import('../../functions/money/payments/commands/start-payment.ts'));
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

test('takes the method that a client of the specification sends, and answers the page to pay on', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { status, body } = await postPayment(seller, packageId, { paymentMethodId: 'pm_card_visa' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'requires_action', client_secret: null, url: expect.any(String) });
});

test('publishes a property and shows the payment when its package is paid by card', async () => {
  const { seller, home, packageId } = await createUnpaidPackage();
  const { paymentId, status, url } = await startPayment(seller, packageId, { donationPence: 5_00 });
  expect(status).toBe('requires_action');
  expect(await getPayment(seller, paymentId)).toMatchObject({
    status: 'requires_action',
    active: false,
    payUrl: url,
    totalPence: 99_00,
    donationPence: 5_00,
  });
  expect((await getCheckoutSession(url)).amount_total).toBe(104_00);
  const back = await payByCard(url, cardNumbers.good);
  expect(back.headers.get('location')).toBe(`${cloud.origin}/payment/${paymentId}`);
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({
    status: 'succeeded',
    active: true,
    vatPence: 16_50,
    packageName: 'Standard',
    paidAt: expect.any(String),
  });
  expect((await getPackages(seller, home)).current).toMatchObject({ id: packageId, status: 'active' });
  expect((await cardPaymentClient.getPropertyPage(home)).status).toBe(200);
  expect(listEvents('package.paid.v1', paymentId)).toMatchObject([
    { totalPence: 99_00, donationPence: 5_00 },
  ]);
  const { payments, total } = (await callAs(seller, 'GET', '/api/payments')).body;
  expect([payments, total]).toMatchObject([[{ id: paymentId, status: 'succeeded' }], 1]);
});

test('shows a payment as paid before its event arrives, and applies the event without effect', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  await controlProvider('hold');
  const { paymentId, url } = await startPayment(seller, packageId);
  await payByCard(url, cardNumbers.good);
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded' });
  await controlProvider('release');
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('shows a declined card, charges nothing and lets another card pay', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  expect((await payByCard(url, cardNumbers.declined)).status).toBe(402);
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({
    status: 'requires_action',
    failure: 'declined',
    payUrl: url,
  });
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  const paid = await getPayment(seller, paymentId);
  expect(paid).toMatchObject({ status: 'succeeded', active: true });
  expect(paid).not.toHaveProperty('failure');
});

test.each([
  ['completed', 'complete', 'succeeded'],
  ['failed', 'fail', 'requires_action'],
] as const)('applies a 3-D Secure challenge that is %s', async (_, act, status) => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  await payByCard(url, cardNumbers.challenged);
  await answerChallenge(url, act);
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status });
});

test.each([
  ['00012345', 'succeeded', true],
  ['33333335', 'failed', false],
] as const)('keeps a bank debit from %s processing until it has %s', async (account, status, active) => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  await payByDebit(url, account);
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'processing', active: false });
  expect(await postPayment(seller, packageId)).toMatchObject({ status: 409, body: { state: 'processing' } });
  const { payment_intent: intent } = await getCheckoutSession(url);
  await controlProvider('settle', { id: typeof intent === 'object' ? intent?.id : intent });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status, active });
});

test.each([
  ['pays-later', 'succeeded', true],
  ['fails-later', 'failed', false],
] as const)(
  'waits for a bank that %s, with notices twice and out of order',
  async (answer, status, active) => {
    const { seller, home, packageId } = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(seller, packageId);
    await postForm(url, { act: 'bank' });
    await controlProvider('hold');
    await postForm(`${url}/bank`, { act: answer });
    expect(await getPayment(seller, paymentId)).toMatchObject({
      status: 'processing',
      method: 'pay_by_bank',
      active: false,
      receipts: [],
    });
    expect(await getPackages(seller, home)).toMatchObject({ current: null });
    const { payment_intent: intent } = await getCheckoutSession(url);
    await controlProvider('settle', { id: typeof intent === 'object' ? intent?.id : intent });
    const events = (await listHeldWebhooks()).map(({ id }) => id).toReversed();
    await controlProvider('release', { events });
    for (const event of events) await controlProvider('resend', { event });
    await controlProvider('release');
    await cloud.idle();
    const over = await getPayment(seller, paymentId);
    expect(over).toMatchObject({ status, active, method: 'pay_by_bank' });
    expect(over.receipts).toHaveLength(active ? 1 : 0);
  },
);

describe('starting a payment', () => {
  test('returns the same page while it can be paid, and one payment for concurrent tabs', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const tabs = await Promise.all([1, 2, 3].map(() => startPayment(seller, packageId)));
    expect(new Set(tabs.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
    expect(await startPayment(seller, packageId)).toEqual(tabs[0]);
  });

  test('closes the old page at the provider before it opens one with another donation', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const old = await startPayment(seller, packageId);
    const other = await startPayment(seller, packageId, { donationPence: 1_00 });
    expect(other.paymentId).not.toBe(old.paymentId);
    expect((await payByCard(old.url, cardNumbers.good)).status).toBe(410);
    await cloud.idle();
    expect(await getPayment(seller, old.paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
    await payByCard(other.url, cardNumbers.good);
    await cloud.idle();
    expect(await getPayment(seller, other.paymentId)).toMatchObject({ status: 'succeeded', active: true });
  });

  test('rejects a package that is paid already', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { url, paymentId } = await startPayment(seller, packageId);
    await payByCard(url, cardNumbers.good);
    expect(await postPayment(seller, packageId, { donationPence: 1_00 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'succeeded', paymentId },
    });
    await cloud.idle();
    expect(await postPayment(seller, packageId)).toMatchObject({ status: 409, body: { paymentId } });
  });

  test('hides another account’s package and payment', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId } = await startPayment(seller, packageId);
    const other = await createMember();
    expect((await postPayment(other, packageId)).status).toBe(404);
    expect((await callAs(other, 'GET', `/api/payment/${paymentId}`)).status).toBe(404);
    expect((await callAs(other, 'GET', '/api/payments')).body).toMatchObject({ payments: [], total: 0 });
  });

  test('rejects an expired quote and a replaced choice', async () => {
    const { seller, home, packageId } = await createUnpaidPackage();
    const { id: larger } = await choosePackage(seller, home, 'plus');
    expect(await postPayment(seller, packageId)).toMatchObject({ status: 409, body: { state: 'cancelled' } });
    const later = await cardPaymentClient.advanceAndLogIn(31 * 60_000, seller);
    expect(await postPayment(later, larger)).toMatchObject({ status: 410, body: { code: 'gone' } });
    cloud.clock.reset();
  });

  test('redirects the seller to the requested page', async () => {
    const { seller, packageId } = await createUnpaidPackage();
    const { url } = await startPayment(seller, packageId, { returnUrl: '/my-listing' });
    const { headers } = await payByCard(url, cardNumbers.good);
    expect(headers.get('location')).toBe(`${cloud.origin}/my-listing`);
    expect((await postPayment(seller, packageId, { returnUrl: 'https://elsewhere.example/' })).status).toBe(
      422,
    );
    await cloud.idle();
  });

  test.each([
    [new ProviderError('Nobody answers'), { code: 'unavailable' }],
    [new TypeError('A fault of ours'), { message: 'A fault of ours' }],
  ])('reports a provider that fails by %s, and leaves only one page open', async (fault, told) => {
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId } = await startPayment(seller, packageId);
    const wish = { propertyPackageId: PropertyPackageId.parse(packageId), donationPence: 1_00 };
    const opening = openPayment({ ...wish, returnUrl: undefined }, 'card', owner(seller), {
      card: async () => failing(fault),
    });
    await expect(opening).rejects.toMatchObject(told);
    expect(await startPayment(seller, packageId)).toMatchObject({ paymentId });
  });

  test('shows publicly how one can pay', async () => {
    expect((await cloud.api('/api/payment/methods')).body).toMatchObject({ card: true });
  });
});

test('fails a payment whose page expired, and starts a new one at the next attempt', async () => {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  await controlProvider('expire', { session: url.split('/').at(-1) });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'failed', failure: 'expired' });
  expect((await startPayment(seller, packageId)).paymentId).not.toBe(paymentId);
});

describe('refunds and disputes', () => {
  const paidFor = async (number: string = cardNumbers.good) => {
    const bought = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(bought.seller, bought.packageId, { donationPence: 1_00 });
    await payByCard(url, number);
    await cloud.idle();
    return { ...bought, paymentId, url };
  };
  const cancel = (seller: Parameters<typeof callAs>[0], packageId: string) =>
    callAs(seller, 'PUT', `/api/property-package/status/${packageId}`, { status: 'cancelled' });

  // The first 24 hours are free, and the donation’s trees are not ordered yet.
  test('refund a package that is cancelled within a day, to the penny', async () => {
    const { seller, packageId, paymentId, url } = await paidFor();
    expect((await cancel(seller, packageId)).status).toBe(200);
    await cloud.idle();
    const { refunds, refundedPence, status } = await getPayment(seller, paymentId);
    expect(refunds).toMatchObject([{ status: 'succeeded', reason: 'cancelled' }]);
    expect([status, refundedPence]).toEqual(['refunded', 100_00]);
    const { data } = await cardPaymentClient.stripe.refunds.list({ charge: await getChargeId(url) });
    expect(data.map(({ amount }) => amount)).toEqual([refundedPence]);
    expect(listEvents('payment.refunded.v1', paymentId)).toHaveLength(1);
  });

  test('report a refund that the bank sends back, and count it as no refund', async () => {
    const { seller, packageId, paymentId, url } = await paidFor(cardNumbers.refundFails);
    await cancel(seller, packageId);
    await cloud.idle();
    const { data } = await cardPaymentClient.stripe.refunds.list({ charge: await getChargeId(url) });
    await controlProvider('settle', { id: data[0]?.id });
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({
      status: 'succeeded',
      refundedPence: 0,
      refunds: [{ status: 'failed' }],
    });
    expect(listEvents('payment.refund_failed.v1', paymentId)).toHaveLength(1);
  });

  test.each(['won', 'lost'] as const)('apply a dispute that is %s', async (outcome) => {
    const { seller, paymentId, url } = await paidFor(cardNumbers.disputed);
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'disputed' });
    const { data } = await cardPaymentClient.stripe.disputes.list({ charge: await getChargeId(url) });
    await controlProvider('close-dispute', { dispute: data[0]?.id, outcome });
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: outcome });
    expect(listEvents('payment.dispute_closed.v1', paymentId)).toMatchObject([{ won: outcome === 'won' }]);
  });

  test('block further packages of a property while its payment is disputed', async () => {
    const { seller, home, paymentId } = await paidFor(cardNumbers.disputed);
    expect(
      await callAs(seller, 'POST', '/api/property-package', {
        propertyId: home,
        packageId: 'premium',
        startNow: true,
        terms: true,
      }),
    ).toMatchObject({ status: 409 });
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'disputed' });
  });
});
