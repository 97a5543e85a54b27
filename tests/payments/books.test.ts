import { expect, test } from 'vitest';
import { listBookedLines } from '../../functions/money/payments/domain/books.ts';
import {
  createDisputeClosedEntries,
  createDisputeEntries,
  createPaymentEntries,
  createRefundEntries,
  createReturnedRefundEntries,
} from '../../functions/money/payments/domain/ledger.ts';
import type { Dispute, Refund } from '../../functions/money/payments/domain/payment.ts';
import { createOpenPayment, createRefundId } from './payment-examples.ts';

const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
const payment = createOpenPayment({ donationPence: 500 });
const refund: Refund = {
  id: createRefundId(1),
  key: 'goodwill-1',
  amountPence: 1_300,
  vatPence: 200,
  donationPence: 100,
  reason: 'goodwill',
  status: 'succeeded',
  askedAt: '2026-11-22T10:00:00.000Z',
};
const dispute: Dispute = {
  reference: 'du_1',
  amountPence: 2_000,
  status: 'open',
  openedAt: '2026-11-25T10:00:00.000Z',
};

test('the books have a line for each thing that moved money, and none for what was lost before', () => {
  const entries = [
    ...createDisputeClosedEntries(payment, dispute, false, at('2026-11-28')),
    ...createDisputeEntries(payment, dispute, at('2026-11-25')),
    ...createReturnedRefundEntries(payment, refund, at('2026-11-24')),
    ...createRefundEntries(payment, refund, at('2026-11-23')),
    ...createPaymentEntries(payment, at('2026-11-21')),
  ];
  const lines = listBookedLines(entries, new Map([[payment.id, payment]]));
  const rows = lines.map(({ day, kind, about, ...sums }) => [
    day,
    kind,
    about,
    sums.netPence,
    sums.vatPence,
    sums.donationPence,
    sums.totalPence,
  ]);
  expect(rows).toEqual([
    ['2026-11-21', 'payment', payment.id, 8_250, 1_650, 500, 10_400],
    ['2026-11-23', 'refund', refund.id, -1_000, -200, -100, -1_300],
    ['2026-11-24', 'refund_returned', refund.id, 1_000, 200, 100, 1_300],
    ['2026-11-25', 'dispute_opened', `${payment.id}#du_1`, 0, 0, 0, -2_000],
  ]);
  for (const { netPence, vatPence, donationPence, totalPence, kind } of lines)
    if (kind !== 'dispute_opened') expect(netPence + vatPence + donationPence).toBe(totalPence);
});
