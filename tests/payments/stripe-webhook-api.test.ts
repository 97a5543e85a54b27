import { beforeAll, describe, expect, test } from 'vitest';
import { listFailedDeliveries, listEventIds } from '../contract/market/repeated-events.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { cloud } from '../support/cloud.ts';

const cardPaymentClient = createCardPaymentClient(cloud);
const {
  createMember,
  submitProperty,
  choosePackage,
  startPayment,
  getPayment,
  payByCard,
  controlProvider,
  listHeldWebhooks,
  sendWebhook,
  listEvents,
  countStoredWebhooks: stored,
} = cardPaymentClient;

type Seller = Awaited<ReturnType<typeof createMember>>;
let seller: Seller;
beforeAll(async () => {
  seller = await createMember();
});
async function begin() {
  const home = await submitProperty(seller);
  const { id } = await choosePackage(seller, home);
  return { home, packageId: id, ...(await startPayment(seller, id)) };
}

/** An event as the provider writes it. */
const event = (subject: string, { id = `evt_${subject}`, type = 'checkout.session.completed' } = {}) => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(cloud.clock.now() / 1000),
  data: { object: { id: subject, object: 'checkout.session' } },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
});

describe('an event with an invalid signature', () => {
  const minutes = 60_000;
  const wrong: [string, () => Parameters<typeof sendWebhook>[1]][] = [
    ['its signature is made with another secret', () => ({ secret: 'whsec_other' })],
    ['its time is more than five minutes ago', () => ({ at: cloud.clock.now() - 6 * minutes })],
    ['a byte of it was altered', () => ({ altered: ' ' })],
  ];
  test.each(wrong)('is rejected with 422 and not stored when %s', async (_, how) => {
    const before = await stored();
    const answer = await sendWebhook(event('cs_test_wrong'), how());
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid' }]);
    expect(await stored()).toBe(before);
  });

  test('is rejected without a signature, or with a malformed one', async () => {
    const before = await stored();
    const path = '/api/payment/stripe/webhook';
    expect((await cloud.api(path, { body: event('cs_test_none') })).status).toBe(422);
    for (const signature of ['', 'x', 't=1', 't=,v1='])
      expect(
        (await cloud.api(path, { body: event('cs_test_none'), headers: { 'stripe-signature': signature } }))
          .status,
      ).toBe(422);
    expect(await stored()).toBe(before);
  });
});

test('acknowledges an event of an unknown type without storing it', async () => {
  const before = await stored();
  const answer = await sendWebhook(event('cus_1', { type: 'customer.created' }));
  expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  expect(await stored()).toBe(before);
});

test('rejects a body of a megabyte', async () => {
  const big = { ...event('cs_test_big'), filler: 'x'.repeat(1024 * 1024) };
  expect((await sendWebhook(big)).status).toBe(413);
});

test('ignores an event that claims more than the provider confirms', async () => {
  const { paymentId, url } = await begin();
  const answer = await sendWebhook(event(url.split('/').at(-1) ?? '', { id: `evt_early_${paymentId}` }));
  expect(answer.status).toBe(200);
  await cloud.idle();
  // The event claims that a session is complete; the provider's API, which is asked, returns it as open.
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'requires_action', active: false });
  expect(listEvents('payment.succeeded.v1', paymentId)).toEqual([]);
});

test('stores an event about no payment of ours without an effect', async () => {
  const { id: foreign } = await cardPaymentClient.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 9_00, product_data: { name: 'A mug' } } },
    ],
    success_url: 'https://elsewhere.example/',
  });
  const [before, heard] = [await stored(), listEventIds()];
  expect(await sendWebhook(event(foreign))).toMatchObject({ status: 200, body: { received: true } });
  await cloud.idle();
  expect(listEvents('payment.reported.v1', foreign)).toHaveLength(1);
  expect(await stored()).toBe(before + 1);
  expect(listFailedDeliveries(heard)).toEqual([]);
});

