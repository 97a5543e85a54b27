import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import {
  PayoutSummary,
  payoutRoutes,
  type PayoutView,
} from '../../functions/money/payments/payout-contract.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('staff', 'payments');
cloud.allowCopies('signUp', 'publishing');

const {
  startPayment,
  createUnpaidPackage,
  payByCard,
  callAs,
  getChargeId,
  controlProvider,
  listHeldWebhooks,
  listEvents,
  stripe,
} = createCardPaymentClient(cloud);

let stella: Awaited<ReturnType<typeof createStaffMember>>;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
  // What other files left goes out first, so that a payout has what its test paid: with a sale that is more than they
  // can owe, as Stripe pays nothing out of a balance that isn't positive.
  await payForMug(900_000);
  await payOut();
});

const payOut = async () => {
  const { id } = await payoutOf(controlProvider('pay-out'));
  await cloud.idle();
  return id;
};
const payoutOf = async (asked: Promise<unknown>) =>
  payoutRoutes.payout.result.pick({ id: true }).parse(await asked);
const loadPayout = async (id: string): Promise<PayoutView> =>
  payoutRoutes.payout.result.parse((await callAs(stella, 'GET', `/api/staff/payouts/${id}`)).body);
/** Refuses what isn't in the contract, such as the lines of each. */
const PayoutsOfMonth = payoutRoutes.payouts.result.extend({ payouts: z.array(PayoutSummary.strict()) });
const loadMonth = async (month: string) =>
  PayoutsOfMonth.parse((await callAs(stella, 'GET', `/api/staff/payouts?month=${month}`)).body);
const toFacts = ({ kind, grossPence, feePence, paymentId, fault }: PayoutView['lines'][number]) => [
  kind,
  grossPence,
  feePence,
  paymentId,
  fault,
];
async function payNow() {
  const { seller, packageId } = await createUnpaidPackage();
  const { paymentId, url } = await startPayment(seller, packageId);
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  return { seller, paymentId, charge: await getChargeId(url) };
}
/** Money at Stripe that is of no payment of ours. */
async function payForMug(pence: number) {
  const mug = { currency: 'gbp', unit_amount: pence, product_data: { name: 'A mug' } };
  const { url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: mug }],
    success_url: 'https://elsewhere.example/',
  });
  await payByCard(url ?? '', cardNumbers.good);
}
const nextMorning = async () => {
  cloud.clock.advance(dayMs);
  await cloud.idle();
  await cloud.schedules.run('payments-every-day');
  await cloud.idle();
  // The log-in of the day before has ended.
  stella = await createStaffMember(cloud);
};

