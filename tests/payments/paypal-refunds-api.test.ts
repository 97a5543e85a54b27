import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type * as ledgerStore from '../../functions/payments/adapters/ledger-repository.ts';
import { PaymentId } from '../../events/vocabulary.ts';
import { asFunction } from '../notifications/as-function.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { walletAt } from './paypal-at.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const wallet = walletAt(cloud);
const { buying, pay, begun, choose, payment, own, control, capturesOf, paidFor, standing, told } = wallet;

let listEntriesOfPayment: (typeof ledgerStore)['listEntriesOfPayment'];
beforeAll(async () => {
  asFunction(cloud);
  ({ listEntriesOfPayment } = await import('../../functions/payments/adapters/ledger-repository.ts'));
});
afterAll(() => vi.unstubAllEnvs());

/** Pence of a payment that the ledger has at PayPal, in dispute and as a loss. */
async function bookedOf(paymentId: string) {
  const entries = await listEntriesOfPayment(PaymentId.parse(paymentId));
  const lines = entries.flatMap((entry) => entry.lines);
  const sum = (account?: string) =>
    lines
      .filter((line) => account === undefined || line.account === account)
      .reduce((all, { amountPence }) => all + amountPence, 0);
  expect(sum()).toBe(0);
  return { held: sum('wallet_clearing'), disputed: sum('disputed'), lost: sum('losses') };
}

type Bought = Awaited<ReturnType<typeof paidFor>>;
const cancel = async ({ seller, packageId }: Pick<Bought, 'seller' | 'packageId'>) => {
  const answer = await own(seller, 'PUT', `/api/property-package/status/${packageId}`, {
    status: 'cancelled',
  });
  expect(answer.status).toBe(200);
  await cloud.idle();
};
const refundsAt = async ({ seller, paymentId }: Pick<Bought, 'seller' | 'paymentId'>) => {
  const { refunds } = await payment(seller, paymentId);
  const ids = refunds.map(({ id }): string => id);
  return (await standing()).refunds.filter(({ custom_id: about }) => ids.includes(about));
};

describe('refunds', () => {
  test('refunds everything when the package was cancelled during PayPal’s review', async () => {
    const bought = await buying();
    const { paymentId, url, orderId } = await begun(bought.seller, bought.packageId, { donationPence: 5_00 });
    await choose(url, 'reviewed');
    await pay(bought.seller, bought.packageId, { orderId });
    await cancel(bought);
    const [capture] = await capturesOf(paymentId);
    await control('settle', { id: capture?.id, outcome: 'completed' });
    await cloud.idle();
    expect(await payment(bought.seller, paymentId)).toMatchObject({
      status: 'refunded',
      refundedPence: 104_00,
      active: false,
      refunds: [{ status: 'succeeded', amountPence: 104_00 }],
    });
    expect(await refundsAt({ ...bought, paymentId })).toMatchObject([
      { status: 'COMPLETED', amount: { value: '104.00' } },
    ]);
    expect(await bookedOf(paymentId)).toEqual({ held: 0, disputed: 0, lost: 0 });
    expect(told('payment.refunded.v1', paymentId)).toMatchObject([{ whole: true }]);
  });

  test('refunds a part when some days were used', async () => {
    const bought = await paidFor({ donationPence: 5_00 });
    const seller = await wallet.later(5 * days, bought.seller);
    await cancel({ ...bought, seller });
    const { refundedPence, status } = await payment(seller, bought.paymentId);
    expect(status).toBe('partially_refunded');
    expect(refundedPence).toBeGreaterThan(0);
    expect(refundedPence).toBeLessThan(99_00);
    expect(await refundsAt({ ...bought, seller })).toMatchObject([
      { amount: { value: (refundedPence / 100).toFixed(2) } },
    ]);
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held: 104_00 - refundedPence });
  });

  test.each([
    // The day that has begun is charged.
    ['completed', { status: 'partially_refunded', refundedPence: 98_45 }, 55],
    ['failed', { status: 'succeeded', refundedPence: 0 }, 99_00],
  ] as const)('applies a pending refund that is %s later', async (outcome, state, held) => {
    await control('refunds', { outcome: 'pending' });
    onTestFinished(() => control('refunds', { outcome: 'completed' }).then(() => undefined));
    const bought = await paidFor();
    await cancel(bought);
    expect(await payment(bought.seller, bought.paymentId)).toMatchObject({
      refunds: [{ status: 'pending' }],
    });
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held: 99_00 });
    const [refund] = await refundsAt(bought);
    await control('settle', { id: refund?.id, outcome });
    await cloud.idle();
    expect(await payment(bought.seller, bought.paymentId)).toMatchObject(state);
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held });
    const failed = told('payment.refund_failed.v1', bought.paymentId);
    expect(failed).toHaveLength(outcome === 'failed' ? 1 : 0);
  });

  test('books a refund that staff made on PayPal’s dashboard', async () => {
    const { paymentId, captureId, seller } = await paidFor();
    await wallet.payments.refundCapturedPayment({
      captureId,
      body: { amount: { currencyCode: 'GBP', value: '9.00' } },
    });
    await cloud.idle();
    expect(await payment(seller, paymentId)).toMatchObject({
      status: 'partially_refunded',
      refundedPence: 9_00,
      refunds: [{ status: 'succeeded', amountPence: 9_00 }],
    });
    expect(await bookedOf(paymentId)).toMatchObject({ held: 90_00 });
  });
});

test.each([
  ['won', { held: 99_00, disputed: 0, lost: 0 }, true],
  ['lost', { held: 0, disputed: 0, lost: 99_00 }, false],
] as const)('books a dispute that is %s', async (outcome, booked, active) => {
  const { paymentId, captureId, seller } = await paidFor();
  const dispute = await control('dispute', { captureId });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: 'disputed' });
  expect(await bookedOf(paymentId)).toEqual({ held: 0, disputed: 99_00, lost: 0 });
  await control('close-dispute', { disputeId: Reflect.get(Object(dispute), 'dispute_id'), outcome });
  await cloud.idle();
  expect(await payment(seller, paymentId)).toMatchObject({ status: outcome, active });
  expect(await bookedOf(paymentId)).toEqual(booked);
  expect(told('payment.dispute_closed.v1', paymentId)).toMatchObject([{ won: outcome === 'won' }]);
});
