import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStripeIdentity } from '../../functions/deals/identity-checks/adapters/identity-provider.ts';
import { getStripeClient } from '../../functions/kernel/stripe-client.ts';
import { createStripeProvider } from '../../functions/money/payments/adapters/stripe/provider.ts';
import { createPaidPayment, refundPart } from '../payments/receipt-examples.ts';
import { openStripeMock } from './stripe-mock.ts';

const secretKey = 'sk_test_1234567890';
let mock: Awaited<ReturnType<typeof openStripeMock>>;
/** What was asked, and the status of each answer. */
let calls: string[] = [];

beforeAll(async () => {
  mock = await openStripeMock();
  vi.stubEnv('STRIPE_API_URL', mock.url);
  getStripeClient(secretKey).on('response', ({ method, path, status }: Stripe.ResponseEvent) => {
    calls.push(`${method} ${path.split('?')[0]} ${status}`);
  });
}, 300_000);
afterAll(() => {
  vi.unstubAllEnvs();
  mock.close();
});

/** The calls that `work` makes; its result is of the mock's example objects, which are no payment of ours. */
async function listCalls(work: () => Promise<unknown> | undefined): Promise<string[]> {
  calls = [];
  await work();
  return calls;
}

const payment = createPaidPayment({ session: 'cs_1', charge: 'ch_1', payUntil: '2026-11-21T11:00:00.000Z' });
const at = new Date('2026-11-21T10:00:00Z');
const wording = {
  packageName: 'Standard',
  home: '1 Park Row',
  email: 'ada@example.com',
  returnUrl: 'https://gable.example/payment',
};

describe('Stripe’s description of its API', () => {
  const provider = () => createStripeProvider(getStripeClient(secretKey));
  const resolve = (subject: string) => provider().resolveEvent({ type: 'charge.updated', subject });
  const { refund } = refundPart(payment, 10_00);

  test.each([
    [
      'POST /v1/checkout/sessions',
      () => provider().createSession({ ...payment, donationPence: 100 }, wording),
    ],
    ['GET /v1/checkout/sessions/cs_1', () => provider().getStatus(payment)],
    ['POST /v1/checkout/sessions/cs_1/expire', () => provider().cancel(payment)],
    ['POST /v1/refunds', () => provider().refund(payment, refund)],
    ['GET /v1/refunds', () => provider().listRefunds(payment)],
    ['GET /v1/balance_transactions', () => provider().listTransactions(at, new Date(at.getTime() + 1000))],
    ['GET /v1/checkout/sessions/cs_2', () => resolve('cs_2')],
    ['GET /v1/payment_intents/pi_1', () => resolve('pi_1')],
    ['GET /v1/refunds/re_1', () => resolve('re_1')],
    ['GET /v1/charges/ch_1', () => resolve('ch_1')],
    ['GET /v1/disputes/dp_1', () => resolve('dp_1')],
    ['GET /v1/payouts/po_1', () => provider().payouts?.find('po_1')],
    ['GET /v1/payouts', () => provider().payouts?.list(at)],
  ])('has %s of a payment', async (call, work) => {
    const made = await listCalls(work);
    expect(made).toContain(`${call} 200`);
    expect(made.filter((one) => !one.endsWith(' 200'))).toEqual([]);
  });

  const identity = () => createStripeIdentity({ secretKey, webhookSecret: 'whsec_1' });
  const sessions = '/v1/identity/verification_sessions';
  test.each([
    [`POST ${sessions}`, () => identity().create({ id: 'idc_1', userId: 'usr_1' }, wording.returnUrl)],
    [`GET ${sessions}/vs_1`, () => identity().retrieve('vs_1')],
    [`POST ${sessions}/vs_1/cancel`, () => identity().cancel('vs_1')],
    [`POST ${sessions}/vs_1/redact`, () => identity().redact('vs_1')],
  ])('has %s of an identity check', async (call, work) => {
    expect(await listCalls(work)).toEqual([`${call} 200`]);
  });

  test('is held against every call of the adapters', () => {
    const held = [
      'createSession',
      'getStatus',
      'cancel',
      'refund',
      'resolveEvent',
      'listRefunds',
      'listTransactions',
      'payouts',
    ];
    expect(Object.keys(provider().payouts ?? {})).toEqual(['find', 'list']);
    expect(Object.keys(provider())).toEqual(held);
    expect(Object.keys(identity())).toEqual(['create', 'retrieve', 'cancel', 'redact']);
  });

  test('refuses a field that it does not have', async () => {
    const asked = getStripeClient(secretKey).rawRequest('POST', '/v1/refunds', { charge: 'ch_1', sum: 100 });
    await expect(asked).rejects.toThrow('validation');
  });
});
