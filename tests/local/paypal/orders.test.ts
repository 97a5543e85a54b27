import { CheckoutPaymentIntent, CustomError, OrdersController } from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../functions/kernel/time.ts';
import { createPaypalClient } from '../../../functions/money/payments/adapters/paypal/http-client.ts';
import {
  toGbp,
  createOrderRequest,
  getRefusal,
  returnUrl,
  secret,
  createPaypalWorld,
} from './paypal-world.ts';

test('an order is created, approved and captured, and then shows its payer and amounts', async () => {
  const w = await createPaypalWorld();
  const unit = { customId: 'payment-1', invoiceId: 'invoice-1', description: 'A listing' };
  const { result } = await w.orders.createOrder({
    body: createOrderRequest(unit),
    prefer: 'return=representation',
  });
  expect(result).toMatchObject({
    status: 'CREATED',
    intent: 'CAPTURE',
    purchaseUnits: [
      { referenceId: 'default', amount: toGbp('12.00'), payee: { merchantId: secret.merchantId }, ...unit },
    ],
  });
  const id = result.id ?? '';
  expect(result.links?.find(({ rel }) => rel === 'approve')?.href).toBe(`${w.url}/approve/${id}`);
  await w.choose(id, 'good');
  expect((await w.orders.getOrder({ id })).result).toMatchObject({
    status: 'APPROVED',
    payer: { payerId: expect.any(String), emailAddress: expect.stringContaining('@') },
  });
  const { result: paid, statusCode } = await w.orders.captureOrder({ id });
  expect(statusCode).toBe(201);
  const capture = {
    status: 'COMPLETED',
    amount: toGbp('12.00'),
    customId: 'payment-1',
    invoiceId: 'invoice-1',
    sellerReceivableBreakdown: {
      grossAmount: toGbp('12.00'),
      paypalFee: toGbp('0.65'),
      netAmount: toGbp('11.35'),
    },
  };
  expect(paid).toMatchObject({ status: 'COMPLETED', purchaseUnits: [{ payments: { captures: [capture] } }] });
  const captureId = paid.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
  expect((await w.payments.getCapturedPayment({ captureId })).result).toMatchObject({
    ...capture,
    id: captureId,
    payee: { merchantId: secret.merchantId },
    supplementaryData: { relatedIds: { orderId: id } },
  });
});

test('a response is minimal unless the full representation is requested', async () => {
  const w = await createPaypalWorld();
  const { result } = await w.orders.createOrder({ body: createOrderRequest() });
  expect(Object.keys(result).sort()).toEqual(['id', 'links', 'status']);
});

describe('once', () => {
  test('creates one order per request id for six hours', async () => {
    const w = await createPaypalWorld();
    const first = await w.create({}, 'payment-1');
    expect(await w.create({}, 'payment-1')).toBe(first);
    expect(await w.create({}, 'payment-2')).not.toBe(first);
    w.clock.advance(6 * hourMs + 1);
    expect(await w.create({}, 'payment-1')).not.toBe(first);
  });
  test('captures an order once, however often it is requested', async () => {
    const w = await createPaypalWorld();
    const id = await w.create();
    await w.choose(id, 'good');
    const capture = (paypalRequestId?: string) =>
      w.orders.captureOrder({ id, ...(paypalRequestId !== undefined && { paypalRequestId }) });
    const all = await Promise.all([capture('take'), capture('take'), capture('take')]);
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    const ids = all.map(({ result }) => result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await getRefusal(capture())).toMatchObject({ status: 422, issue: 'ORDER_ALREADY_CAPTURED' });
    expect(await getRefusal(capture('another'))).toMatchObject({ issue: 'ORDER_ALREADY_CAPTURED' });
    await w.quiet();
    expect(w.types().filter((type) => type === 'PAYMENT.CAPTURE.COMPLETED')).toHaveLength(1);
  });
  test('pays an invoice once', async () => {
    const w = await createPaypalWorld();
    await w.pay({ invoiceId: 'one' });
    expect(await getRefusal(w.pay({ invoiceId: 'one' }))).toMatchObject({ issue: 'DUPLICATE_INVOICE_ID' });
  });
});

