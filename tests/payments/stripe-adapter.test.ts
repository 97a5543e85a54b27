import { sendJson } from '@gable/local-cloud/stand-ins';
import { expect, test, vi } from 'vitest';
import { log } from '../../functions/kernel/observability/log.ts';
import { createStripeProvider } from '../../functions/money/payments/adapters/stripe/provider.ts';
import { ProviderError } from '../../functions/money/payments/domain/provider.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import {
  createOrderParams,
  createSdk,
  createStripeWorld,
  type StripeWorld,
} from '../local/stripe/stripe-world.ts';
import { createPaidPayment, refundPart } from './receipt-examples.ts';

const payment = createPaidPayment();
const days = 86_400_000;

/** A charge with the id of our payment in its metadata. */
async function charged(w: StripeWorld) {
  const metadata = { paymentId: payment.id };
  const session = await w.stripe.checkout.sessions.create(
    createOrderParams({ metadata, payment_intent_data: { metadata } }),
  );
  await w.card(session.url ?? '', '4242424242424242');
  const { data } = await w.stripe.charges.list({ limit: 1 });
  return { session: session.id, charge: data[0]?.id ?? '' };
}

test('books a dispute as won at the time when its money is back', async () => {
  const w = await createStripeWorld();
  const { charge } = await charged(w);
  await w.control('dispute', { payment: charge });
  const { data } = await w.stripe.disputes.list({ charge });
  const dispute = data[0]?.id ?? '';
  const found = () =>
    createStripeProvider(w.stripe).resolveEvent({ type: 'charge.dispute.closed', subject: dispute });
  await w.control('close-dispute', { dispute, outcome: 'won', reinstated: false });
  const open = await found();
  expect(open).toMatchObject({ about: 'dispute', dispute: { status: 'open' } });
  w.clock.advance(2 * days);
  // Stripe counts in whole seconds, and the clock goes on.
  const earliest = Math.floor(w.clock.now() / 1000) * 1000;
  await w.control('reinstate', { dispute });
  const latest = w.clock.now();
  const returnedAt = expect.toSatisfy((time: Date) => time.getTime() >= earliest && time.getTime() <= latest);
  expect(await found()).toMatchObject({ dispute: { status: 'won', returnedAt } });
});

test('keeps a page open that Stripe refuses to close and that can still be paid', async () => {
  const w = await createStripeWorld();
  const { id } = await w.stripe.checkout.sessions.create(createOrderParams());
  const refusing = await serveOnFreePort(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (!url.pathname.endsWith('/expire')) return w.standIn().api?.(request, response, url);
    const error = { type: 'invalid_request_error', message: 'Not at the moment.' };
    sendJson(response, 400, { error });
  });
  const cards = createStripeProvider(createSdk(refusing));
  await expect(cards.cancel({ ...payment, session: id })).rejects.toThrow(
    new ProviderError('Not at the moment.'),
  );
  await w.control('expire', { session: id });
  expect(await cards.cancel({ ...payment, session: id })).toEqual({ state: 'failed', reason: 'expired' });
});

test.each([
  ['created', { state: 'failed', reason: 'cancelled' }],
  ['processing', undefined],
] as const)(
  'of a %s payment, cancels a session that another account’s keys made',
  async (status, outcome) => {
    const [w, other] = [await createStripeWorld(), await createStripeWorld()];
    const { id: session } = await other.stripe.checkout.sessions.create(createOrderParams());
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const asking = createStripeProvider(w.stripe).cancel({ ...payment, status, session });
    if (outcome) expect(await asking).toEqual(outcome);
    else await expect(asking).rejects.toBeInstanceOf(ProviderError);
    expect(logged.mock.calls.map(([, context]) => context)).toEqual(
      outcome ? [{ paymentId: payment.id }] : [],
    );
    logged.mockRestore();
  },
);

test('throws a ProviderError when Stripe cannot be reached', async () => {
  const cards = createStripeProvider(createSdk('http://127.0.0.1:9'));
  const wording = { packageName: 'Standard', home: '1 Park Row', returnUrl: 'http://127.0.0.1/payment' };
  await expect(cards.createSession(payment, wording)).rejects.toBeInstanceOf(ProviderError);
  await expect(cards.cancel({ ...payment, session: 'cs_1' })).rejects.toBeInstanceOf(ProviderError);
});

