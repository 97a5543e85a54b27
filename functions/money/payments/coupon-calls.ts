import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { findCouponById, listCoupons, listUsedCouponIds } from '../coupons/adapters/coupon-repository.ts';
import { getRefreshedCoupon, refreshCoupon } from '../coupons/commands/refresh-coupon.ts';
import type { couponRoutes, CouponView } from '../coupons/contract.ts';
import { createCouponTryLimit } from '../coupons/domain/coupon-tries.ts';
import { toCouponView } from '../coupons/domain/coupon-view.ts';
import type { FoundCoupon } from '../coupons/domain/coupon.ts';
import { assertCouponUsable, calculateDiscount } from '../coupons/domain/discount.ts';
import { packageOf } from '../packages/domain/catalogue.ts';
import { listPaymentsOfOwner } from './adapters/payment-repository.ts';
import { excludeReservedUses, listReservedUses } from './queries/list-reserved-uses.ts';

/** What a person can still use: a payment that is not finished reserves a coupon, and may use it again. */
export const usableCouponCalls = {
  coupons: async ({ query: { page, per_page } }, caller) => {
    const time = now();
    const usable = (await listKnownCoupons(caller, time)).filter((found) =>
      isCouponUsable(found, caller, time),
    );
    const views = usable.map(({ coupon, uses }) => toCouponView(coupon, uses)).toSorted(compareExpiry);
    return {
      coupons: views.slice((page - 1) * per_page, page * per_page),
      total: views.length,
      page,
      per_page,
    };
  },

  couponByCode: async ({ body: { code, packageId } }, caller) => {
    const time = now();
    await enforceLimit(createCouponTryLimit(caller.id));
    const found = await getRefreshedCoupon(code, caller.id, time);
    const { coupon, uses } = excludeReservedUses(
      found,
      await listReservedUses(found, await listPaymentsOfOwner(caller.id)),
    );
    const view = toCouponView(coupon, uses);
    const occasion = { userId: caller.id, uses, now: time };
    if (!packageId) {
      assertCouponUsable(coupon, occasion);
      return { ...view, discountPence: null, totalPence: null };
    }
    const { pricePence } = packageOf(packageId);
    const { discountPence } = calculateDiscount(coupon, { packageId, pricePence, ...occasion });
    return { ...view, discountPence, totalPence: pricePence - discountPence };
  },
} satisfies Partial<Operations<typeof couponRoutes>>;

/** The user's personal coupons, and the shared ones that they have reserved or used. */
async function listKnownCoupons({ id }: Caller, time: Date): Promise<FoundCoupon[]> {
  const [own, began, payments] = await Promise.all([
    listCoupons(id),
    listUsedCouponIds(id),
    listPaymentsOfOwner(id),
  ]);
  const others = began.filter((couponId) => own.every((coupon) => coupon.id !== couponId));
  const known = [...own, ...(await Promise.all(others.map(findCouponById)))];
  return Promise.all(
    known
      .filter((coupon) => coupon !== undefined)
      .map(async (coupon) => {
        const found = await refreshCoupon(coupon, id, time);
        return excludeReservedUses(found, await listReservedUses(found, payments));
      }),
  );
}

function isCouponUsable({ coupon, uses }: FoundCoupon, { id: userId }: Caller, time: Date): boolean {
  try {
    assertCouponUsable(coupon, { userId, uses, now: time });
    return true;
  } catch {
    return false;
  }
}

const expiryOf = ({ expiresAt }: CouponView): string => expiresAt ?? '9';
/** The nearest end first, of one end the newest; a coupon without an end is last. */
const compareExpiry = (a: CouponView, b: CouponView): number =>
  expiryOf(a).localeCompare(expiryOf(b)) || b.id.localeCompare(a.id);
