import type { UserId } from '../../events/vocabulary.ts';
import { limit } from '../shared/limit.ts';
import { type Coupon, CouponCode } from './coupon.ts';
import { noCoupon } from './discount.ts';
import { couponByCode, couponById, usesBy } from './store.ts';
import { lapseReservations } from './using.ts';

const hourly = 10;

/** Counts one more code that a person tried, so that nobody finds codes by trying. @throws 429 */
export const countTry = (userId: UserId) => limit({ key: `coupon#${userId}`, most: hourly, seconds: 3600 });

/** A coupon with the person's uses of it, none of which has run out. */
export interface FoundCoupon {
  readonly coupon: Coupon;
  readonly uses: number;
}

/**
 * By a code as it was typed.
 * @throws 404
 */
export async function findCoupon(typed: string, userId: UserId, now: Date): Promise<FoundCoupon> {
  const code = CouponCode.safeParse(typed).data;
  const found = code === undefined ? undefined : await couponByCode(code);
  if (!found) throw noCoupon();
  return settled(found, userId, now);
}

/** A coupon that was just read, as it is once nothing that ran out counts. */
export async function settled(found: Coupon, userId: UserId, now: Date): Promise<FoundCoupon> {
  const isChanged = await lapseReservations(found.id, now);
  const [coupon = found, uses] = await Promise.all([
    isChanged ? couponById(found.id) : found,
    usesBy(found.id, userId),
  ]);
  return { coupon, uses };
}
