import { describe, expect, test } from 'vitest';
import { createOrder, payOrder, createStripeWorld, requireExpanded } from './stripe-world.ts';

test('a card payment redirects the buyer, stores the payment and sends a webhook', async () => {
  const w = await createStripeWorld();
  const { id, url } = await createOrder(w, {
    metadata: { payment: 'p1' },
    payment_intent_data: { metadata: { payment: 'p1' }, description: 'Order 1' },
  });
  const page = await (await fetch(url)).text();
  expect(page).toContain('A stand-in for Stripe');
  expect(page).toContain('£99.00');
  expect(page).not.toContain('<script');
  const back = await w.card(url, '4242 4242 4242 4242');
  expect([back.status, back.headers.get('location')]).toEqual([303, `http://shop.test/done?session=${id}`]);
  const session = await w.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'ada@example.com', name: 'Ada Buyer' },
  });
  const intent = requireExpanded(session.payment_intent);
  expect(intent).toMatchObject({
    object: 'payment_intent',
    status: 'succeeded',
    amount: 9900,
    amount_received: 9900,
    description: 'Order 1',
    metadata: { payment: 'p1' },
    last_payment_error: null,
  });
  const charge = requireExpanded(intent.latest_charge);
  expect(charge).toMatchObject({
    object: 'charge',
    status: 'succeeded',
    paid: true,
    captured: true,
    refunded: false,
    disputed: false,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    },
  });
  expect(charge.balance_transaction).toMatchObject({ amount: 9900, fee: 169, net: 9731, type: 'charge' });
  await w.idle();
  expect(w.types().sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  expect(w.objects('checkout.session.completed')).toMatchObject([
    { id, payment_status: 'paid', payment_intent: intent.id, metadata: { payment: 'p1' } },
  ]);
  expect(await w.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ latest_charge: charge.id });
  expect(await w.stripe.charges.retrieve(charge.id)).toMatchObject({
    balance_transaction: expect.stringMatching(/^txn_/),
  });
});

test('a form that is sent twice pays once', async () => {
  const w = await createStripeWorld();
  const { id, url } = await createOrder(w);
  const [first, second] = await Promise.all([1, 2].map(() => w.card(url, '4242424242424242')));
  expect([first?.status, second?.status]).toEqual([303, 303]);
  expect((await w.stripe.charges.list()).data).toHaveLength(1);
  expect((await w.stripe.paymentIntents.list()).data).toHaveLength(1);
  expect(await (await fetch(url)).text()).toContain('This is paid already');
  const { payment_intent } = await w.stripe.checkout.sessions.retrieve(id);
  expect(typeof payment_intent).toBe('string');
});

describe('a declined card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'expired_card', undefined],
  ])('%s answers %s (%s), and another one pays', async (number, code, declineCode) => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    const refused = await w.card(url, number);
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('role="alert"');
    const session = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const failed = requireExpanded(session.payment_intent);
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { type: 'card_error', code, charge: failed.latest_charge },
    });
    expect(failed.last_payment_error?.decline_code).toBe(declineCode);
    await w.card(url, '4242424242424242');
    expect(await w.stripe.paymentIntents.retrieve(failed.id)).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
    expect((await w.stripe.charges.list({ payment_intent: failed.id })).data).toMatchObject([
      { status: 'succeeded' },
      { status: 'failed', failure_code: code, balance_transaction: null },
    ]);
    await w.idle();
    expect(w.types().sort()).toEqual([
      'checkout.session.completed',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
  });

  test.each([
    ['a number of no test card', { number: '4111111111111111' }],
    ['an expiry in the past', { expiry: '01 / 20' }],
    ['an expiry that is none', { expiry: '13 / 34' }],
    ['no security code', { cvc: '' }],
    ['no email', { email: 'ada' }],
  ])('%s is reported at once, without a payment attempt', async (_, change) => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    expect((await w.card(url, '4242424242424242', change)).status).toBe(422);
    expect(await w.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_intent: null });
  });
});

describe('3-D Secure', () => {
  test.each(['4000002500003155', '4000000000003220'])('%s pays once it is completed', async (number) => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    const asked = await w.card(url, number);
    const challenge = asked.headers.get('location') ?? '';
    expect([asked.status, challenge]).toEqual([303, `${url}/challenge`]);
    const waiting = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(waiting.payment_intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: challenge } },
    });
    expect(await (await fetch(challenge)).text()).toContain('Complete');
    expect((await w.form(challenge, { act: 'complete' })).headers.get('location')).toContain(id);
    const done = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(done.payment_status).toBe('paid');
    expect(requireExpanded(requireExpanded(done.payment_intent).latest_charge)).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
  });

  test('leaves the session open for another try after a failure', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    await w.card(url, '4000000000003220');
    const failed = await w.form(`${url}/challenge`, { act: 'fail' });
    expect([failed.status, failed.headers.get('location')]).toEqual([303, url]);
    expect(await (await fetch(url)).text()).toContain('not authenticated');
    const session = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    });
    await w.idle();
    expect(w.types()).toEqual(['payment_intent.payment_failed']);
    const late = await w.form(`${url}/challenge`, { act: 'complete' });
    expect(late.headers.get('location')).toBe(url);
    const looked = await fetch(`${url}/challenge`, { redirect: 'manual' });
    expect(looked.headers.get('location')).toBe(url);
    expect((await w.card(url, '4242424242424242')).status).toBe(303);
  });
});

