import type { Coupon } from '../../functions/money/coupons/domain/coupon.ts';
import { applyPayment, type PackagePayment } from '../../functions/money/packages/domain/apply-payment.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice, startPackage } from '../../functions/money/packages/domain/choice.ts';
import type { PropertyPackages } from '../../functions/money/packages/domain/package-update.ts';
import type { Package, PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';

export const noon = new Date('2026-11-21T12:00:00.000Z');
export function getNoonAfter(days: number, from = noon) {
  return new Date(from.getTime() + days * 86_400_000);
}

const toIdTail = (nth: number) => `01K9ZX3Q6T4C8V0R2M5N7P${String(nth).padStart(4, '0')}`;
export function toPackageId(nth: number) {
  return `pkg_${toIdTail(nth)}` as const;
}
export function toPaymentId(nth: number) {
  return `pay_${toIdTail(nth)}` as const;
}
export const couponId = `cpn_${toIdTail(1)}` as const;

/** A coupon without any restriction. */
export const anyCoupon: Coupon = {
  id: couponId,
  code: 'ANY',
  type: 'percent',
  value: 20,
  minSpendPence: 0,
  packages: [],
  mostPerUser: 1,
  uses: 0,
  version: 1,
  createdAt: noon.toISOString(),
};

export function createChoiceIds(nth = 1) {
  return {
    id: toPackageId(nth),
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D' as const,
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' as const,
    startNow: true,
  };
}

/** A choice for a property, which has no package unless `packages` has one. */
export function createChosenPackage(
  id: Package['id'],
  packages: PropertyPackages = {},
  nth = 1,
  now = noon,
): PropertyPackage {
  return applyChoice(packages, packageOf(id), createChoiceIds(nth), now).chosen;
}

/** A paid package that started at `since`. */
export function createRunningPackage(id: Package['id'], nth = 1, since = noon): PropertyPackage {
  return {
    ...startPackage(createChosenPackage(id, {}, nth, since), since),
    ...(id !== 'starter' && { paymentId: toPaymentId(nth) }),
  };
}

/** Applies a payment one day after noon. */
export function payPackage(
  packages: PropertyPackages,
  waiting: PropertyPackage,
  more: Partial<PackagePayment> = {},
) {
  return applyPayment(
    {
      packages,
      chosen: waiting,
      previous: packages.current,
      sellable: true,
      paymentId: toPaymentId(9),
      totalPence: waiting.totalPence,
      ...more,
    },
    getNoonAfter(1),
  );
}
