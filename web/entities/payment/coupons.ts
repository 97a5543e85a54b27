import { queryOptions } from '@tanstack/react-query';
import { formatCounted, formatPence } from '../../lib/format.ts';
import { type Coupon, coupons, paymentsKey } from './api.ts';

/** The own usable coupons, sorted by expiry. */
export const couponsQuery = queryOptions({
  queryKey: [...paymentsKey, 'coupons'],
  queryFn: async ({ signal }) => (await coupons.coupons({ query: { per_page: 100 }, signal })).coupons,
});

/** `20% off`, `£10 off`, `30 days more` */
export function describeCoupon({ type, value }: Pick<Coupon, 'type' | 'value'>): string {
  if (type === 'free_days') return `${formatCounted(value, 'day')} more`;
  return type === 'percent' ? `${value}% off` : `${formatPence(value)} off`;
}
