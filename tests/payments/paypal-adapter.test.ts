import { expect, test, vi } from 'vitest';
import { createPaypalProvider } from '../../functions/money/payments/adapters/paypal/provider.ts';
import { ProviderError } from '../../functions/money/payments/domain/provider.ts';
import { toGbp, secret, createPaypalWorld } from '../local/paypal/paypal-world.ts';
import { createPaidPayment, refundPart } from './receipt-examples.ts';

const { payment, refund } = refundPart(createPaidPayment({ payBy: 'wallet' }), 50_00);

test.each([
  ['doesn’t answer', 'http://127.0.0.1:9'],
  ['does not know us', undefined],
])('throws a ProviderError when PayPal %s', async (_, url) => {
  await createPaypalWorld();
  if (url !== undefined) vi.stubEnv('PAYPAL_API_URL', url);
  const wallet = createPaypalProvider({ ...secret, clientId: `nobody-${url}` });
  const wording = { packageName: 'Standard', home: '1 Park Row', returnUrl: 'http://127.0.0.1/payment' };
  await expect(wallet.createSession(payment, wording)).rejects.toBeInstanceOf(ProviderError);
  vi.unstubAllEnvs();
});

test.each([
  ['part', '90.00'],
  ['all', '99.00'],
])('lists the refunds of a capture, here %s of it, when too little is left', async (_, value) => {
  const w = await createPaypalWorld();
  const wallet = createPaypalProvider(secret);
  const { orderId, captureId } = await w.pay({ amount: toGbp('99.00') });
  const { result } = await w.payments.refundCapturedPayment({ captureId, body: { amount: toGbp(value) } });
  expect(await wallet.refund({ ...payment, charge: captureId }, refund)).toBe('exceeded');
  expect(await wallet.listRefunds({ ...payment, session: orderId })).toMatchObject([
    { reference: result.id, amountPence: Number(value) * 100, status: 'succeeded' },
  ]);
});

test.each([
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'CUSTOMER.DISPUTE.CREATED',
])('resolves an event of %s about an unknown subject to undefined', async (type) => {
  await createPaypalWorld();
  expect(await createPaypalProvider(secret).resolveEvent({ type, subject: 'NONE' })).toBeUndefined();
});
