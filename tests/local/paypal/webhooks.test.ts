import { expect, test, vi } from 'vitest';
import { verifyWebhook, createPaypalWorld } from './paypal-world.ts';

const success = { verification_status: 'SUCCESS' };
const failure = { verification_status: 'FAILURE' };

test('a payment emits signed webhooks in order, with the same objects as the calls', async () => {
  const w = await createPaypalWorld();
  const { orderId, captureId } = await w.pay({ customId: 'payment-1' });
  await w.quiet();
  const [approved, completed] = w.received;
  expect(approved?.event).toMatchObject({
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource_type: 'checkout-order',
    resource: { id: orderId, status: 'APPROVED', purchase_units: [{ custom_id: 'payment-1' }] },
  });
  expect(completed?.event).toMatchObject({
    id: expect.stringMatching(/^WH-\w{17}-\w{17}$/),
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource_type: 'capture',
    summary: 'Payment completed for £ 12.00 GBP',
    resource: { id: captureId, amount: { currency_code: 'GBP', value: '12.00' }, custom_id: 'payment-1' },
  });
  expect(completed?.headers).toMatchObject({
    'paypal-transmission-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': expect.stringMatching(/^https:\/\/api\.paypal\.com\//),
  });
});

test('an unchanged webhook is verified, a changed one is not', async () => {
  const w = await createPaypalWorld();
  await w.pay();
  await w.quiet();
  const [approved, completed] = w.received;
  if (!approved || !completed) throw new Error('nothing came');
  expect(await verifyWebhook(w, completed)).toEqual(success);
  await w.restart();
  expect(await verifyWebhook(w, completed)).toEqual(success);
  const forgeries = [
    { webhook_event: approved.raw },
    // The same event, but not as it was written.
    { webhook_event: Object.fromEntries(Object.entries(completed.event).toReversed()) },
    { webhook_event: { ...completed.event, resource: { ...completed.event.resource, amount: 'more' } } },
    { webhook_id: 'another' },
    { cert_url: 'https://evil.example/cert' },
    { transmission_id: approved.headers['paypal-transmission-id'] },
    { transmission_time: '2020-01-01T00:00:00Z' },
    { transmission_sig: 'bm90aGluZw==' },
    { auth_algo: 'none' },
  ];
  for (const forgery of forgeries) expect(await verifyWebhook(w, completed, forgery)).toEqual(failure);
  await expect(verifyWebhook(w, completed, { transmission_sig: undefined })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('a webhook is retried until its receiver accepts it', async () => {
  const w = await createPaypalWorld();
  w.failsWith(500, 404, 503);
  const id = await w.create();
  await w.choose(id, 'good');
  await w.quiet();
  expect(w.received).toHaveLength(4);
  expect(new Set(w.received.map(({ event }) => event.id)).size).toBe(1);
  for (const each of w.received) expect(await verifyWebhook(w, each)).toEqual(success);
  await w.quiet();
  expect(w.received).toHaveLength(4);
});

test('undelivered webhooks are delivered after a restart', async () => {
  const w = await createPaypalWorld();
  await w.restart(60_000);
  w.failsWith(500);
  const id = await w.create();
  await w.choose(id, 'good');
  await vi.waitFor(() => expect(w.received).toHaveLength(1));
  await w.restart();
  w.clock.advance(60_000);
  await w.quiet();
  expect(w.received.map(({ event }) => event.resource['id'])).toEqual([id, id]);
  expect((await w.orders.captureOrder({ id })).result.status).toBe('COMPLETED');
});

test('held webhooks are sent on release, in the requested order, and can be resent', async () => {
  const w = await createPaypalWorld();
  await w.control('hold');
  await w.pay();
  await w.quiet();
  expect(w.received).toEqual([]);
  const { deliveries } = await listed(w.url);
  const [completed = '', approved = ''] = deliveries.map(({ id }) => id);
  expect(deliveries.map(({ held }) => held)).toEqual([true, true]);
  await w.control('release', { ids: [completed] });
  await w.quiet();
  expect(w.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
  await w.restart();
  expect(await w.control('release')).toMatchObject({ answer: { released: 1, holding: false } });
  await w.quiet();
  expect(w.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
  await w.control('resend', { id: completed });
  await w.quiet();
  expect(w.received.map(({ event }) => event.id)).toEqual([completed, approved, completed]);
  expect(await w.control('resend', { id: 'none' })).toMatchObject({ status: 404 });
});

test('a restored snapshot has its own orders and signatures, and no later ones', async () => {
  const w = await createPaypalWorld();
  const { orderId } = await w.pay();
  await w.quiet();
  const file = `${w.dataFile}.copy`;
  await w.standIn().snapshot?.(file);
  const later = await w.create();
  await w.standIn().restore?.(file);
  expect((await w.orders.getOrder({ id: orderId })).result.status).toBe('COMPLETED');
  await expect(w.orders.getOrder({ id: later })).rejects.toMatchObject({ statusCode: 404 });
  const [first] = w.received;
  if (!first) throw new Error('nothing came');
  expect(await verifyWebhook(w, first)).toEqual(success);
});

interface Listed {
  deliveries: { id: string; held: boolean }[];
}

async function listed(url: string): Promise<Listed> {
  const response = await fetch(url);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new Error('no list');
  return { deliveries: [], ...body };
}
