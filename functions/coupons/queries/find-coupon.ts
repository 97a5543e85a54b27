import { hourSeconds } from '../../kernel/time.ts';
import type { UserId } from '../../../events/vocabulary.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { type Coupon, CouponCode } from '../domain/coupon.ts';
import { createCouponNotFound } from '../domain/discount.ts';
import { findCouponByCode, findCouponById, countUses } from '../adapters/coupon-repository.ts';
import { expireReservations } from '../adapters/coupon-use-writes.ts';

const triesPerHour = 10;

/**
 * Counts a tried code, so that codes cannot be found by brute force. @throws 429 after ten tries in an hour
 */
export function countCouponTry(userId: UserId) {
  return enforceLimit({ key: `coupon#${userId}`, max: triesPerHour, seconds: hourSeconds });
}

/** A coupon with the user's uses of it, expired reservations released. */
export interface FoundCoupon {
  readonly coupon: Coupon;
  readonly uses: number;
}

/**
 * Finds a coupon by a code as it was typed.
 * @throws 404
 */
export async function findCoupon(typed: string, userId: UserId, now: Date): Promise<FoundCoupon> {
  const code = CouponCode.safeParse(typed).data;
  const found = code === undefined ? undefined : await findCouponByCode(code);
  if (!found) throw createCouponNotFound();
  return loadCouponUses(found, userId, now);
}

/** Releases expired reservations of a coupon and counts the user's uses. */
export async function loadCouponUses(found: Coupon, userId: UserId, now: Date): Promise<FoundCoupon> {
  const isChanged = await expireReservations(found.id, now);
  const [coupon = found, uses] = await Promise.all([
    isChanged ? findCouponById(found.id) : found,
    countUses(found.id, userId),
  ]);
  return { coupon, uses };
}