test('is refused in another mode than that of the key, so that Stripe sends it again', async () => {
  const before = await stored();
  const live = { ...event('cs_live_1'), livemode: true };
  expect(await sendWebhook(live)).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect(await stored()).toBe(before);
});

test('has one effect for 50 concurrent deliveries of an event', async () => {
  await controlProvider('hold');
  const { paymentId, url } = await begin();
  await payByCard(url, cardNumbers.good);
  const body = event(url.split('/').at(-1) ?? '', { id: `evt_many_${paymentId}` });
  const before = await stored();
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendWebhook(body)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  // A delivery that is refused is sent again, as the provider does.
  for (const { status } of answers.filter(({ status: one }) => one !== 200)) {
    expect([409, 429, 503]).toContain(status);
    expect((await sendWebhook(body)).status).toBe(200);
  }
  await cloud.idle();
  expect(await stored()).toBe(before + 1);
  expect(listEvents('payment.reported.v1', body.id)).toHaveLength(1);
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
  expect(listEvents('package.paid.v1', paymentId)).toHaveLength(1);
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  await controlProvider('release');
  await cloud.idle();
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('reaches the same end for events in reverse order, each sent twice', async () => {
  await controlProvider('hold');
  const { paymentId, url } = await begin();
  await payByCard(url, cardNumbers.declined);
  await payByCard(url, cardNumbers.disputed);
  const dispute = (await listHeldWebhooks()).find(({ type }) => type === 'charge.dispute.created');
  const { data } = await cardPaymentClient.stripe.disputes.list({
    charge: await cardPaymentClient.getChargeId(url),
  });
  expect(dispute).toBeDefined();
  await controlProvider('close-dispute', { dispute: data[0]?.id, outcome: 'won' });
  const backwards = (await listHeldWebhooks()).toReversed();
  for (const { id } of backwards) await controlProvider('release', { events: [id] });
  for (const { id } of backwards) await controlProvider('resend', { event: id });
  await controlProvider('release');
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'won', active: true });
  const once = [
    'payment.succeeded.v1',
    'package.paid.v1',
    'payment.disputed.v1',
    'payment.dispute_closed.v1',
  ];
  expect(once.map((name) => listEvents(name, paymentId).length)).toEqual([1, 1, 1, 1]);
});

test('never charges twice: neither for a package in another tab nor for the next choice', async () => {
  await controlProvider('hold');
  const first = await begin();
  await payByCard(first.url, cardNumbers.good);
  // The first payment is not known here yet when the seller starts one in another tab.
  expect(await cardPaymentClient.postPayment(seller, first.packageId, { donationPence: 1_00 })).toMatchObject(
    {
      status: 409,
      body: { state: 'succeeded' },
    },
  );
  await controlProvider('release');
  await cloud.idle();
  const other = await choosePackage(seller, first.home, 'plus');
  expect(other.status).toBe('pending_payment');
  const upgrade = await startPayment(seller, other.id);
  // The choice is replaced while its page is open, and is paid there before the event arrives.
  const premium = await choosePackage(seller, first.home, 'premium');
  await controlProvider('hold');
  await payByCard(upgrade.url, cardNumbers.good);
  expect(await cardPaymentClient.postPayment(seller, premium.id)).toMatchObject({
    status: 409,
    body: {
      state: 'succeeded',
      paymentId: upgrade.paymentId,
      detail: 'You’ve already paid for the package you chose before.',
    },
  });
  await controlProvider('release');
  await cloud.idle();
  expect(await getPayment(seller, upgrade.paymentId)).toMatchObject({ status: 'succeeded', active: true });
});

test('refunds a choice that is cancelled while its page is open and paid there', async () => {
  const { packageId, paymentId, url } = await begin();
  await cardPaymentClient.callAs(seller, 'PUT', `/api/property-package/status/${packageId}`, {
    status: 'cancelled',
  });
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({
    status: 'refunded',
    active: false,
    refunds: [{ reason: 'not_needed', status: 'succeeded' }],
  });
});
