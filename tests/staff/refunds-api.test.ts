import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { StaffPaymentView } from '../../functions/money/payments/contract.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

const { startPayment, createUnpaidPackage, payByCard, callAs } = createCardPaymentClient(cloud);
const Found = z.object({ payments: z.array(StaffPaymentView) });

let stella: Awaited<ReturnType<typeof createStaffMember>>;
let paymentId: string;
let seller: { id: string; token: string };
const find = async (q: string) =>
  Found.parse((await callAs(stella, 'GET', `/api/staff/payments?q=${q}`)).body).payments;
const refundAt = (version: number | undefined, amountPence: number) =>
  callAs(stella, 'POST', `/api/staff/payments/${paymentId}/refund`, {
    amountPence,
    reason: 'The photographer came late',
    version,
  });
const refund = async (amountPence: number) => refundAt((await find(paymentId))[0]?.version, amountPence);

beforeAll(async () => {
  stella = await createStaffMember(cloud);
  const bought = await createUnpaidPackage();
  const { paymentId: id, url } = await startPayment(bought.seller, bought.packageId);
  [paymentId, seller] = [id, bought.seller];
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
});

describe('a goodwill refund', () => {
  test('finds a payment by its id and by its payer', async () => {
    const [byId] = await find(paymentId);
    expect(byId).toMatchObject({ id: paymentId, ownerId: seller.id, status: 'succeeded' });
    expect(byId?.refundablePence).toBe(byId?.totalPence);
    expect((await find(seller.id)).map(({ id }) => id)).toEqual([paymentId]);
    expect(await find('nobody')).toEqual([]);
  });

  test('gives part of the price back and no more than is left', async () => {
    const total = (await find(paymentId))[0]?.totalPence ?? 0;
    expect(await refund(total + 1)).toMatchObject({ status: 409, body: { state: 'too_much' } });
    expect((await refund(1_000)).status).toBe(202);
    await cloud.idle();
    const [payment] = await find(paymentId);
    expect(payment).toMatchObject({
      status: 'partially_refunded',
      refundablePence: total - 1_000,
      refunds: [{ amountPence: 1_000, reason: 'goodwill', status: 'succeeded' }],
    });
    expect(await refund(total)).toMatchObject({ status: 409, body: { state: 'too_much' } });
  });

  test('is given once by two colleagues who saw the same payment', async () => {
    const [before] = await find(paymentId);
    const answers = await Promise.all([refundAt(before?.version, 1_250), refundAt(before?.version, 1_250)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale' });
    await cloud.idle();
    const [after] = await find(paymentId);
    expect(after?.refundablePence).toBe((before?.refundablePence ?? 0) - 1_250);
    expect(await refundAt(before?.version, 100)).toMatchObject({ status: 409, body: { code: 'stale' } });
  });
});
