import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import type { Coupon, CouponUse } from '../coupons/domain/coupon.ts';
import { calculateDiscount } from '../coupons/domain/discount.ts';
import { countCouponTry, findCoupon } from '../coupons/queries/find-coupon.ts';
import { listKeptUses, excludeKeptUses } from '../payments/kept-coupon-uses.ts';
import { paymentsOfProperty } from '../payments/store.ts';
import type { Choice } from './choosing.ts';
import type { Package } from './package.ts';

export interface ChosenCoupon {
  readonly coupon: Coupon;
  readonly taken: NonNullable<Choice['coupon']>;
  /** A use of it that is kept for the payment of an earlier choice for the same home. */
  readonly kept: CouponUse | undefined;
}
export interface Chooser {
  readonly userId: UserId;
  readonly propertyId: PropertyId;
}

/**
 * What a typed code does to a package's price. Only codes that do nothing count as tries; what is kept for earlier
 * choices of the same home does not stand in the way, as the new one takes their place.
 * @throws 404, 410, 422, 429
 */
export async function couponFor(
  code: string,
  { id: packageId, pricePence }: Package,
  { userId, propertyId }: Chooser,
  now: Date,
): Promise<ChosenCoupon> {
  const tried = await countCouponTry(userId);
  const found = await findCoupon(code, userId, now);
  const kept = await listKeptUses(found, await paymentsOfProperty(propertyId));
  const { coupon, uses } = excludeKeptUses(found, kept);
  const discount = calculateDiscount(coupon, {
    packageId,
    pricePence,
    userId,
    uses,
    now,
    field: 'couponCode',
  });
  await tried.giveBack();
  return { coupon, taken: { id: coupon.id, code: coupon.code, ...discount }, kept: kept[0] };
}