describe('a bank debit', () => {
  test.each([
    ['00012345', 'paid', 'succeeded', 'async_payment_succeeded', 'payment_intent.succeeded'],
    [
      '33333335',
      'unpaid',
      'requires_payment_method',
      'async_payment_failed',
      'payment_intent.payment_failed',
    ],
  ])('from %s ends %s, after a while', async (account, paymentStatus, status, told, toldOfIntent) => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    expect((await w.debit(url, account)).headers.get('location')).toContain(id);
    const under = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(under).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'processing',
        latest_charge: { status: 'pending', balance_transaction: null },
      },
    });
    await w.idle();
    expect(w.types()).toEqual(['checkout.session.completed']);
    w.clock.advance(61_000);
    await w.idle();
    expect(w.types().slice(1).sort()).toEqual([`checkout.session.${told}`, toldOfIntent].sort());
    const over = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(over).toMatchObject({ payment_status: paymentStatus, payment_intent: { status } });
  });

  test('is not offered if only cards are accepted', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w, { allowed_payment_method_types: ['card'] });
    expect(await (await fetch(url)).text()).not.toContain('bank debit');
    expect((await w.debit(url, '00012345')).status).toBe(400);
    expect(await w.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
    });
  });
});

test('a buyer who cancels returns to the shop and may still pay', async () => {
  const w = await createStripeWorld();
  const { url } = await createOrder(w);
  expect((await w.form(url, { act: 'cancel' })).headers.get('location')).toBe('http://shop.test/back');
  expect((await w.card(url, '4242424242424242')).status).toBe(303);
});

test('texts of buyers and merchants are escaped on the page', async () => {
  const w = await createStripeWorld();
  const item = { currency: 'gbp', unit_amount: 500, product_data: { name: '<b>Bold</b>' } };
  const { url } = await createOrder(w, { line_items: [{ quantity: 1, price_data: item }] });
  const page = await (await w.card(url, '1', { name: '"><script>', email: '"x' })).text();
  expect(page).toContain('&lt;b&gt;Bold');
  expect(page).not.toContain('<script>');
});

test('the page of an unknown session is not found', async () => {
  const w = await createStripeWorld();
  expect((await fetch(`${w.pages}/checkout/cs_test_none`)).status).toBe(404);
  expect((await fetch(`${w.pages}/nowhere`)).status).toBe(404);
});

test('all state survives a restart', async () => {
  const w = await createStripeWorld();
  const { session, intent } = await payOrder(w);
  await w.restart();
  expect(await w.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_intent: intent.id });
});

describe('wallets and banks', () => {
  const open = async (url: string, agent: string) =>
    (await fetch(url, { headers: { 'user-agent': agent } })).text();

  test('are offered as the device and the order have them', async () => {
    const w = await createStripeWorld();
    const { url } = await createOrder(w);
    const iPhone = await open(url, 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18 Mobile Safari/604');
    expect(iPhone).toContain('Apple Pay');
    expect(iPhone).not.toContain('Google Pay');
    expect(iPhone).toContain('Pay by bank');
    expect(await open(url, 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537')).toContain(
      'Google Pay',
    );
    const cards = await createOrder(w, { allowed_payment_method_types: ['card'] });
    expect(await open(cards.url, 'Chrome')).not.toContain('Pay by bank');
    expect((await w.form(cards.url, { act: 'bank' })).status).toBe(400);
  });

  test('a wallet is a card in it, and its decline leaves the page open', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    await w.form(url, { act: 'apple_pay_declined' });
    expect(await open(url, 'Chrome')).toContain('Your card was declined.');
    await w.form(url, { act: 'apple_pay' });
    const session = await w.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(session).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: {
          payment_method_details: { type: 'card', card: { wallet: { type: 'apple_pay' } } },
        },
      },
    });
  });

  test('a payment that was approved at the bank cannot be disputed', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    expect((await w.form(url, { act: 'bank' })).headers.get('location')).toBe(`${url}/bank`);
    await w.form(`${url}/bank`, { act: 'pays' });
    const { payment_intent: intent } = await w.stripe.checkout.sessions.retrieve(id);
    expect(await w.control('dispute', { payment: intent })).toMatchObject({ status: 400 });
  });
});
