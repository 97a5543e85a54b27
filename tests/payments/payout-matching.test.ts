import { describe, expect, test } from 'vitest';
import { listBookedLines } from '../../functions/money/payments/domain/books.ts';
import {
  createDisputeEntries,
  createPaymentEntries,
  createRefundEntries,
  createReturnedRefundEntries,
} from '../../functions/money/payments/domain/ledger.ts';
import { planMissingDays } from '../../functions/money/payments/domain/missing-money.ts';
import type { Dispute, Payment, Refund } from '../../functions/money/payments/domain/payment.ts';
import { createPayoutEvents, matchPayout } from '../../functions/money/payments/domain/payout-matching.ts';
import {
  isSettledPayout,
  judgePayout,
  type Payout,
  type PayoutTransaction,
  type ProviderPayout,
} from '../../functions/money/payments/domain/payout.ts';
import { createOpenPayment, createRefundId } from './payment-examples.ts';

const at = new Date('2026-11-21T12:00:00.000Z');
const refund: Refund = {
  id: createRefundId(1),
  key: 'goodwill-1',
  amountPence: 1_200,
  vatPence: 200,
  donationPence: 0,
  reason: 'goodwill',
  status: 'succeeded',
  reference: 're_1',
  askedAt: at.toISOString(),
};
const dispute: Dispute = {
  reference: 'du_1',
  amountPence: 9_200,
  status: 'open',
  openedAt: at.toISOString(),
};
const payment: Payment = {
  ...createOpenPayment({ donationPence: 500 }),
  charge: 'ch_1',
  refunds: [refund],
  disputes: [dispute],
};
const payments = new Map([[payment.id, payment]]);
const entries = {
  payment: createPaymentEntries(payment, at),
  refund: createRefundEntries(payment, refund, at),
  returned: createReturnedRefundEntries(payment, refund, at),
  dispute: createDisputeEntries(payment, dispute, at),
};

function createTransaction(
  kind: PayoutTransaction['kind'],
  grossPence: number,
  change: Partial<PayoutTransaction> = {},
): PayoutTransaction {
  const feePence = change.feePence ?? 0;
  const reference = `txn_${kind}_${grossPence}`;
  const ours = kind === 'fee' || kind === 'payout_returned' ? {} : { paymentId: payment.id };
  return { reference, kind, at, grossPence, feePence, netPence: grossPence - feePence, ...ours, ...change };
}
const charge = createTransaction('payment', 10_400, { source: 'ch_1', feePence: 176 });
const refunded = createTransaction('refund', -1_200, { source: 're_1' });

function createPayout(
  transactions: PayoutTransaction[],
  change: Partial<ProviderPayout> = {},
): ProviderPayout {
  const amountPence = transactions.reduce((sum, { netPence }) => sum + netPence, 0);
  const facts = {
    id: 'po_1',
    status: 'paid',
    amountPence,
    arrivesOn: '2026-11-26',
    listing: 'whole',
  } as const;
  return { ...facts, createdAt: at, transactions, ...change };
}
interface Known {
  readonly booked?: readonly (keyof typeof entries)[];
  readonly failed?: readonly Payout[];
}
function match(provided: ProviderPayout, { booked = ['payment'], failed = [] }: Known = {}, before?: Payout) {
  const lines = listBookedLines(
    booked.flatMap((name) => entries[name]),
    payments,
  );
  const failedPayouts = new Map(failed.map((payout) => [payout.id, payout]));
  return matchPayout(provided, { payments, lines, failedPayouts }, before, at);
}
const failedPayout = match(createPayout([charge], { id: 'po_0', status: 'failed' })).payout;

describe('a line of a payout', () => {
  const cases: [string, PayoutTransaction, Known, fault: string | undefined, difference: number][] = [
    ['is a payment of ours with its donation', charge, {}, undefined, 0],
    ['is a refund of ours', refunded, { booked: ['refund'] }, undefined, 0],
    [
      'is a refund that came back',
      createTransaction('refund_returned', 1_200, { source: 're_1' }),
      { booked: ['refund', 'returned'] },
      undefined,
      0,
    ],
    [
      'is money that a bank holds, with its fee',
      createTransaction('dispute_opened', -9_200, { source: 'du_1', feePence: 2_000 }),
      { booked: ['dispute'] },
      undefined,
      0,
    ],
    ['is a fee', createTransaction('fee', -200), {}, undefined, 0],
    [
      'is a payout that came back',
      createTransaction('payout_returned', failedPayout.amountPence, { source: 'po_0' }),
      { failed: [failedPayout] },
      undefined,
      0,
    ],
    [
      'is a payout that we don’t know to have come back',
      createTransaction('payout_returned', 500, { source: 'po_0' }),
      {},
      'unknown',
      500,
    ],
    ['names no payment', { ...charge, paymentId: undefined }, {}, 'unknown', 10_400],
    ['is a second charge of a payment', { ...charge, source: 'ch_2' }, {}, 'unbooked', 10_400],
    ['is a payment that isn’t booked', charge, { booked: [] }, 'unbooked', 10_400],
    ['is a refund whose notice hasn’t come', { ...refunded, source: 're_2' }, {}, 'unbooked', -1_200],
    [
      'is booked with another sum',
      createTransaction('refund', -1_300, { source: 're_1' }),
      { booked: ['refund'] },
      'amount',
      -100,
    ],
    ['is nothing that we do', createTransaction('other', 300, { paymentId: undefined }), {}, 'unknown', 300],
  ];
  test.each(cases)('%s', (_, transaction, known, fault, difference) => {
    const { payout, lines } = match(createPayout([transaction]), known);
    expect(lines.map((row) => row.fault)).toEqual([fault]);
    expect(payout.differencePence).toBe(difference);
    expect(judgePayout(payout)).toBe(fault === undefined ? 'matches' : 'differs');
  });
});