describe('the payer', () => {
  test('has to approve before a capture', async () => {
    const w = await createPaypalWorld();
    const id = await w.create();
    expect(await getRefusal(w.orders.captureOrder({ id }))).toMatchObject({
      status: 422,
      name: 'UNPROCESSABLE_ENTITY',
      issue: 'ORDER_NOT_APPROVED',
      debugId: expect.stringMatching(/^f\w+/),
    });
  });
  test('returns after a declined instrument and can choose another', async () => {
    const w = await createPaypalWorld();
    const id = await w.create();
    await w.choose(id, 'declined');
    const refused = await getRefusal(w.orders.captureOrder({ id, paypalRequestId: 'take' }));
    expect(refused).toMatchObject({ status: 422, issue: 'INSTRUMENT_DECLINED' });
    expect(refused.links).toContainEqual({ rel: 'redirect', href: `${w.url}/approve/${id}`, method: 'GET' });
    expect((await w.orders.getOrder({ id })).result.status).toBe('APPROVED');
    await w.choose(id, 'good');
    const { result } = await w.orders.captureOrder({ id, paypalRequestId: 'take' });
    expect(result.status).toBe('COMPLETED');
  });
  test('may pay with a capture under review, which is then completed or refused', async () => {
    const w = await createPaypalWorld();
    const outcomes = { completed: 'COMPLETED', failed: 'DECLINED' };
    for (const [outcome, status] of Object.entries(outcomes)) {
      const { captureId, capture } = await w.pay({}, 'reviewed');
      expect(capture).toMatchObject({ status: 'PENDING', statusDetails: { reason: 'PENDING_REVIEW' } });
      expect(await getRefusal(w.payments.refundCapturedPayment({ captureId }))).toMatchObject({
        issue: 'PENDING_CAPTURE',
      });
      await w.control('settle', { id: captureId, outcome });
      expect((await w.payments.getCapturedPayment({ captureId })).result.status).toBe(status);
      expect(await w.control('settle', { id: captureId, outcome })).toMatchObject({ status: 404 });
    }
    await w.quiet();
    expect(w.types().filter((type) => type.startsWith('PAYMENT'))).toEqual([
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.DENIED',
    ]);
  });
  test('has three hours to approve', async () => {
    const w = await createPaypalWorld();
    const [late, early] = [await w.create(), await w.create()];
    await w.choose(early, 'good');
    w.clock.advance(3 * hourMs + 1);
    expect(await getRefusal(w.orders.getOrder({ id: late }))).toMatchObject({
      status: 404,
      name: 'RESOURCE_NOT_FOUND',
      issue: 'INVALID_RESOURCE_ID',
    });
    expect((await w.choose(late, 'good')).status).toBe(404);
    expect((await w.orders.captureOrder({ id: early })).result.status).toBe('COMPLETED');
  });
});

test('an order with a payment source needs a request id and waits for the payer', async () => {
  const w = await createPaypalWorld();
  const body = {
    ...createOrderRequest(),
    applicationContext: undefined,
    paymentSource: { paypal: { experienceContext: { returnUrl } } },
  };
  expect(await getRefusal(w.orders.createOrder({ body }))).toMatchObject({
    status: 400,
    issue: 'PAYPAL_REQUEST_ID_REQUIRED',
  });
  const { result } = await w.orders.createOrder({ body, paypalRequestId: 'one' });
  expect(result.status).toBe('PAYER_ACTION_REQUIRED');
  expect(result.links?.map(({ rel }) => rel)).toEqual(['self', 'payer-action']);
  const { location } = await w.choose(result.id ?? '', 'good');
  expect(new URL(location ?? '').searchParams.get('token')).toBe(result.id);
});