describe('a payout', () => {
  test('is matched with our payments once Stripe lists what is in it, and is told in its month', async () => {
    const { seller, paymentId } = await payNow();
    await controlProvider('fee', { amount: 150 });
    const id = await payOut();
    expect((await callAs(stella, 'GET', `/api/staff/payouts/${id}`)).status).toBe(404);
    await controlProvider('complete-payout', { payout: id });
    await cloud.idle();
    const payout = await loadPayout(id);
    expect(payout).toMatchObject({
      status: 'paid',
      comparison: 'matches',
      differencePence: 0,
      feePence: 169,
    });
    expect(payout.lines.map(toFacts).toSorted()).toEqual([
      ['fee', -150, 0, undefined, undefined],
      ['payment', 9_900, 169, paymentId, undefined],
    ]);
    expect(payout.lines.reduce((sum, { netPence }) => sum + netPence, 0)).toBe(payout.amountPence);
    const month = await loadMonth(payout.arrivesOn.slice(0, 7));
    const { lines: _, ...summary } = payout;
    expect(month.payouts.find((one) => one.id === id)).toEqual(summary);
    expect(JSON.stringify(month)).not.toContain(seller.id);
    expect(listEvents('payout.differs.v1', id)).toEqual([]);
  });

  test('reaches the same end for notices in any order, each sent twice', async () => {
    const { paymentId, charge } = await payNow();
    await controlProvider('hold');
    const id = await payOut();
    // Refunded on Stripe's dashboard: it goes out with the next payout.
    await stripe.refunds.create({ charge, amount: 1_200 });
    await controlProvider('complete-payout', { payout: id });
    await controlProvider('fail-payout', { payout: id });
    const next = await payOut();
    await controlProvider('complete-payout', { payout: next });
    const backwards = (await listHeldWebhooks()).toReversed();
    for (const { id: event } of backwards) await controlProvider('release', { events: [event] });
    for (const { id: event } of backwards) await controlProvider('resend', { event });
    await controlProvider('release');
    await cloud.idle();
    expect(await loadPayout(id)).toMatchObject({
      status: 'failed',
      failure: 'account_closed',
      comparison: 'matches',
      amountPence: 9_731,
      sentAgainWith: next,
    });
    await nextMorning();
    const again = await loadPayout(next);
    expect(again).toMatchObject({ status: 'paid', comparison: 'matches', sentAgainWith: null });
    expect(again.lines.map(toFacts).toSorted()).toEqual([
      ['payout_returned', 9_731, 0, undefined, undefined],
      ['refund', -1_200, 0, paymentId, undefined],
    ]);
    expect(listEvents('payout.differs.v1', id)).toMatchObject([{ status: 'failed', faultyLines: 0 }]);
  });

  test('differs by what is not ours or not booked, until the books have it', async () => {
    const { paymentId, charge } = await payNow();
    await payForMug(30_00);
    await controlProvider('hold');
    await stripe.refunds.create({ charge, amount: 1_000 });
    const id = await payOut();
    await controlProvider('complete-payout', { payout: id });
    const held = await listHeldWebhooks();
    const ofPayout = held.filter(({ type }) => type.startsWith('payout.')).map(({ id: event }) => event);
    await controlProvider('release', { events: ofPayout });
    await cloud.idle();
    const before = await loadPayout(id);
    expect(before).toMatchObject({ comparison: 'differs', differencePence: 3_000 - 1_000, faultyLines: 2 });
    expect(before.lines.map(toFacts).toSorted()).toEqual([
      ['payment', 3_000, 65, undefined, 'unknown'],
      ['payment', 9_900, 169, paymentId, undefined],
      ['refund', -1_000, 0, paymentId, 'unbooked'],
    ]);
    await controlProvider('release');
    await cloud.idle();
    await nextMorning();
    expect(await loadPayout(id)).toMatchObject({
      comparison: 'differs',
      differencePence: 3_000,
      faultyLines: 1,
    });
    expect(listEvents('payout.differs.v1', id).map(({ differencePence }) => differencePence)).toEqual([
      2_000, 3_000,
    ]);
  });
});

test('what no payout has is told two weeks later, until one has it whose notice was lost', async () => {
  const { paymentId } = await payNow();
  // More than the balance, so that Stripe pays nothing out.
  await controlProvider('fee', { amount: 500_000 });
  cloud.clock.advance(15 * dayMs);
  await nextMorning();
  const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
  const listMissing = async () => (await loadMonth(month)).missing?.lines ?? [];
  expect((await listMissing()).filter((line) => line.paymentId === paymentId)).toMatchObject([
    { kind: 'payment', totalPence: 9_900 },
  ]);
  await payForMug(600_000);
  await controlProvider('hold');
  const id = await payOut();
  await controlProvider('complete-payout', { payout: id });
  await cloud.schedules.run('payments-every-day');
  await cloud.idle();
  expect(await loadPayout(id)).toMatchObject({ status: 'paid', comparison: 'differs', faultyLines: 1 });
  expect((await listMissing()).map((line) => line.paymentId)).not.toContain(paymentId);
  await controlProvider('release');
  await cloud.idle();
});

test('what no payout will ever have is no longer told after the stated days', async () => {
  const { paymentId } = await payNow();
  // More than the balance, so that Stripe pays nothing out.
  await controlProvider('fee', { amount: 500_000 });
  const loadMissing = async () => {
    await nextMorning();
    const { missing } = await loadMonth(new Date(cloud.clock.now()).toISOString().slice(0, 7));
    return { days: missing?.lastDays ?? 0, told: missing?.lines.map((line) => line.paymentId) };
  };
  cloud.clock.advance(15 * dayMs);
  const { days, told } = await loadMissing();
  expect(told).toContain(paymentId);
  cloud.clock.advance((days - 17) * dayMs);
  expect((await loadMissing()).told).toContain(paymentId);
  expect((await loadMissing()).told).not.toContain(paymentId);
});
