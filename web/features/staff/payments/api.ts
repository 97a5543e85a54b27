import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffPaymentRoutes } from '../../../../functions/money/payments/contract.ts';
import type { payoutRoutes } from '../../../../functions/money/payments/payout-contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = typeof staffPaymentRoutes & typeof payoutRoutes & Pick<typeof staffRoutes, 'newestPayments'>;
export const paymentCalls = createClient<Routes>({
  staffPayments: 'GET /api/staff/payments',
  newestPayments: 'GET /api/staff/newest-payments',
  refundPayment: 'POST /api/staff/payments/{id}/refund',
  books: 'GET /api/staff/books',
  payouts: 'GET /api/staff/payouts',
  payout: 'GET /api/staff/payouts/{id}',
});
export type StaffPayment = Result<Routes['staffPayments']>['payments'][number];

/** What the payer’s statement shows: the price and, with it, what was given for trees. */
export function toPaidPence({ totalPence, donationPence }: StaffPayment): number {
  return totalPence + donationPence;
}

export type BookLine = Result<Routes['books']>['lines'][number];

export type PayoutMonth = Result<Routes['payouts']>;
export type PayoutSummary = PayoutMonth['payouts'][number];
export type Payout = Result<Routes['payout']>;
export type PayoutLine = Payout['lines'][number];

/** @param month such as `2026-11` */
export function booksQuery(month: string) {
  return queryOptions({
    queryKey: ['staff', 'books', month],
    queryFn: ({ signal }) => paymentCalls.books({ query: { month }, signal }),
  });
}

/** @param month such as `2026-11` */
export function payoutsQuery(month: string) {
  return queryOptions({
    queryKey: ['staff', 'payouts', month],
    queryFn: ({ signal }) => paymentCalls.payouts({ query: { month }, signal }),
  });
}

/** @param id the provider's, such as `po_1N2b` */
export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'payout', id],
    queryFn: ({ signal }) => paymentCalls.payout({ params: { id }, signal }),
  });
}

/** These payouts with their lines, by a call for each: all lines of a month are too many for one answer. */
export function wholePayoutsQuery(payouts: readonly PayoutSummary[]) {
  return queryOptions({
    queryKey: ['staff', 'whole-payouts', payouts.map(({ id, comparedAt }) => [id, comparedAt])],
    queryFn: async ({ signal }) => {
      const whole: Payout[] = [];
      for (const { id } of payouts) whole.push(await paymentCalls.payout({ params: { id }, signal }));
      return whole;
    },
  });
}

export function staffPaymentsQuery(q: string) {
  return queryOptions({
    queryKey: ['staff', 'payments', q],
    queryFn: ({ signal }) => paymentCalls.staffPayments({ query: { q }, signal }),
  });
}

/** @param before the last one of the page before */
export function newestPaymentsQuery(show: 'all' | 'refunded', before: StaffPayment['id'] | undefined) {
  return queryOptions({
    queryKey: ['staff', 'payments', 'newest', show, before],
    queryFn: ({ signal }) =>
      paymentCalls.newestPayments({ query: { show, ...(before && { before }) }, signal }),
  });
}
