import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import {
  createDisputeClosedEntries,
  createDisputeEntries,
  createPaymentEntries,
  createRefundEntries,
} from '../../functions/money/payments/domain/ledger.ts';
import type { BalanceTransaction } from '../../functions/money/payments/domain/provider.ts';
import {
  selectDaysToCheck,
  createDifferenceEvents,
  reconcileDay,
  startOfLondonDay,
} from '../../functions/money/payments/domain/reconciliation.ts';
import { noon } from '../properties/property-examples.ts';
import { createPaidPayment, refundPart } from './receipt-examples.ts';

const day = '2026-11-21';
const moved = (...sums: number[]): BalanceTransaction[] =>
  sums.map((amountPence, index) => ({ reference: `txn_${index}`, amountPence, at: noon }));
const { payment, refund } = refundPart(createPaidPayment({ donationPence: 5_00 }), 50_00);
const booked = [...createPaymentEntries(payment, noon), ...createRefundEntries(payment, refund, noon)];

describe('the ledger of a day', () => {
  test('equals the provider’s payments and refunds', () => {
    const result = reconcileDay(
      { payBy: 'card', day, entries: booked, movements: moved(104_00, -50_00) },
      noon,
    );
    expect(result).toMatchObject({ booked: 54_00, provided: 54_00, day, payBy: 'card' });
    expect(createDifferenceEvents(result, undefined)).toEqual([]);
  });

  test('leaves out the other provider', () => {
    expect(reconcileDay({ payBy: 'wallet', day, entries: booked, movements: [] }, noon)).toMatchObject({
      booked: 0,
      provided: 0,
    });
  });

  test('follows a lost dispute and a won one', () => {
    const dispute = {
      reference: 'dp_1',
      amountPence: 104_00,
      status: 'open',
      openedAt: noon.toISOString(),
    } as const;
    const opened = createDisputeEntries(payment, dispute, noon);
    const closed = (won: boolean) => createDisputeClosedEntries(payment, dispute, won, noon);
    const sums = (won: boolean) =>
      reconcileDay({ payBy: 'card', day, entries: [...opened, ...closed(won)], movements: [] }, noon).booked;
    expect(sums(false)).toBe(-104_00);
    expect(sums(true)).toBe(0);
  });

  test('equals any payments and refunds, and differs as soon as one transaction is missing', () => {
    const some = fc.array(
      fc.record({
        totalPence: fc.integer({ min: 1, max: 500_00 }),
        part: fc.integer({ min: 1, max: 500_00 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, (payments) => {
        const all = payments.flatMap(({ totalPence, part }) => {
          const after = refundPart(createPaidPayment({ totalPence }), Math.min(part, totalPence));
          const entries = [
            ...createPaymentEntries(after.payment, noon),
            ...createRefundEntries(after.payment, after.refund, noon),
          ];
          return [{ entries, sums: [totalPence, -after.refund.amountPence] }];
        });
        const entries = all.flatMap((one) => one.entries);
        const sums = all.flatMap((one) => one.sums);
        const result = reconcileDay({ payBy: 'card', day, entries, movements: moved(...sums) }, noon);
        expect(result.booked).toBe(result.provided);
        const missing = reconcileDay(
          { payBy: 'card', day, entries, movements: moved(...sums.slice(1)) },
          noon,
        );
        expect(createDifferenceEvents(missing, undefined)).toHaveLength(1);
      }),
    );
  });
});

test('reports a difference once, and again when it changes', () => {
  const less = reconcileDay({ payBy: 'card', day, entries: booked, movements: moved(104_00) }, noon);
  expect(createDifferenceEvents(less, undefined)).toMatchObject([
    { name: 'ledger.differs.v1', detail: { payBy: 'card', day, booked: 54_00, provided: 104_00 } },
  ]);
  expect(createDifferenceEvents(less, less)).toEqual([]);
  expect(createDifferenceEvents({ ...less, provided: 100_00 }, less)).toHaveLength(1);
  const equal = { ...less, provided: 54_00 };
  expect(createDifferenceEvents(equal, less)).toEqual([]);
  expect(createDifferenceEvents(less, equal)).toHaveLength(1);
});

describe('the days to check', () => {
  test('are the last three that are over in London', () => {
    expect(selectDaysToCheck(noon)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
    // Half past midnight in London, still the day before in UTC.
    expect(selectDaysToCheck(new Date('2026-07-31T23:30:00.000Z'))[0]).toBe('2026-07-31');
  });

  test.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('start %s at %s', (one, start) => expect(startOfLondonDay(one).toISOString()).toBe(start));

  test('each start at the end of the preceding one', () => {
    for (let time = Date.parse('2026-01-01'); time < Date.parse('2027-01-01'); time += 86_400_000) {
      const one = new Date(time).toISOString().slice(0, 10);
      expect(formatLondonDay(startOfLondonDay(one))).toBe(one);
      expect(formatLondonDay(new Date(startOfLondonDay(one).getTime() - 1))).not.toBe(one);
    }
  });
});
