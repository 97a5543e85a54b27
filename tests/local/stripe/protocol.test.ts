import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { parseForm } from '../../../infra/local/third-party/stripe/params/form.ts';
import {
  createOrderParams,
  createOrder,
  payOrder,
  createSdk,
  createStripeWorld,
  type StripeWorld,
} from './stripe-world.ts';

const post = (
  w: StripeWorld,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${w.api}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_localKey', ...headers },
    body: new URLSearchParams(form),
  });

describe('an idempotency key', () => {
  test('returns the same answer for the same request, also after a restart', async () => {
    const w = await createStripeWorld();
    const options = { idempotencyKey: 'payment-1' };
    const first = await w.stripe.checkout.sessions.create(createOrderParams(), options);
    await w.restart();
    const second = await w.stripe.checkout.sessions.create(createOrderParams(), options);
    expect({ ...second }).toEqual({ ...first });
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    expect((await w.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test('runs only one of many concurrent requests', async () => {
    const w = await createStripeWorld();
    const options = { idempotencyKey: 'payment-1' };
    const all = [1, 2, 3, 4, 5].map(() => w.stripe.checkout.sessions.create(createOrderParams(), options));
    expect(new Set((await Promise.all(all)).map(({ id }) => id)).size).toBe(1);
  });

  test('is refused for another request', async () => {
    const w = await createStripeWorld();
    const options = { idempotencyKey: 'payment-1' };
    const { id } = await w.stripe.checkout.sessions.create(createOrderParams(), options);
    const other = createOrderParams({ metadata: { other: 'yes' } });
    const fault = { type: 'StripeIdempotencyError', rawType: 'idempotency_error', statusCode: 400 };
    await expect(w.stripe.checkout.sessions.create(other, options)).rejects.toMatchObject(fault);
    await expect(w.stripe.checkout.sessions.expire(id, {}, options)).rejects.toMatchObject(fault);
  });

  test('expires after a day', async () => {
    const w = await createStripeWorld();
    const options = { idempotencyKey: 'payment-1' };
    const first = await w.stripe.checkout.sessions.create(createOrderParams(), options);
    w.clock.advance(25 * 3_600_000);
    expect((await w.stripe.checkout.sessions.create(createOrderParams(), options)).id).not.toBe(first.id);
  });

  test('stays unused after an invalid request; a refusal is stored as its answer', async () => {
    const w = await createStripeWorld();
    const options = { idempotencyKey: 'payment-1' };
    const wrong = createOrderParams({ success_url: 'nowhere' });
    await expect(w.stripe.checkout.sessions.create(wrong, options)).rejects.toThrow('URL');
    const { id, url } = await w.stripe.checkout.sessions.create(createOrderParams(), options);
    const again = { idempotencyKey: 'expire-1' };
    await w.card(url ?? '', '4242424242424242');
    for (const replayed of [undefined, 'true'])
      await expect(w.stripe.checkout.sessions.expire(id, {}, again)).rejects.toMatchObject({
        statusCode: 400,
        headers: replayed === undefined ? {} : { 'idempotent-replayed': replayed },
      });
  });
});

describe('an error', () => {
  test.each([
    ['a wrong key', 'sk_test_another', 'Invalid API Key'],
    ['an empty key', ' ', 'API key'],
  ])('for %s is 401', async (_, key, message) => {
    const w = await createStripeWorld();
    const asked = createSdk(w.api, key).checkout.sessions.create(createOrderParams());
    await expect(asked).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.stringContaining(message),
    });
    await expect(asked).rejects.not.toThrow('sk_test_another');
  });

  test('is 401 without a key; the key is accepted as user name', async () => {
    const w = await createStripeWorld();
    expect((await fetch(`${w.api}/v1/charges`)).status).toBe(401);
    const basic = Buffer.from('sk_test_localKey:').toString('base64');
    const headers = { authorization: `Basic ${basic}` };
    expect((await fetch(`${w.api}/v1/charges`, { headers })).status).toBe(200);
  });

  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string | undefined, string]>([
    [
      'an unknown parameter',
      { after_expiration: { recovery: { enabled: true } } },
      'parameter_unknown',
      'after_expiration',
    ],
    [
      'ways to pay that this account has not',
      { allowed_payment_method_types: ['klarna'] },
      undefined,
      'allowed_payment_method_types',
    ],
    ['an address that is none', { success_url: 'nowhere' }, 'url_invalid', 'success_url'],
    ['an email that is none', { customer_email: 'ada' }, 'email_invalid', 'customer_email'],
    ['no lines', { line_items: [] }, 'parameter_missing', 'line_items'],
    ['an expiry too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, undefined, 'expires_at'],
    ['an expiry too late', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, undefined, 'expires_at'],
    ['too long a value', { metadata: { a: 'x'.repeat(501) } }, undefined, 'metadata[a]'],
  ])('for %s names it', async (_, change, code, param) => {
    const w = await createStripeWorld();
    await expect(w.stripe.checkout.sessions.create(createOrderParams(change))).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      statusCode: 400,
      code,
      param,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  test.each([
    ['fractions of a penny', 99.5, 'parameter_invalid_integer', 'line_items[0][price_data][unit_amount]'],
    ['less than thirty pence', 29, 'amount_too_small', 'line_items'],
    ['more than any card', 100_000_000, 'amount_too_large', 'line_items'],
  ])('for %s names it', async (_, unit_amount, code, param) => {
    const w = await createStripeWorld();
    const item = { currency: 'gbp', unit_amount, product_data: { name: 'A listing' } };
    const asked = createOrder(w, { line_items: [{ quantity: 1, price_data: item }] });
    await expect(asked).rejects.toMatchObject({ statusCode: 400, code, param });
  });

  test('names a missing or empty parameter', async () => {
    const w = await createStripeWorld();
    const asked = async (form: Record<string, string>): Promise<unknown> =>
      (await post(w, '/v1/checkout/sessions', form)).json();
    const whole = {
      mode: 'payment',
      success_url: 'http://shop.test',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][product_data][name]': 'A listing',
    };
    expect(await asked(whole)).toMatchObject({ object: 'checkout.session' });
    expect(await asked({})).toMatchObject({ error: { code: 'parameter_missing', param: 'mode' } });
    const older = { ...whole, 'payment_method_types[0]': 'card' };
    expect(await asked(older)).toMatchObject({
      error: { code: 'parameter_unknown', param: 'payment_method_types' },
    });
    const empty = { mode: 'payment', 'line_items[0][quantity]': '1', success_url: '' };
    expect(await asked({ ...empty, 'line_items[0][price_data][currency]': '' })).toMatchObject({
      error: { code: 'parameter_invalid_empty', param: 'line_items[0][price_data][currency]' },
    });
  });

  test.each([
    ['a session', (s: Stripe) => s.checkout.sessions.retrieve('cs_test_none'), 'session'],
    ['a payment', (s: Stripe) => s.paymentIntents.retrieve('pi_none'), 'intent'],
    ['a charge', (s: Stripe) => s.charges.retrieve('ch_none'), 'id'],
    ['a refund', (s: Stripe) => s.refunds.retrieve('re_none'), 'id'],
    ['a dispute', (s: Stripe) => s.disputes.retrieve('du_none'), 'dispute'],
    ['an event', (s: Stripe) => s.events.retrieve('evt_none'), 'id'],
    ['what to refund', (s: Stripe) => s.refunds.create({ payment_intent: 'pi_none' }), 'payment_intent'],
  ])('for %s that does not exist is 404', async (_, ask, param) => {
    const w = await createStripeWorld();
    await expect(ask(w.stripe)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param,
    });
  });

  test('names an unknown path or cursor', async () => {
    const w = await createStripeWorld();
    await expect(w.stripe.customers.retrieve('cus_1')).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('/v1/customers/cus_1'),
    });
    await expect(w.stripe.charges.list({ starting_after: 'ch_none' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'starting_after',
    });
    await expect(w.stripe.charges.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  test('names a field that cannot be expanded', async () => {
    const w = await createStripeWorld();
    const { intent } = await payOrder(w);
    for (const path of ['status', 'nothing', 'latest_charge.status'])
      await expect(w.stripe.paymentIntents.retrieve(intent.id, { expand: [path] })).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringContaining(path),
      });
  });
});

test('lists expand their items', async () => {
  const w = await createStripeWorld();
  const { intent, charge } = await payOrder(w);
  const { data } = await w.stripe.checkout.sessions.list({
    payment_intent: intent.id,
    expand: ['data.payment_intent.latest_charge'],
  });
  expect(data).toMatchObject([{ payment_intent: { id: intent.id, latest_charge: { id: charge.id } } }]);
});

test('a response names its request id and API version', async () => {
  const w = await createStripeWorld();
  const { lastResponse } = await w.stripe.checkout.sessions.create(createOrderParams());
  expect(lastResponse).toMatchObject({
    statusCode: 200,
    requestId: expect.stringMatching(/^req_\w+$/),
    apiVersion: Stripe.API_VERSION,
  });
});

test.each([
  ['a=1&b[c]=2&b[d][e]=3', { a: '1', b: { c: '2', d: { e: '3' } } }],
  ['a[0][b]=1&a[1][b]=2', { a: [{ b: '1' }, { b: '2' }] }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a%5Bb+c%5D=%C3%BC%26', { a: { 'b c': 'ü&' } }],
  ['', {}],
])('the form %s is parsed', (text, params) => expect(parseForm(text)).toEqual(params));

test('a form cannot pollute a prototype', () => {
  const params = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
