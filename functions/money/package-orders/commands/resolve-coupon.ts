import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { getRefreshedCoupon } from '../../coupons/commands/refresh-coupon.ts';
import { createCouponTryLimit } from '../../coupons/domain/coupon-tries.ts';
import type { Coupon, CouponUse } from '../../coupons/domain/coupon.ts';
import { calculateDiscount } from '../../coupons/domain/discount.ts';
import type { PackageChoice } from '../../packages/domain/choice.ts';
import type { Package } from '../../packages/domain/property-package.ts';
import { listPaymentsOfProperty } from '../../payments/adapters/payment-repository.ts';
import { excludeReservedUses, listReservedUses } from '../../payments/queries/list-reserved-uses.ts';

export interface ChosenCoupon {
  readonly coupon: Coupon;
  readonly discount: NonNullable<PackageChoice['coupon']>;
  /** A use of the coupon that is reserved for the payment of an earlier choice for the same property. */
  readonly reservedUse: CouponUse | undefined;
}
export interface PackageBuyer {
  readonly userId: UserId;
  readonly propertyId: PropertyId;
}

/**
 * Finds the coupon of a typed code and calculates its discount on a package. Only codes that fail count as
 * tries. Uses that are reserved for earlier choices of the same property are left out of the count: the new
 * choice replaces them.
 * @throws 404, 410 or 422 for a code that gives no discount, 429 after too many failed tries
 */
export async function resolveCoupon(
  code: string,
  { id: packageId, pricePence }: Package,
  { userId, propertyId }: PackageBuyer,
  now: Date,
): Promise<ChosenCoupon> {
  return limitGuesses(createCouponTryLimit(userId), async () => {
    const found = await getRefreshedCoupon(code, userId, now);
    const reserved = await listReservedUses(found, await listPaymentsOfProperty(propertyId));
    const { coupon, uses } = excludeReservedUses(found, reserved);
    const occasion = { packageId, pricePence, userId, uses, now, field: 'couponCode' };
    return {
      coupon,
      discount: { id: coupon.id, code: coupon.code, ...calculateDiscount(coupon, occasion) },
      reservedUse: reserved[0],
    };
  });
}
