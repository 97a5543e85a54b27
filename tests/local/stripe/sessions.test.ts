import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../functions/kernel/time.ts';
import { createOrderParams, createOrder, createStripeWorld } from './stripe-world.ts';

describe('a checkout session', () => {
  test('is created open with the requested values and a payment page', async () => {
    const w = await createStripeWorld();
    const made = await w.stripe.checkout.sessions.create(
      createOrderParams({
        client_reference_id: 'payment-1',
        customer_email: 'ada@example.com',
        metadata: { home: 'h1', 'a[b]': 'ü & =' },
        payment_intent_data: { metadata: { payment: 'p1' }, description: 'Order 1' },
        line_items: [
          {
            quantity: 2,
            price_data: {
              currency: 'gbp',
              unit_amount: 4950,
              product_data: { name: 'A listing', description: 'Six months' },
            },
          },
          {
            quantity: 1,
            price_data: { currency: 'GBP', unit_amount: 100, product_data: { name: 'A tree' } },
          },
        ],
      }),
    );
    expect(made).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      amount_total: 10_000,
      currency: 'gbp',
      client_reference_id: 'payment-1',
      customer_email: 'ada@example.com',
      payment_intent: null,
      livemode: false,
      ui_mode: 'hosted_page',
      url: `${w.pages}/checkout/${made.id}`,
      success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
      metadata: { home: 'h1' },
    });
    expect(made.id).toMatch(/^cs_test_\w+$/);
    expect(made.expires_at - made.created).toBe(86_400);
  });

  test('is listed newest first, page by page, forwards and backwards', async () => {
    const w = await createStripeWorld();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift((await createOrder(w)).id);
    const all = await w.stripe.checkout.sessions.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
    const first = await w.stripe.checkout.sessions.list({ limit: 3 });
    expect([first.has_more, first.url]).toEqual([true, '/v1/checkout/sessions']);
    const last = await w.stripe.checkout.sessions.list({ limit: 3, starting_after: ids[3] ?? '' });
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([ids.slice(4), false]);
    const before = await w.stripe.checkout.sessions.list({ limit: 2, ending_before: ids[4] ?? '' });
    expect([before.data.map(({ id }) => id), before.has_more]).toEqual([ids.slice(2, 4), true]);
  });

  test('can be listed by status', async () => {
    const w = await createStripeWorld();
    const open = await createOrder(w);
    const gone = await createOrder(w);
    await w.stripe.checkout.sessions.expire(gone.id);
    const ids = async (status: 'open' | 'expired') =>
      (await w.stripe.checkout.sessions.list({ status })).data.map(({ id }) => id);
    expect([await ids('open'), await ids('expired')]).toEqual([[open.id], [gone.id]]);
  });
});

describe('an expired session', () => {
  test('is expired once by its merchant, who gets a webhook', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w, { metadata: { payment: 'p1' } });
    expect(await w.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(w.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    });
    await w.idle();
    expect(w.objects('checkout.session.expired')).toMatchObject([
      { id, status: 'expired', metadata: { payment: 'p1' } },
    ]);
    expect(await (await fetch(url)).text()).toContain('This checkout session has expired');
    expect((await w.card(url, '4242424242424242')).status).toBe(410);
    expect(await w.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_intent: null });
  });

  test('expires by time', async () => {
    const w = await createStripeWorld();
    const { id } = await createOrder(w, { expires_at: Math.floor(Date.now() / 1000) + 1800 });
    const longer = await createOrder(w);
    w.clock.advance(31 * 60_000);
    await w.idle();
    expect(w.objects('checkout.session.expired')).toMatchObject([{ id }]);
    expect(await w.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
    expect(await w.stripe.checkout.sessions.retrieve(longer.id)).toMatchObject({ status: 'open' });
    w.clock.advance(dayMs);
    await w.idle();
    expect(w.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  test('cancels its declined payment', async () => {
    const w = await createStripeWorld();
    const { id, url } = await createOrder(w);
    await w.card(url, '4000000000000002');
    await w.stripe.checkout.sessions.expire(id);
    const { payment_intent } = await w.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(payment_intent).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
  });
});
