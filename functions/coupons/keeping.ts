import type { Payment } from '../payments/payment.ts';
import { canBeLeft } from '../payments/states.ts';
import type { CouponUse } from './coupon.ts';
import type { FoundCoupon } from './finding.ts';
import { couponUseBy } from './store.ts';

/** What of a person's uses is kept for payments of theirs that they began and can still leave for another choice. */
export async function keptFor(
  { coupon: { id } }: FoundCoupon,
  payments: readonly Payment[],
): Promise<CouponUse[]> {
  const begun = payments.filter((payment) => payment.couponId === id && canBeLeft(payment));
  const uses = await Promise.all(begun.map((payment) => couponUseBy(id, payment.id)));
  return uses.flatMap((use) => (use?.status === 'reserved' ? [use] : []));
}

/** The coupon as its person may use it: what is kept for themselves does not stand in their own way. */
export function withoutKept({ coupon, uses }: FoundCoupon, kept: readonly CouponUse[]): FoundCoupon {
  const less = (count: number) => Math.max(0, count - kept.length);
  return { coupon: { ...coupon, uses: less(coupon.uses) }, uses: less(uses) };
}
