import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffPaymentRoutes } from '../../../../functions/money/payments/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = typeof staffPaymentRoutes;
export const paymentCalls = createClient<Routes>({
  staffPayments: 'GET /api/staff/payments',
  refundPayment: 'POST /api/staff/payments/{id}/refund',
});
export type StaffPayment = Result<Routes['staffPayments']>['payments'][number];

export function staffPaymentsQuery(q: string) {
  return queryOptions({
    queryKey: ['staff', 'payments', q],
    queryFn: ({ signal }) => paymentCalls.staffPayments({ query: { q }, signal }),
  });
}
