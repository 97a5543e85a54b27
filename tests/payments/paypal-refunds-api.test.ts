import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PaymentId } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import type * as ledgerStore from '../../functions/money/payments/adapters/ledger-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { cloud } from '../support/cloud.ts';

const paypalPaymentClient = createPaypalPaymentClient(cloud);
const {
  createUnpaidPackage,
  postPayment,
  startPayment,
  submitApproval,
  getPayment,
  callAs,
  controlProvider,
  listCaptures,
  buyPackage,
  getProviderState,
  listEvents,
} = paypalPaymentClient;

let listEntriesOfPayment: (typeof ledgerStore)['listEntriesOfPayment'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ listEntriesOfPayment } = await import('../../functions/money/payments/adapters/ledger-repository.ts'));
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

type Bought = Awaited<ReturnType<typeof buyPackage>>;
const cancel = async ({ seller, packageId }: Pick<Bought, 'seller' | 'packageId'>) => {
  const answer = await callAs(seller, 'PUT', `/api/property-package/status/${packageId}`, {
    status: 'cancelled',
  });
  expect(answer.status).toBe(200);
  await cloud.idle();
};
const refundsAt = async ({ seller, paymentId }: Pick<Bought, 'seller' | 'paymentId'>) => {
  const { refunds } = await getPayment(seller, paymentId);
  const ids = refunds.map(({ id }): string => id);
  return (await getProviderState()).refunds.filter(({ custom_id: about }) => ids.includes(about));
};

describe('refunds', () => {
  test('refunds everything when the package was cancelled during PayPal’s review', async () => {
    const bought = await createUnpaidPackage();
    const { paymentId, url, orderId } = await startPayment(bought.seller, bought.packageId, {
      donationPence: 5_00,
    });
    await submitApproval(url, 'reviewed');
    await postPayment(bought.seller, bought.packageId, { orderId });
    await cancel(bought);
    const [capture] = await listCaptures(paymentId);
    await controlProvider('settle', { id: capture?.id, outcome: 'completed' });
    await cloud.idle();
    expect(await getPayment(bought.seller, paymentId)).toMatchObject({
      status: 'refunded',
      refundedPence: 104_00,
      active: false,
      refunds: [{ status: 'succeeded', amountPence: 104_00 }],
    });
    expect(await refundsAt({ ...bought, paymentId })).toMatchObject([
      { status: 'COMPLETED', amount: { value: '104.00' } },
    ]);
    expect(await bookedOf(paymentId)).toEqual({ held: 0, disputed: 0, lost: 0 });
    expect(listEvents('payment.refunded.v1', paymentId)).toMatchObject([{ whole: true }]);
  });

  test('refunds a part when some days were used', async () => {
    const bought = await buyPackage({ donationPence: 5_00 });
    const seller = await paypalPaymentClient.advanceAndLogIn(5 * dayMs, bought.seller);
    await cancel({ ...bought, seller });
    // Six of 180 days have begun; the donation is returned, as its trees are not ordered yet.
    expect(await getPayment(seller, bought.paymentId)).toMatchObject({
      status: 'partially_refunded',
      refundedPence: 95_70 + 5_00,
    });
    expect(await refundsAt({ ...bought, seller })).toMatchObject([{ amount: { value: '100.70' } }]);
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held: 3_30 });
  });

  test.each([
    // The first 24 hours are free.
    ['completed', { status: 'refunded', refundedPence: 99_00 }, 0],
    ['failed', { status: 'succeeded', refundedPence: 0 }, 99_00],
  ] as const)('applies a pending refund that is %s later', async (outcome, state, held) => {
    await controlProvider('refunds', { outcome: 'pending' });
    onTestFinished(() => controlProvider('refunds', { outcome: 'completed' }).then(() => undefined));
    const bought = await buyPackage();
    await cancel(bought);
    expect(await getPayment(bought.seller, bought.paymentId)).toMatchObject({
      refunds: [{ status: 'pending' }],
    });
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held: 99_00 });
    const [refund] = await refundsAt(bought);
    await controlProvider('settle', { id: refund?.id, outcome });
    await cloud.idle();
    expect(await getPayment(bought.seller, bought.paymentId)).toMatchObject(state);
    expect(await bookedOf(bought.paymentId)).toMatchObject({ held });
    const failed = listEvents('payment.refund_failed.v1', bought.paymentId);
    expect(failed).toHaveLength(outcome === 'failed' ? 1 : 0);
  });

  test('books a refund that staff made on PayPal’s dashboard', async () => {
    const { paymentId, captureId, seller } = await buyPackage();
    await paypalPaymentClient.payments.refundCapturedPayment({
      captureId,
      body: { amount: { currencyCode: 'GBP', value: '9.00' } },
    });
    await cloud.idle();
    expect(await getPayment(seller, paymentId)).toMatchObject({
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
  const { paymentId, captureId, seller } = await buyPackage();
  const dispute = await controlProvider('dispute', { captureId });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'disputed' });
  expect(await bookedOf(paymentId)).toEqual({ held: 0, disputed: 99_00, lost: 0 });
  await controlProvider('close-dispute', { disputeId: Reflect.get(Object(dispute), 'dispute_id'), outcome });
  await cloud.idle();
  expect(await getPayment(seller, paymentId)).toMatchObject({ status: outcome, active });
  expect(await bookedOf(paymentId)).toEqual(booked);
  expect(listEvents('payment.dispute_closed.v1', paymentId)).toMatchObject([{ won: outcome === 'won' }]);
});
