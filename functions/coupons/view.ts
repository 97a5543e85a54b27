import type { CouponView } from './contract.ts';
import type { Coupon } from './coupon.ts';
import { usesLeft } from './discount.ts';

/** A coupon as a person sees it who used it so often. */
export function couponView(coupon: Coupon, uses: number): CouponView {
  const { id, code, type, value, packages, note, minSpendPence, expiresAt = null } = coupon;
  return {
    id,
    code,
    type,
    value,
    packages,
    note,
    minSpendPence,
    expiresAt,
    usesLeft: usesLeft(coupon, uses),
  };
}