describe('amounts', () => {
  const item = { name: 'Listing', quantity: '2', unitAmount: toGbp('5.00'), tax: toGbp('1.00') };
  const breakdown = { itemTotal: toGbp('10.00'), taxTotal: toGbp('2.00') };
  const of = (value: string, more: object = {}) => ({ amount: { ...toGbp(value), ...more }, items: [item] });

  test('have to add up', async () => {
    const w = await createPaypalWorld();
    expect(await w.create(of('12.00', { breakdown }))).toMatch(/^\w{17}$/);
    const off = { ...breakdown, discount: toGbp('3.50'), shipping: toGbp('0.25') };
    expect(await w.create(of('8.75', { breakdown: off }))).toMatch(/^\w{17}$/);
  });
  test.each([
    ['the parts', of('12.01', { breakdown }), 'AMOUNT_MISMATCH'],
    ['no parts', of('12.00'), 'ITEM_TOTAL_REQUIRED'],
    [
      'another sum of items',
      of('12.00', { breakdown: { ...breakdown, itemTotal: toGbp('9.00') } }),
      'ITEM_TOTAL_MISMATCH',
    ],
    ['no tax', of('10.00', { breakdown: { itemTotal: toGbp('10.00') } }), 'TAX_TOTAL_REQUIRED'],
    [
      'another tax',
      of('13.00', { breakdown: { ...breakdown, taxTotal: toGbp('3.00') } }),
      'TAX_TOTAL_MISMATCH',
    ],
    [
      'two currencies',
      of('12.00', { breakdown: { ...breakdown, itemTotal: { currencyCode: 'EUR', value: '10.00' } } }),
      'MULTI_CURRENCY_ORDER',
    ],
    ['nothing', { amount: toGbp('0.00') }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['parts of a penny', { amount: toGbp('1.001') }, 'DECIMAL_PRECISION'],
    ['nobody to pay', { payee: {} }, 'PAYEE_ACCOUNT_INVALID'],
  ])('%s: refused', async (_, unit, issue) => {
    const w = await createPaypalWorld();
    expect(await getRefusal(w.create(unit))).toMatchObject({ status: 422, issue });
  });
  test.each([
    ['words', { amount: toGbp('twelve') }, '/purchase_units/0/amount/value', 'INVALID_PARAMETER_SYNTAX'],
    ['a long note', { customId: 'x'.repeat(128) }, '/purchase_units/0/custom_id', 'INVALID_STRING_LENGTH'],
  ])('%s: not well-formed', async (_, unit, field, issue) => {
    const w = await createPaypalWorld();
    expect(await getRefusal(w.create(unit))).toMatchObject({
      status: 400,
      name: 'INVALID_REQUEST',
      field,
      issue,
    });
  });
});

test('only orders with one purchase unit and the intent to capture are accepted', async () => {
  const w = await createPaypalWorld();
  const create = (change: object) => w.orders.createOrder({ body: { ...createOrderRequest(), ...change } });
  expect(await getRefusal(create({ purchaseUnits: [] }))).toMatchObject({ issue: 'INVALID_ARRAY_MIN_ITEMS' });
  const unit = { amount: toGbp('1.00') };
  expect(await getRefusal(create({ purchaseUnits: [unit, unit] }))).toMatchObject({
    issue: 'MSP_NOT_SUPPORTED',
  });
  expect(await getRefusal(create({ intent: CheckoutPaymentIntent.Authorize }))).toMatchObject({
    issue: 'UNSUPPORTED_INTENT_FOR_PAYMENT_SOURCE',
  });
});

test('a wrong secret gets no token, and calls without a token are refused', async () => {
  const w = await createPaypalWorld();
  const stranger = new OrdersController(createPaypalClient({ ...secret, clientSecret: 'wrong' }));
  await expect(stranger.getOrder({ id: 'any' })).rejects.toMatchObject({
    statusCode: 401,
    result: { error: 'invalid_client' },
  });
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  const asked = { method: 'POST', body: 'grant_type=client_credentials' };
  // As many signs as the right one, in more bytes.
  const longer = basic(`${secret.clientId}:${secret.clientSecret.slice(1)}é`);
  expect((await fetch(`${w.url}/v1/oauth2/token`, { ...asked, headers: longer })).status).toBe(401);
  const call = (headers: Record<string, string>) => fetch(`${w.url}/v2/checkout/orders/any`, { headers });
  const bare = await call({});
  expect([bare.status, await bare.json()]).toMatchObject([401, { name: 'AUTHENTICATION_FAILURE' }]);
  const forged = await call({ authorization: 'Bearer A21AA.some.thing' });
  expect([forged.status, await forged.json()]).toMatchObject([401, { error: 'invalid_token' }]);
});

test('unknown objects are not found', async () => {
  const w = await createPaypalWorld();
  await expect(w.orders.getOrder({ id: 'none' })).rejects.toThrow(CustomError);
  const calls = [
    w.payments.getCapturedPayment({ captureId: 'none' }),
    w.payments.getRefund({ refundId: 'none' }),
    w.orders.captureOrder({ id: 'none' }),
  ];
  for (const call of calls)
    expect(await getRefusal(call)).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' });
});
