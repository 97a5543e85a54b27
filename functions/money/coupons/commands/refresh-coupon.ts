import type { UserId } from '../../../../events/vocabulary.ts';
import { findCouponByCode, findCouponById, countUses } from '../adapters/coupon-repository.ts';
import { expireReservations } from '../adapters/coupon-use-writes.ts';
import { type Coupon, CouponCode, type FoundCoupon } from '../domain/coupon.ts';
import { createCouponNotFound } from '../domain/discount.ts';

/**
 * The coupon of a code as it was typed, refreshed.
 * @throws 404
 */
export async function getRefreshedCoupon(typed: string, userId: UserId, now: Date): Promise<FoundCoupon> {
  const code = CouponCode.safeParse(typed).data;
  const found = code === undefined ? undefined : await findCouponByCode(code);
  if (!found) throw createCouponNotFound();
  return refreshCoupon(found, userId, now);
}

/** Releases expired reservations of a coupon and counts the user's uses. */
export async function refreshCoupon(found: Coupon, userId: UserId, now: Date): Promise<FoundCoupon> {
  const isChanged = await expireReservations(found.id, now);
  const [coupon = found, uses] = await Promise.all([
    isChanged ? findCouponById(found.id) : found,
    countUses(found.id, userId),
  ]);
  return { coupon, uses };
}
