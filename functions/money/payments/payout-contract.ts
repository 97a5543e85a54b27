import * as z from 'zod';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { BooksMonth } from './contract.ts';
import { ComparedDays, MissingLine } from './domain/missing-money.ts';
import { Payout, PayoutComparison, PayoutId, PayoutLine } from './domain/payout.ts';

/** A line of a payout beside what our books have for it. */
export const PayoutLineView = PayoutLine.pick({
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

/** A payout without its lines. */
export const PayoutSummary = Payout.pick({
  id: true,
  status: true,
  amountPence: true,
  createdAt: true,
  arrivesOn: true,
  failure: true,
  grossPence: true,
  feePence: true,
  faultyLines: true,
  restPence: true,
  differencePence: true,
  comparedAt: true,
}).extend({
  comparison: PayoutComparison,
  /** The payout with which the money of one that came back went out again. */
  sentAgainWith: PayoutId.nullable(),
});
export type PayoutSummary = z.output<typeof PayoutSummary>;

export const PayoutView = PayoutSummary.extend({
  /** In order of time. */
  lines: z.array(PayoutLineView),
});
export type PayoutView = z.output<typeof PayoutView>;

const MissingLineView = MissingLine.omit({ bookedAs: true }).extend({ paymentNumber: z.string().nullable() });

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
      payouts: z.array(PayoutSummary),
      /** Null until the first comparison. */
      missing: ComparedDays.extend({
        days: z.int(),
        lastDays: z.int(),
        /** The oldest first. */
        lines: z.array(MissingLineView),
        hasMore: z.boolean(),
      }).nullable(),
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
