import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import type { Coupon, CouponUse } from '../../coupons/domain/coupon.ts';
import { calculateDiscount } from '../../coupons/domain/discount.ts';
import { countCouponTry, findCoupon } from '../../coupons/queries/find-coupon.ts';
import type { PackageChoice } from '../../packages/domain/choice.ts';
import type { Package } from '../../packages/domain/property-package.ts';
import { excludeReservedUses, listReservedUses } from '../../payments/queries/list-reserved-uses.ts';
import { listPaymentsOfProperty } from '../../payments/adapters/payment-repository.ts';

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
  const counted = await countCouponTry(userId);
  const found = await findCoupon(code, userId, now);
  const reserved = await listReservedUses(found, await listPaymentsOfProperty(propertyId));
  const { coupon, uses } = excludeReservedUses(found, reserved);
  const discount = calculateDiscount(coupon, {
    packageId,
    pricePence,
    userId,
    uses,
    now,
    field: 'couponCode',
  });
  await counted.undo();
  return {
    coupon,
    discount: { id: coupon.id, code: coupon.code, ...discount },
    reservedUse: reserved[0],
  };
}
