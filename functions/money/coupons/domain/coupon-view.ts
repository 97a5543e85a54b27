import type { CouponView } from '../contract.ts';
import type { Coupon } from './coupon.ts';
import { countUsesLeft } from './discount.ts';

/** The coupon as a user sees it who has used it `uses` times. */
export function toCouponView(coupon: Coupon, uses: number): CouponView {
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
    usesLeft: countUsesLeft(coupon, uses),
  };
}
