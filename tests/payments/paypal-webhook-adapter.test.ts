import { openDatabase } from '@gable/local-cloud/stand-ins';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../functions/kernel/errors.ts';
import {
  confirmPaypalWebhook,
  parsePaypalWebhook,
} from '../../functions/money/payments/adapters/paypal/webhook.ts';
import { openPaypalStore } from '../../infra/local/third-party/paypal/store.ts';
import { createWebhookSigner } from '../../infra/local/third-party/paypal/webhook-signer.ts';
import { secret, createPaypalWorld } from '../local/paypal/paypal-world.ts';

const notice = (change: object = {}) => ({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: 'CAPTURE' },
  ...change,
});

let signedAt = new Date();

/** A PayPal of this test's own, and events that it signs. */
async function paypal() {
  const w = await createPaypalWorld();
  const signature = createWebhookSigner(openPaypalStore(openDatabase(w.dataFile, '')), secret.webhookId);
  const signed = (event: object) => {
    const body = JSON.stringify(event);
    signedAt = new Date(w.clock.now());
    return { body, headers: signature.headers(body, w.clock.now()) };
  };
  return { ...w, signed };
}
/** Reads and confirms an event at the time at which it was signed. */
async function verifyPaypalWebhook(keys: typeof secret, body: string, headers: Record<string, string>) {
  const notice = parsePaypalWebhook(body, headers, signedAt);
  return notice && confirmPaypalWebhook(keys, notice);
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );

test.each([
  ['a capture', {}, 'CAPTURE'],
  ['an order', { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER' } }, 'ORDER'],
  ['a refund', { event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'REFUND' } }, 'REFUND'],
  ['a dispute', { event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'PP-R-1' } }, 'PP-R-1'],
])('reads the subject of an event about %s', async (_, change, subject) => {
  const { body, headers } = (await paypal()).signed(notice(change));
  const report = await verifyPaypalWebhook(secret, body, headers);
  expect(report).toMatchObject({ payBy: 'wallet', noticeId: 'WH-1', subject });
});

test.each([
  ['a kind that nobody here knows', { event_type: 'CATALOG.PRODUCT.CREATED' }],
  ['another form', { resource: 'none' }],
  ['nothing', { resource: {} }],
])('ignores an event of %s', async (_, change) => {
  const { body, headers } = (await paypal()).signed(notice(change));
  expect(await verifyPaypalWebhook(secret, body, headers)).toBeUndefined();
});

describe('verification of a webhook event', () => {
  const wrong: [
    string,
    (sent: Sent) => { body?: string; headers?: Record<string, string>; keys?: object },
  ][] = [
    ['what was altered', ({ body }) => ({ body: body.replace('CAPTURE"', 'CAPTURED"') })],
    ['fields in another order', () => ({ body: backwards })],
    ['what is no JSON', () => ({ body: '{"id":' })],
    ['what is no object', () => ({ body: '7' })],
    ['a notice without a signature', () => ({ headers: {} })],
    ['another time', ({ headers }) => ({ headers: { ...headers, ...timed('2026-01-01T00:00:00Z') } })],
    ['another certificate', ({ headers }) => ({ headers: { ...headers, ...certified } })],
    ['a notice for another webhook', () => ({ keys: { webhookId: '0WH00000000000002' } })],
  ];
  test.each(wrong)('rejects %s', async (_, how) => {
    const sent = (await paypal()).signed(notice());
    const { body = sent.body, headers = sent.headers, keys } = how(sent);
    expect(await codeOf(verifyPaypalWebhook({ ...secret, ...keys }, body, headers))).toBe('invalid');
  });
  interface Sent {
    readonly body: string;
    readonly headers: Record<string, string>;
  }
  const timed = (time: string) => ({ 'paypal-transmission-time': time });
  const backwards = JSON.stringify(Object.fromEntries(Object.entries(notice()).toReversed()));
  const certified = { 'paypal-cert-url': 'https://elsewhere.example/cert' };
});

test('decides nothing while PayPal cannot be asked, so that PayPal sends the event again', async () => {
  const { body, headers } = (await paypal()).signed(notice());
  expect(await codeOf(verifyPaypalWebhook({ ...secret, clientSecret: 'wrong' }, body, headers))).toBe(
    'other',
  );
});

test('keeps the call, but neither keys nor body, in an error of PayPal’s', async () => {
  const w = await paypal();
  const { body, headers } = w.signed(notice());
  const keys = { ...secret, clientSecret: 'wrong' };
  const error = await thrown(verifyPaypalWebhook(keys, body, headers));
  const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
  expect(error).toMatchObject({ statusCode: 401, request: { method: 'POST' } });
  expect(JSON.stringify(error)).not.toContain(basic);
  const refused = await thrown(w.payments.getRefund({ refundId: 'NONE' }));
  expect(refused).toMatchObject({ statusCode: 404, request: { method: 'GET' } });
  expect(JSON.stringify(refused)).not.toMatch(/bearer|authorization/i);
});
const thrown = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
