import { createCouponTryLimit } from './domain/coupon-tries.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import type { FoundCoupon } from './domain/coupon.ts';
import { packageOf } from '../packages/domain/catalogue.ts';
import { listPaymentsOfOwner } from '../payments/adapters/payment-repository.ts';
import { api } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { now } from '../../kernel/clock.ts';
import { newId } from '../../kernel/data/ids.ts';
import { buildStaffActWrite } from '../../kernel/data/staff-act.ts';
import { commit } from '../../kernel/data/table.ts';
import { couponRoutes, type CouponView } from './contract.ts';
import { calculateDiscount, createCouponNotFound, assertCouponUsable } from './domain/discount.ts';
import { getRefreshedCoupon, refreshCoupon } from './commands/refresh-coupon.ts';
import { listReservedUses, excludeReservedUses } from '../payments/queries/list-reserved-uses.ts';
import { endCoupon, createCoupon } from './domain/create-coupon.ts';
import {
  findCouponByCode,
  findCouponById,
  listUsedCouponIds,
  listCoupons,
  anyOwner,
} from './adapters/coupon-repository.ts';
import { buildCouponInsert, buildCouponWrite } from './adapters/coupon-use-writes.ts';
import { toCouponView } from './domain/coupon-view.ts';

export const handler = api(couponRoutes, {
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

  createCoupon: async ({ body }, caller) => {
    const coupon = createCoupon(body, { id: newId('cpn'), now: now(), createdBy: caller.id });
    const { writes, events } = buildCouponInsert(coupon);
    const act = {
      actorId: caller.id,
      action: 'coupon.create',
      subject: coupon.id,
      at: now(),
      owners: [],
    } as const;
    await commit([...writes, buildStaffActWrite(act)], events);
    return coupon;
  },

  staffCoupons: async ({ query: { page, per_page } }) => {
    const all = await listCoupons(anyOwner);
    return {
      coupons: all.slice((page - 1) * per_page, page * per_page),
      total: all.length,
      page,
      per_page,
    };
  },

  endCoupon: async ({ params: { code } }, caller) => {
    const coupon = await findCouponByCode(code);
    if (!coupon) throw createCouponNotFound();
    const ended = endCoupon(coupon, now());
    const act = {
      actorId: caller.id,
      action: 'coupon.end',
      subject: coupon.id,
      at: now(),
      owners: [coupon.ownerId],
    } as const;
    if (ended !== coupon) await commit([buildCouponWrite(ended), buildStaffActWrite(act)]);
    return ended;
  },
});

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
