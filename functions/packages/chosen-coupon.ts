import type { UserId } from '../../events/vocabulary.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { discountOf } from '../coupons/discount.ts';
import { countTry, findCoupon } from '../coupons/finding.ts';
import type { Choice } from './choosing.ts';
import type { Package } from './package.ts';

export interface ChosenCoupon {
  readonly coupon: Coupon;
  readonly taken: NonNullable<Choice['coupon']>;
}

/**
 * What a typed code does to a package's price. Only codes that do nothing count as tries.
 * @throws 404, 410, 422, 429
 */
export async function couponFor(
  code: string,
  { id: packageId, pricePence }: Package,
  userId: UserId,
  now: Date,
): Promise<ChosenCoupon> {
  const tried = await countTry(userId);
  const { coupon, uses } = await findCoupon(code, userId, now);
  const discount = discountOf(coupon, { packageId, pricePence, userId, uses, now, field: 'couponCode' });
  await tried.giveBack();
  return { coupon, taken: { id: coupon.id, code: coupon.code, ...discount } };
}
