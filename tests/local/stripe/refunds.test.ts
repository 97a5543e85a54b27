import { describe, expect, test } from 'vitest';
import { payOrder, createStripeWorld } from './stripe-world.ts';

describe('a refund', () => {
  test('returns a part, then the rest, and never more', async () => {
    const w = await createStripeWorld();
    const { intent, charge } = await payOrder(w);
    const payment_intent = intent.id;
    const part = await w.stripe.refunds.create(
      { payment_intent, amount: 4000, reason: 'requested_by_customer', metadata: { refund: 'r1' } },
      { idempotencyKey: 'r1' },
    );
    expect(part).toMatchObject({
      object: 'refund',
      amount: 4000,
      status: 'succeeded',
      charge: charge.id,
      payment_intent,
      reason: 'requested_by_customer',
      metadata: { refund: 'r1' },
    });
    expect(await w.stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 4000,
      refunded: false,
    });
    const tooMuch = w.stripe.refunds.create({ payment_intent, amount: 5901 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const rest = await w.stripe.refunds.create({
      charge: charge.id,
      expand: ['balance_transaction', 'charge'],
    });
    expect(rest).toMatchObject({
      amount: 5900,
      balance_transaction: { amount: -5900, fee: 0, net: -5900, type: 'refund' },
      charge: { amount_refunded: 9900, refunded: true },
    });
    await expect(w.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
    expect((await w.stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
      rest.id,
      part.id,
    ]);
    await w.idle();
    expect(w.objects('charge.refunded')).toMatchObject([
      { amount_refunded: 4000 },
      { amount_refunded: 9900 },
    ]);
  });

  test('is made once per idempotency key', async () => {
    const w = await createStripeWorld();
    const { intent } = await payOrder(w);
    const ask = () =>
      w.stripe.refunds.create({ payment_intent: intent.id, amount: 1000 }, { idempotencyKey: 'r1' });
    const ids = (await Promise.all([ask(), ask(), ask()])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await w.stripe.refunds.list()).data).toHaveLength(1);
  });

  test('requires a completed payment', async () => {
    const w = await createStripeWorld();
    const { intent, charge } = await payOrder(w, '4000000000000002');
    await expect(w.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_not_refundable',
    });
    await expect(w.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(w.stripe.refunds.create({ amount: 1 })).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(w.stripe.refunds.create({ charge: charge.id, amount: 0 })).rejects.toMatchObject({
      param: 'amount',
    });
  });

  test('may fail later, which returns the money to the merchant', async () => {
    const w = await createStripeWorld();
    const { intent, charge } = await payOrder(w, '4000000000005126');
    const { id, status } = await w.stripe.refunds.create({ payment_intent: intent.id });
    expect(status).toBe('succeeded');
    w.clock.advance(61_000);
    await w.idle();
    expect(w.types().sort()).toEqual([
      'charge.refunded',
      'checkout.session.completed',
      'payment_intent.succeeded',
      'refund.failed',
      'refund.updated',
    ]);
    const failed = await w.stripe.refunds.retrieve(id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { amount: 9900, type: 'refund_failure' },
    });
    expect(await w.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(w.shop.received.find(({ type }) => type === 'refund.updated')?.event.data).toMatchObject({
      object: { id, status: 'failed' },
      previous_attributes: { status: 'succeeded' },
    });
  });

  test('may stay pending until it is settled', async () => {
    const w = await createStripeWorld();
    const { intent } = await payOrder(w, '4000000000007726');
    const { id, status } = await w.stripe.refunds.create({ payment_intent: intent.id });
    expect(status).toBe('pending');
    expect(await w.control('settle', { id })).toMatchObject({
      status: 200,
      answer: { id, status: 'succeeded' },
    });
    w.clock.advance(61_000);
    await w.idle();
    expect(w.objects('refund.updated')).toMatchObject([{ id, status: 'succeeded' }]);
  });
});

describe('a dispute', () => {
  test('is opened by its test card at once, takes the money and a fee, and blocks a refund', async () => {
    const w = await createStripeWorld();
    const { charge } = await payOrder(w, '4000000000000259');
    expect(charge).toMatchObject({ status: 'succeeded', disputed: true });
    await w.idle();
    const [opened] = w.objects('charge.dispute.created');
    expect(opened).toMatchObject({
      object: 'dispute',
      amount: 9900,
      charge: charge.id,
      reason: 'fraudulent',
      status: 'needs_response',
      balance_transactions: [{ amount: -9900, fee: 2000, net: -11_900, reporting_category: 'dispute' }],
    });
    await expect(w.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  test.each([
    ['won', 2],
    ['lost', 1],
  ])('that is %s ends once, with the money at its winner', async (outcome, entries) => {
    const w = await createStripeWorld();
    const { intent } = await payOrder(w);
    await w.control('dispute', { payment: intent.id, reason: 'product_not_received' });
    const { data } = await w.stripe.disputes.list({ payment_intent: intent.id });
    const dispute = data[0]?.id ?? '';
    expect(await w.control('close-dispute', { dispute, outcome })).toMatchObject({ status: 200 });
    expect((await w.control('close-dispute', { dispute, outcome })).status).toBe(400);
    const closed = await w.stripe.disputes.retrieve(dispute, { expand: ['charge'] });
    expect(closed).toMatchObject({
      status: outcome,
      reason: 'product_not_received',
      charge: { disputed: true, payment_intent: intent.id },
    });
    expect(closed.balance_transactions).toHaveLength(entries);
    await w.idle();
    expect(w.objects('charge.dispute.closed')).toMatchObject([{ id: dispute, status: outcome }]);
  });

  test('is opened once, for a completed payment', async () => {
    const w = await createStripeWorld();
    const { intent } = await payOrder(w);
    expect((await w.control('dispute', { payment: intent.id })).status).toBe(200);
    expect((await w.control('dispute', { payment: intent.id })).status).toBe(400);
    expect((await w.control('dispute', { payment: 'pi_none' })).status).toBe(404);
    expect((await w.control('dispute', {})).status).toBe(400);
  });
});

describe('the balance', () => {
  test.each([
    [9900, 169],
    [30, 20],
    [100, 22],
    [123_456, 1872],
  ])('of %i pence is less a fee of %i', async (pence, fee) => {
    const w = await createStripeWorld();
    await payOrder(w, '4242424242424242', pence);
    const { data } = await w.stripe.balanceTransactions.list();
    expect(data).toMatchObject([
      { amount: pence, fee, net: pence - fee, fee_details: [{ amount: fee, type: 'stripe_fee' }] },
    ]);
  });

  test('lists every transaction by kind, source and time, page by page', async () => {
    const w = await createStripeWorld();
    const { charge, intent } = await payOrder(w);
    await w.stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
    w.clock.advance(3_600_000);
    const hourLater = Math.floor(w.clock.now() / 1000);
    for (let count = 0; count < 3; count += 1) await payOrder(w);
    const list = w.stripe.balanceTransactions.list.bind(w.stripe.balanceTransactions);
    const all = await list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ amount }) => amount)).toEqual([9900, 9900, 9900, -900, 9900]);
    expect(all.reduce((sum, { net }) => sum + net, 0)).toBe(4 * (9900 - 169) - 900);
    expect((await list({ created: { gte: hourLater } })).data).toHaveLength(3);
    expect((await list({ created: { lt: hourLater }, type: 'charge' })).data).toMatchObject([
      { source: charge.id },
    ]);
    expect((await list({ type: 'refund' })).data).toMatchObject([{ amount: -900 }]);
    const [entry] = (await list({ source: charge.id, expand: ['data.source'] })).data;
    expect(entry).toMatchObject({ source: { object: 'charge', id: charge.id }, status: 'pending' });
    w.clock.advance(4 * 86_400_000);
    expect(await w.stripe.balanceTransactions.retrieve(entry?.id ?? '')).toMatchObject({
      status: 'available',
    });
  });
});
