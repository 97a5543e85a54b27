import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../functions/kernel/time.ts';
import { toGbp, getRefusal, createPaypalWorld } from './paypal-world.ts';

test('a payment is refunded in parts until nothing is left', async () => {
  const w = await createPaypalWorld();
  const { captureId } = await w.pay({ invoiceId: 'invoice-1', customId: 'payment-1' });
  const part = await w.payments.refundCapturedPayment({
    captureId,
    prefer: 'return=representation',
    body: { amount: toGbp('5.00'), noteToPayer: 'Sorry', customId: 'refund-1' },
  });
  expect(part.result).toMatchObject({
    status: 'COMPLETED',
    amount: toGbp('5.00'),
    invoiceId: 'invoice-1',
    customId: 'refund-1',
    noteToPayer: 'Sorry',
    sellerPayableBreakdown: {
      grossAmount: toGbp('5.00'),
      netAmount: toGbp('5.00'),
      totalRefundedAmount: toGbp('5.00'),
    },
  });
  const state = async () => (await w.payments.getCapturedPayment({ captureId })).result.status;
  expect(await state()).toBe('PARTIALLY_REFUNDED');
  const more = { amount: toGbp('7.01') };
  expect(await getRefusal(w.payments.refundCapturedPayment({ captureId, body: more }))).toMatchObject({
    status: 422,
    issue: 'REFUND_AMOUNT_EXCEEDED',
  });
  const { result: rest } = await w.payments.refundCapturedPayment({ captureId, body: {} });
  const { result } = await w.payments.getRefund({ refundId: rest.id ?? '' });
  expect(result).toMatchObject({
    amount: toGbp('7.00'),
    sellerPayableBreakdown: { totalRefundedAmount: toGbp('12.00') },
  });
  expect(await state()).toBe('REFUNDED');
  expect(await getRefusal(w.payments.refundCapturedPayment({ captureId }))).toMatchObject({
    issue: 'CAPTURE_FULLY_REFUNDED',
  });
  await w.quiet();
  const told = w.received.filter(({ event }) => event.event_type === 'PAYMENT.CAPTURE.REFUNDED');
  expect(told.map(({ event }) => event.resource['id'])).toEqual([part.result.id, rest.id]);
});

test('the same request id refunds once for 45 days', async () => {
  const w = await createPaypalWorld();
  const { captureId } = await w.pay();
  const refund = (paypalRequestId: string) =>
    w.payments.refundCapturedPayment({ captureId, paypalRequestId, body: { amount: toGbp('2.00') } });
  const first = await refund('refund-1');
  const again = await refund('refund-1');
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.result.id).toBe(first.result.id);
  w.clock.advance(44 * 24 * hourMs);
  expect((await refund('refund-1')).result.id).toBe(first.result.id);
  w.clock.advance(2 * 24 * hourMs);
  expect((await refund('refund-1')).result.id).not.toBe(first.result.id);
});

test.each([
  ['another currency', { currencyCode: 'EUR', value: '1.00' }, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
  ['nothing', toGbp('0.00'), 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['parts of a penny', toGbp('0.001'), 'DECIMAL_PRECISION'],
])('%s cannot be refunded', async (_, amount, issue) => {
  const w = await createPaypalWorld();
  const { captureId } = await w.pay();
  expect(await getRefusal(w.payments.refundCapturedPayment({ captureId, body: { amount } }))).toMatchObject({
    status: 422,
    issue,
  });
});

test('a refund is refused after 180 days', async () => {
  const w = await createPaypalWorld();
  const { captureId } = await w.pay();
  w.clock.advance(181 * 24 * hourMs);
  expect(await getRefusal(w.payments.refundCapturedPayment({ captureId }))).toMatchObject({
    issue: 'REFUND_TIME_LIMIT_EXCEEDED',
  });
});

describe('refunds that do not go well', () => {
  test('are refused for lack of funds, and the same request id works later', async () => {
    const w = await createPaypalWorld();
    const { captureId } = await w.pay();
    const refund = () => w.payments.refundCapturedPayment({ captureId, paypalRequestId: 'refund-1' });
    await w.control('refunds', { outcome: 'refused' });
    expect(await getRefusal(refund())).toMatchObject({ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
    expect((await w.payments.getCapturedPayment({ captureId })).result.status).toBe('COMPLETED');
    await w.control('refunds', { outcome: 'completed' });
    expect((await refund()).statusCode).toBe(201);
  });
  test('stay pending until they succeed or fail; a failed one can be requested again', async () => {
    const w = await createPaypalWorld();
    const { captureId } = await w.pay();
    await w.control('refunds', { outcome: 'pending' });
    const refunded = async () => {
      const { result } = await w.payments.refundCapturedPayment({ captureId });
      expect(result.status).toBe('PENDING');
      return result.id ?? '';
    };
    await w.control('settle', { id: await refunded(), outcome: 'failed' });
    expect((await w.payments.getCapturedPayment({ captureId })).result.status).toBe('COMPLETED');
    await w.control('settle', { id: await refunded(), outcome: 'completed' });
    expect((await w.payments.getCapturedPayment({ captureId })).result.status).toBe('REFUNDED');
    await w.quiet();
    expect(w.types().filter((type) => /REFUND/.test(type))).toEqual([
      'PAYMENT.REFUND.PENDING',
      'PAYMENT.REFUND.FAILED',
      'PAYMENT.REFUND.PENDING',
      'PAYMENT.CAPTURE.REFUNDED',
    ]);
  });
});
