import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { viewerAddressHeader } from '../support/test-cloud.ts';

const paypalPaymentClient = createPaypalPaymentClient(cloud);
const {
  createUnpaidPackage,
  postPayment,
  startPayment,
  submitApproval,
  getPayment,
  controlProvider,
  listHeldWebhooks,
  listEvents,
  listCaptures,
  countStoredWebhooks: stored,
} = paypalPaymentClient;

const webhook = '/api/payment/paypal/webhook';
interface Sent {
  readonly body: string;
  readonly headers: Record<string, string>;
}
/** Records the signed webhook events that PayPal sends until the end of the test. */
function overheard(): readonly Sent[] {
  const sent: Sent[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
    const { body, headers } = init ?? {};
    if (typeof to === 'string' && to.endsWith(webhook) && typeof body === 'string')
      sent.push({ body, headers: Object.fromEntries(new Headers(headers)) });
    return real(to, init);
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}
const send = ({ body, headers }: Sent) => cloud.api(webhook, { body, headers });

/** A payment with a recorded webhook event of PayPal's. */
async function paidAndTold() {
  const sent = overheard();
  const bought = await createUnpaidPackage();
  const begin = await startPayment(bought.seller, bought.packageId);
  await submitApproval(begin.url, 'good');
  await cloud.idle();
  const [notice] = sent;
  if (!notice) throw new Error('PayPal told nothing');
  return { ...bought, ...begin, notice };
}

test('handles an event once when it is sent many times at once', async () => {
  const { seller, paymentId, notice } = await paidAndTold();
  const before = await stored();
  const events = listEvents('payment.reported.v1').length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(notice)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await cloud.idle();
  expect(await stored()).toBe(before);
  expect(listEvents('payment.reported.v1')).toHaveLength(events);
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'succeeded', active: true });
  expect(listEvents('payment.succeeded.v1', paymentId)).toHaveLength(1);
});

test('rejects an event that PayPal does not recognise, and stores nothing of it', async () => {
  const { notice } = await paidAndTold();
  const before = await stored();
  const { body, headers } = notice;
  const forged = [
    { body: body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'), headers },
    { body: body.replace(/"id":"WH-[^"]+"/, '"id":"WH-FORGED"'), headers },
    { body, headers: { ...headers, 'paypal-transmission-id': 'another' } },
    { body, headers: {} },
    { body: '{', headers },
  ];
  for (const one of forged) {
    const answer = await send(one);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid' }]);
  }
  expect(await stored()).toBe(before);
});

test('asks PayPal about nothing of another form, kind or time', async () => {
  const { notice } = await paidAndTold();
  const before = await stored();
  const { body, headers } = notice;
  const old = {
    ...headers,
    'paypal-transmission-time': new Date(cloud.clock.now() - 5 * dayMs).toISOString(),
  };
  const ahead = { ...headers, 'paypal-transmission-time': new Date(cloud.clock.now() + dayMs).toISOString() };
  const timeless = { ...headers, 'paypal-transmission-time': 'now' };
  for (const one of [old, ahead, timeless]) expect((await send({ body, headers: one })).status).toBe(422);
  const other = body.replace('CHECKOUT.ORDER.APPROVED', 'BILLING.PLAN.CREATED');
  // PayPal would refuse both, as their signature belongs to another body.
  for (const one of [other, '{"hello":"world"}'])
    expect(await send({ body: one, headers })).toMatchObject({ status: 200, body: { received: true } });
  expect(await stored()).toBe(before);
});

test('stops asking PayPal for a network that sends many forged events', async () => {
  const { notice } = await paidAndTold();
  const forged = notice.body.replace(/"id":"WH-[^"]+"/, '"id":"WH-FORGED"');
  const from = createAddress();
  const headers = { ...notice.headers, [viewerAddressHeader]: from };
  const answers = await Promise.all(Array.from({ length: 105 }, () => send({ body: forged, headers })));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(422), count(429)]).toEqual([100, 5]);
  expect((await send(notice)).status).toBe(200);
});

test('rejects a body of a megabyte', async () => {
  const { notice } = await paidAndTold();
  const body = JSON.stringify({ filler: 'x'.repeat(1024 * 1024) });
  expect((await send({ ...notice, body })).status).toBe(413);
});

test('reaches the same end for events in reverse order, each sent twice', async () => {
  await controlProvider('hold');
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  await submitApproval(url, 'reviewed');
  await postPayment(seller, packageId, { orderId });
  const [capture] = await listCaptures(paymentId);
  await controlProvider('settle', { id: capture?.id, outcome: 'completed' });
  const dispute = await controlProvider('dispute', { captureId: capture?.id });
  const disputeId: unknown = Reflect.get(Object(dispute), 'dispute_id');
  await controlProvider('close-dispute', { disputeId, outcome: 'won' });
  const backwards = (await listHeldWebhooks()).toReversed();
  expect(backwards.map(({ type }) => type)).toEqual([
    'CUSTOMER.DISPUTE.RESOLVED',
    'CUSTOMER.DISPUTE.CREATED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.PENDING',
    'CHECKOUT.ORDER.APPROVED',
  ]);
  for (const { id } of backwards) await controlProvider('release', { ids: [id] });
  await cloud.idle();
  for (const { id } of backwards) await controlProvider('resend', { id });
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

const secrets = new SecretsManagerClient(cloud.aws);
const SecretId = paypalPaymentClient.getFunction('payments/paypal-handler.ts').environment[
  'PAYPAL_SECRET_ARN'
];
const putKeys = (SecretString = '') => secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));

test('returns the stored payment while PayPal rejects the keys, and captures it later', async () => {
  await controlProvider('hold');
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url, orderId } = await startPayment(seller, packageId);
  await submitApproval(url, 'good');
  const { SecretString = '{}' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  await putKeys(JSON.stringify({ ...Object(JSON.parse(SecretString)), clientSecret: 'wrong' }));
  const back = await paypalPaymentClient.advanceAndLogIn(6 * 60_000, seller);
  expect(await postPayment(back, packageId, { orderId })).toMatchObject({
    status: 200,
    body: { paymentId, status: 'requires_action' },
  });
  await putKeys(SecretString);
  const later = await paypalPaymentClient.advanceAndLogIn(6 * 60_000, seller);
  await controlProvider('release');
  await cloud.idle();
  expect(await getPayment(later, paymentId)).toMatchObject({ status: 'succeeded', active: true });
});

// This test comes last: after more than a day the cloud is reset for the next file, and its secrets with it.
test('switches PayPal off without its keys, and states that in its answers', async () => {
  const unset = { clientId: 'unset', clientSecret: 'unset', webhookId: 'unset', merchantId: 'unset' };
  await putKeys(JSON.stringify(unset));
  const bought = await createUnpaidPackage();
  const later = await paypalPaymentClient.advanceAndLogIn(1.1 * dayMs, bought.seller);
  const off = await postPayment(later, bought.packageId);
  expect(off).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(off.body['detail']).toBe('PayPal is switched off here at the moment. You haven’t been charged.');
  expect((await postPayment(later, bought.packageId, { orderId: 'ORDER' })).status).toBe(503);
  expect((await cloud.api(webhook, { body: '{}' })).status).toBe(503);
  expect((await cloud.api('/api/payment/methods')).body).toEqual({ card: true, wallet: false });
});
