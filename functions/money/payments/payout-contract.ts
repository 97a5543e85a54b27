import * as z from 'zod';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { BooksMonth } from './contract.ts';
import { MissingMoney } from './domain/missing-money.ts';
import { Payout, PayoutComparison, PayoutId, PayoutRow } from './domain/payout.ts';

/** A line of a payout beside what our books have for it. */
export const PayoutRowView = PayoutRow.pick({
  reference: true,
  source: true,
  kind: true,
  at: true,
  grossPence: true,
  feePence: true,
  netPence: true,
  paymentId: true,
  bookedPence: true,
  fault: true,
}).extend({
  /** `P-1042` */
  paymentNumber: z.string().nullable(),
});

export const PayoutView = Payout.pick({
  id: true,
  status: true,
  amountPence: true,
  createdAt: true,
  arrivesOn: true,
  failure: true,
  grossPence: true,
  feePence: true,
  faultyRows: true,
  restPence: true,
  differencePence: true,
  comparedAt: true,
}).extend({
  comparison: PayoutComparison,
  /** The payout with which the money of one that came back went out again. */
  sentAgainWith: PayoutId.nullable(),
  /** In order of time. */
  rows: z.array(PayoutRowView),
});
export type PayoutView = z.output<typeof PayoutView>;

const MissingLine = MissingMoney.shape.lines.element
  .omit({ bookedAs: true })
  .extend({ paymentNumber: z.string().nullable() });

/** Answered by the function of the staff desk, which reads what webhooks and the daily comparison stored. */
export const payoutRoutes = defineRoutes({
  payouts: {
    method: 'GET',
    path: '/api/staff/payouts',
    access: 'staff',
    summary: 'The payouts that arrive in a month beside our books, and what of the books no payout has',
    query: BooksMonth,
    result: z.object({
      month: z.string(),
      /** The latest first. */
      payouts: z.array(PayoutView),
      /** Null until the first comparison. */
      missing: MissingMoney.pick({ comparedFrom: true, comparedUntil: true })
        .extend({ days: z.int(), lines: z.array(MissingLine) })
        .nullable(),
    }),
  },
  payout: {
    method: 'GET',
    path: '/api/staff/payouts/{id}',
    access: 'staff',
    summary: 'A payout with its lines, each beside what our books have for it',
    params: z.object({ id: PayoutId }),
    result: PayoutView,
    problems: ['not_found'],
  },
});