test('lists the refunds of a charge, including those on the dashboard, when too little is left', async () => {
  const w = await createStripeWorld();
  const { charge } = await charged(w);
  const cards = createStripeProvider(w.stripe);
  const { id } = await w.stripe.refunds.create({ charge, amount: 90_00 });
  const { refund } = refundPart(payment, 50_00);
  expect(await cards.refund({ ...payment, charge }, refund)).toBe('exceeded');
  expect(await cards.listRefunds({ ...payment, charge })).toMatchObject([
    { reference: id, amountPence: 90_00, status: 'succeeded' },
  ]);
});

test.each(['cs_none', 'pi_none', 're_none', 'ch_none', 'du_none'])(
  'throws for an event about %s, which the account of the key doesn’t have',
  async (subject) => {
    const { stripe } = await createStripeWorld();
    const asked = createStripeProvider(stripe).resolveEvent({ type: 'any', subject });
    await expect(asked).rejects.toThrow('another account');
  },
);

test('resolves an event about what is no payment to undefined', async () => {
  const { stripe } = await createStripeWorld();
  const event = { type: 'any', subject: 'cus_none' };
  expect(await createStripeProvider(stripe).resolveEvent(event)).toBeUndefined();
});

test('offers no Direct Debit for a price with credit, whose days would run on until it arrives', async () => {
  const w = await createStripeWorld();
  const cards = createStripeProvider(w.stripe);
  const payUntil = new Date(w.clock.now() + 1_900_000).toISOString();
  const wording = { packageName: 'Plus', home: '1 Park Row', returnUrl: 'http://127.0.0.1/payment' };
  const offered = async (hasCredit: boolean) => {
    const { id } = await cards.createSession(
      { ...payment, id: `pay_01K9ZX3Q6T4C8V0R2M5N7P9B2${hasCredit ? 'C' : 'D'}`, payUntil },
      { ...wording, hasCredit },
    );
    const session = await w.stripe.checkout.sessions.retrieve(id);
    return session['allowed_payment_method_types'];
  };
  expect(await offered(false)).toEqual(['card', 'pay_by_bank', 'bacs_debit']);
  expect(await offered(true)).toEqual(['card', 'pay_by_bank']);
});

test.each([
  ['apple_pay', undefined, { state: 'paid', method: 'apple_pay' }],
  ['google_pay_declined', undefined, { state: 'open', declined: true, method: 'google_pay' }],
  ['bank', 'pays', { state: 'paid', method: 'pay_by_bank' }],
  ['bank', 'pays-later', { state: 'processing', method: 'pay_by_bank' }],
  ['bank', 'fails-later', { state: 'processing', method: 'pay_by_bank' }],
  ['bank', 'refuse', { state: 'open', declined: true, method: 'pay_by_bank' }],
] as const)('reads what was paid with by %s, where the bank %s', async (act, answer, outcome) => {
  const w = await createStripeWorld();
  const cards = createStripeProvider(w.stripe);
  const now = w.clock.now();
  const payUntil = new Date(now + 1_900_000).toISOString();
  const wording = { packageName: 'Standard', home: '1 Park Row', returnUrl: 'http://127.0.0.1/payment' };
  const { id: session, payUrl } = await cards.createSession({ ...payment, payUntil }, wording);
  await w.form(payUrl, { act });
  if (answer) await w.form(`${payUrl}/bank`, { act: answer });
  expect(await cards.getStatus({ ...payment, session })).toMatchObject(outcome);
  w.clock.advance(61_000);
  await w.idle();
  if (answer === 'fails-later')
    expect(await cards.getStatus({ ...payment, session })).toEqual({
      state: 'failed',
      reason: 'declined',
      method: 'pay_by_bank',
    });
  if (answer === 'pays-later')
    expect(await cards.getStatus({ ...payment, session })).toMatchObject({ state: 'paid' });
});
