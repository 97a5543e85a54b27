import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { couponRoutes } from '../../../../functions/money/coupons/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof couponRoutes, 'staffCoupons' | 'createCoupon' | 'endCoupon'>;
export const couponCalls = createClient<Routes>({
  staffCoupons: 'GET /api/staff/coupons',
  createCoupon: 'POST /api/staff/coupons',
  endCoupon: 'DELETE /api/staff/coupons/{code}',
});
export type StaffCoupon = Result<Routes['staffCoupons']>['coupons'][number];

export function staffCouponsQuery(page: number) {
  return queryOptions({
    queryKey: ['staff', 'coupons', page],
    queryFn: ({ signal }) => couponCalls.staffCoupons({ query: { page }, signal }),
  });
}
