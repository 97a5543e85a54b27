import { beforeAll, describe, expect, test } from 'vitest';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { staffRoutes } from '../../functions/reach/staff/contract.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('staff', 'payments');

const { startPayment, createUnpaidPackage, payByCard, callAs } = createCardPaymentClient(cloud);

let stella: Awaited<ReturnType<typeof createStaffMember>>;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});

const today = () => formatLondonDay(new Date(cloud.clock.now()));
const loadBoard = async () => {
  const { status, body } = await callAs(stella, 'GET', `/api/staff/board?from=${today()}&to=${today()}`);
  expect(status).toBe(200);
  return staffRoutes.board.result.parse(body);
};
const loadBooks = async () => {
  const { status, body } = await callAs(stella, 'GET', `/api/staff/books?month=${today().slice(0, 7)}`);
  expect(status).toBe(200);
  return staffRoutes.books.result.parse(body).lines;
};
/** Of the day so far, as other files of the suite share the cloud. */
const readCounts = async () => {
  const { homes, revenue } = await loadBoard();
  const {
    sold = 0,
    netPence = 0,
    vatPence = 0,
    refundedPence = 0,
  } = revenue.find(({ packageId }) => packageId === 'standard') ?? {};
  const onSale = homes.days.at(-1)?.onSale ?? homes.onSaleBefore;
  return { onSale, listed: homes.days.at(-1)?.listed ?? 0, sold, netPence, vatPence, refundedPence };
};

describe('the board', () => {
  test('counts a home, its payment and its refund once each, and has them in the books', async () => {
    const before = await readCounts();
    const { seller, packageId } = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(seller, packageId);
    await payByCard(url, cardNumbers.good);
    await cloud.idle();
    const sold = await readCounts();
    expect(sold).toEqual({
      onSale: before.onSale + 1,
      listed: before.listed + 1,
      sold: before.sold + 1,
      netPence: before.netPence + 8_250,
      vatPence: before.vatPence + 1_650,
      refundedPence: before.refundedPence,
    });

    const { body } = await callAs(stella, 'GET', `/api/staff/payments?q=${paymentId}`);
    const [payment] = staffRoutes.staffPayments.result.parse(body).payments;
    const refund = { amountPence: 1_200, reason: 'The photographer came late', version: payment?.version };
    await callAs(stella, 'POST', `/api/staff/payments/${paymentId}/refund`, refund);
    await cloud.idle();
    expect(await readCounts()).toEqual({
      ...sold,
      netPence: sold.netPence - 1_000,
      vatPence: sold.vatPence - 200,
      refundedPence: sold.refundedPence + 1_200,
    });

    const lines = (await loadBooks()).filter((line) => line.paymentId === paymentId);
    expect(
      lines.map(({ kind, netPence, vatPence, totalPence }) => [kind, netPence, vatPence, totalPence]),
    ).toEqual([
      ['payment', 8_250, 1_650, 9_900],
      ['refund', -1_000, -200, -1_200],
    ]);
    for (const { paper, paymentNumber } of lines) {
      expect(paper).toMatch(/^GBL-\d{6}$/);
      expect(paymentNumber).toBe(payment?.number);
    }
    expect(JSON.stringify(lines)).not.toContain(seller.id);
  });

  test('reads two years at most, and a range that goes forwards', async () => {
    const read = (from: string, to: string) =>
      callAs(stella, 'GET', `/api/staff/board?from=${from}&to=${to}`);
    expect((await read('2024-11-30', '2026-11-30')).status).toBe(200);
    expect((await read('2024-11-29', '2026-11-30')).status).toBe(422);
    expect((await read('2026-11-30', '2026-11-29')).status).toBe(422);
  });
});
