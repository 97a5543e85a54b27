import { findCouponUse } from '../../coupons/adapters/coupon-repository.ts';
import type { CouponUse, FoundCoupon } from '../../coupons/domain/coupon.ts';
import type { Payment } from '../domain/payment.ts';
import { canBeReplaced } from '../domain/transitions.ts';

/** The uses of a coupon that are reserved for payments that can still be replaced by another choice. */
export async function listReservedUses(
  { coupon: { id } }: FoundCoupon,
  payments: readonly Payment[],
): Promise<CouponUse[]> {
  const begun = payments.filter((payment) => payment.couponId === id && canBeReplaced(payment));
  const uses = await Promise.all(begun.map((payment) => findCouponUse(id, payment.id)));
  return uses.flatMap((use) => (use?.status === 'reserved' ? [use] : []));
}

/** The coupon without its own user's reservations, so that these do not count against them. */
export function excludeReservedUses(
  { coupon, uses }: FoundCoupon,
  couponUses: readonly CouponUse[],
): FoundCoupon {
  const less = (count: number) => Math.max(0, count - couponUses.length);
  return { coupon: { ...coupon, uses: less(coupon.uses) }, uses: less(uses) };
}
