import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../functions/kernel/time.ts';
import { callPaypal } from '../../../functions/money/payments/adapters/paypal/http-client.ts';
import { toGbp, getRefusal, createPaypalWorld } from './paypal-world.ts';

const day = 24 * hourMs;

describe('disputes', () => {
  test.each([
    ['won', 'RESOLVED_SELLER_FAVOUR'],
    ['lost', 'RESOLVED_BUYER_FAVOUR'],
  ])('one that is %s emits a webhook when it opens and when it ends', async (outcome, code) => {
    const w = await createPaypalWorld();
    const { captureId } = await w.pay({ customId: 'payment-1' });
    const { answer } = await w.control('dispute', { captureId });
    const dispute = {
      dispute_id: expect.stringMatching(/^PP-R-/),
      status: 'WAITING_FOR_SELLER_RESPONSE',
      dispute_amount: { currency_code: 'GBP', value: '12.00' },
      disputed_transactions: [{ seller_transaction_id: captureId, custom: 'payment-1' }],
    };
    expect(answer).toMatchObject(dispute);
    expect(await w.control('dispute', { captureId })).toMatchObject({ status: 422 });
    expect(
      await getRefusal(w.payments.refundCapturedPayment({ captureId, body: { amount: toGbp('1.00') } })),
    ).toMatchObject({ issue: 'TRANSACTION_DISPUTED' });
    const disputeId = Reflect.get(Object(answer), 'dispute_id');
    await w.control('close-dispute', { disputeId, outcome });
    await w.control('close-dispute', { disputeId, outcome });
    const known = await callPaypal(w.client, 'GET', `/v1/customer/disputes/${disputeId}`);
    expect(known).toMatchObject({ status: 'RESOLVED', dispute_outcome: { outcome_code: code } });
    await w.quiet();
    const told = w.received.filter(({ event }) => event.resource_type === 'dispute');
    expect(told.map(({ event }) => event.event_type)).toEqual([
      'CUSTOMER.DISPUTE.CREATED',
      'CUSTOMER.DISPUTE.RESOLVED',
    ]);
    expect(told.map(({ event }) => event.resource)).toMatchObject([dispute, known]);
    const refund = w.payments.refundCapturedPayment({ captureId });
    if (outcome === 'won') expect((await refund).result.status).toBe('COMPLETED');
    else expect(await getRefusal(refund)).toMatchObject({ issue: 'REFUND_NOT_ALLOWED' });
  });
});

describe('the list of transactions', () => {
  const range = (now: number, back = day) => ({
    startDate: new Date(now - back).toISOString(),
    endDate: new Date(now + 1000).toISOString().replace(/\.\d+Z/, '+0000'),
  });

  test('has every transaction with its fee and its related transaction', async () => {
    const w = await createPaypalWorld();
    const whole = await w.pay({ invoiceId: 'one', customId: 'payment-1' });
    w.clock.advance(1000);
    const { result: refund } = await w.payments.refundCapturedPayment({ captureId: whole.captureId });
    w.clock.advance(1000);
    const lost = await w.pay();
    w.clock.advance(1000);
    const { answer } = await w.control('dispute', { captureId: lost.captureId });
    await w.control('close-dispute', {
      disputeId: Reflect.get(Object(answer), 'dispute_id'),
      outcome: 'lost',
    });
    const { result } = await w.search.searchTransactions(range(w.clock.now()));
    expect(result).toMatchObject({ totalItems: 6, totalPages: 1, page: 1 });
    expect(result.transactionDetails?.map(({ transactionInfo }) => transactionInfo)).toMatchObject([
      {
        transactionId: whole.captureId,
        transactionEventCode: 'T0006',
        transactionStatus: 'V',
        transactionAmount: toGbp('12.00'),
        feeAmount: toGbp('-0.65'),
        invoiceId: 'one',
        customField: 'payment-1',
      },
      {
        transactionId: refund.id,
        transactionEventCode: 'T1107',
        transactionStatus: 'S',
        transactionAmount: toGbp('-12.00'),
        paypalReferenceId: whole.captureId,
        paypalReferenceIdType: 'TXN',
      },
      { transactionId: lost.captureId, transactionEventCode: 'T0006', transactionStatus: 'S' },
      {
        transactionEventCode: 'T1110',
        transactionAmount: toGbp('-12.00'),
        paypalReferenceId: lost.captureId,
      },
      { transactionEventCode: 'T1111', transactionAmount: toGbp('12.00'), paypalReferenceId: lost.captureId },
      {
        transactionEventCode: 'T1106',
        transactionAmount: toGbp('-12.00'),
        paypalReferenceId: lost.captureId,
      },
    ]);
  });

  test('is paged and limited to its range', async () => {
    const w = await createPaypalWorld();
    const paid: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      paid.push((await w.pay()).captureId);
      w.clock.advance(hourMs);
    }
    const pageOf = async (page: number) => {
      const { result } = await w.search.searchTransactions({ ...range(w.clock.now()), pageSize: 2, page });
      expect(result).toMatchObject({ totalItems: 5, totalPages: 3 });
      return result.transactionDetails?.map(({ transactionInfo }) => transactionInfo?.transactionId);
    };
    expect([
      ...((await pageOf(1)) ?? []),
      ...((await pageOf(2)) ?? []),
      ...((await pageOf(3)) ?? []),
    ]).toEqual(paid);
    const last = await w.search.searchTransactions(range(w.clock.now(), 1.5 * hourMs));
    expect(last.result.totalItems).toBe(1);
    const one = await w.search.searchTransactions({ ...range(w.clock.now()), transactionId: paid[2] ?? '' });
    expect(one.result.totalItems).toBe(1);
  });

  test('requires a range of at most 31 days', async () => {
    const w = await createPaypalWorld();
    const status = (change: object) =>
      w.search.searchTransactions({ ...range(w.clock.now()), ...change }).then(
        () => 200,
        (error: unknown): unknown => Reflect.get(Object(error), 'statusCode'),
      );
    expect(await status(range(w.clock.now(), 30.9 * day))).toBe(200);
    expect(await status(range(w.clock.now(), 32 * day))).toBe(400);
    expect(await status({ startDate: 'yesterday' })).toBe(400);
    expect(await status({ pageSize: 501 })).toBe(400);
  });
});
