import { expect, test } from 'vitest';
import { dayMs } from '../../../functions/kernel/time.ts';
import { createStripeWorld, payOrder, type StripeWorld } from './stripe-world.ts';

const advanceDays = async (w: StripeWorld, days: number) => {
  w.clock.advance(days * dayMs);
  await w.idle();
};
const listPayouts = async (w: StripeWorld) => (await w.stripe.payouts.list()).data;
/** What a payout is made of, without its own transaction. */
const listParts = async (w: StripeWorld, payout = '') => {
  const { data } = await w.stripe.balanceTransactions.list({ payout, expand: ['data.source'] });
  expect(data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  return data.filter(({ type }) => type !== 'payout');
};

test('sends each day what has become available, and says what is in it once it has arrived', async () => {
  const w = await createStripeWorld();
  const [first, second] = [await payOrder(w), await payOrder(w, '4242424242424242', 5000)];
  await w.control('fee', { amount: 100, description: 'Radar' });
  await advanceDays(w, 1);
  expect(await listPayouts(w)).toEqual([]);
  await advanceDays(w, 3);
  const [payout] = await listPayouts(w);
  expect(payout).toMatchObject({ amount: 9731 + 4905 - 100, automatic: true, currency: 'gbp' });
  const parts = await listParts(w, payout?.id);
  expect(parts.map(({ type, net, source }) => [type, net, source])).toEqual([
    ['stripe_fee', -100, null],
    ['charge', 4905, expect.objectContaining({ id: second.charge.id })],
    ['charge', 9731, expect.objectContaining({ id: first.charge.id })],
  ]);
  await advanceDays(w, 1);
  expect(await listPayouts(w)).toMatchObject([{ status: 'paid', reconciliation_status: 'completed' }]);
  const told = w.types().filter((type) => type.startsWith('payout.'));
  expect(told.toSorted()).toEqual(['payout.created', 'payout.paid', 'payout.reconciliation_completed']);
});

test('takes a refund after a payout from the next one, once that comes to more than nothing', async () => {
  const w = await createStripeWorld();
  const { charge } = await payOrder(w);
  await w.control('pay-out');
  await w.stripe.refunds.create({ charge: charge.id, amount: 4000 });
  await advanceDays(w, 2);
  expect(await listPayouts(w)).toHaveLength(1);
  await payOrder(w);
  await advanceDays(w, 4);
  const [next] = await listPayouts(w);
  expect(next?.amount).toBe(9731 - 4000);
  expect((await listParts(w, next?.id)).map(({ type }) => type)).toEqual(['charge', 'refund']);
});

test('sends what a bank refused with the next payout', async () => {
  const w = await createStripeWorld();
  await payOrder(w);
  await w.control('pay-out');
  const [sent] = await listPayouts(w);
  await advanceDays(w, 1);
  await w.control('fail-payout', { payout: sent?.id });
  expect(await w.stripe.payouts.retrieve(sent?.id ?? '')).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await listParts(w, sent?.id)).toMatchObject([{ type: 'charge' }]);
  await advanceDays(w, 2);
  const [again] = await listPayouts(w);
  expect(await listParts(w, again?.id)).toMatchObject([
    { type: 'payout_failure', net: 9731, source: { id: sent?.id, object: 'payout' } },
  ]);
  expect((await w.control('fail-payout', { payout: sent?.id })).status).toBe(400);
});