describe('a payout', () => {
  test('has the sums of its lines, and what its amount is more than them', () => {
    const { payout } = match(createPayout([charge, createTransaction('fee', -200)], { amountPence: 10_000 }));
    expect(payout).toMatchObject({ grossPence: 10_200, feePence: 176, restPence: -24, differencePence: -24 });
    expect(judgePayout(payout)).toBe('differs');
  });

  test('differs where two faults cancel each other out', () => {
    const unknown = { paymentId: undefined };
    const { payout } = match(
      createPayout([createTransaction('payment', 100, unknown), createTransaction('refund', -100, unknown)]),
    );
    expect([payout.differencePence, payout.faultyLines, judgePayout(payout)]).toEqual([0, 2, 'differs']);
  });

  test.each(['not_yet', 'by_hand'] as const)('isn’t judged while it is listed %s', (listing) => {
    const { payout } = match(createPayout([], { listing, amountPence: 5_000 }));
    expect([judgePayout(payout), payout.differencePence]).toEqual([listing, 0]);
    expect(createPayoutEvents(payout, undefined)).toEqual([]);
    expect(isSettledPayout(payout, 'paid')).toBe(false);
  });

  test('is settled once it matches in its present state', () => {
    const { payout } = match(createPayout([charge]));
    expect([isSettledPayout(payout, 'paid'), isSettledPayout(payout, 'failed')]).toEqual([true, false]);
  });

  test('that differs or came back is told once, and again when that changes', () => {
    const tell = (one: Payout, before?: Payout) =>
      createPayoutEvents(one, before).map(({ detail }) => detail);
    const unbooked = match(createPayout([charge, refunded])).payout;
    const told = { payoutId: 'po_1', status: 'paid', differencePence: -1_200, faultyLines: 1 };
    expect(tell(unbooked)).toEqual([told]);
    expect(tell(match(createPayout([charge, refunded]), {}, unbooked).payout, unbooked)).toEqual([]);
    const booked = match(
      createPayout([charge, refunded]),
      { booked: ['payment', 'refund'] },
      unbooked,
    ).payout;
    expect([booked.version, tell(booked, unbooked)]).toEqual([2, []]);
    expect(tell({ ...booked, status: 'failed' }, booked)).toMatchObject([
      { status: 'failed', differencePence: 0 },
    ]);
  });
});

describe('what no payout has', () => {
  test('is looked for two weeks later, from six weeks before the first look', () => {
    const first = planMissingDays(undefined, new Date('2026-11-30T04:20:00.000Z'));
    expect(first).toMatchObject({ comparedFrom: '2026-10-02', comparedUntil: '2026-11-16' });
    expect(first.days).toHaveLength(46);
    expect(planMissingDays(first, new Date('2026-12-02T04:20:00.000Z'))).toEqual({
      comparedFrom: '2026-10-02',
      comparedUntil: '2026-11-18',
      days: ['2026-11-17', '2026-11-18'],
    });
    expect(planMissingDays(first, new Date('2026-11-30T23:20:00.000Z')).days).toEqual([]);
  });

  test('is no longer looked for after ninety days, also when nothing ran for longer', () => {
    const before = { comparedFrom: '2026-10-02', comparedUntil: '2026-11-16' };
    const next = planMissingDays(before, new Date('2027-02-01T04:20:00.000Z'));
    expect([next.comparedFrom, next.days[0], next.comparedUntil]).toEqual([
      '2026-11-03',
      '2026-11-17',
      '2027-01-18',
    ]);
    const late = planMissingDays(before, new Date('2027-06-01T04:20:00.000Z'));
    expect([late.comparedFrom, late.days[0], late.days.at(-1)]).toEqual([
      '2027-03-03',
      '2027-03-03',
      '2027-05-18',
    ]);
  });
});
