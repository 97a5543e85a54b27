import { packageOf } from '../packages/catalogue.ts';
import { paymentsOfOwner } from '../payments/store.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import { buildStaffActWrite } from '../shared/staff-act.ts';
import { commit } from '../shared/table.ts';
import { couponRoutes, type CouponView } from './contract.ts';
import { discountOf, noCoupon, requireUsable } from './discount.ts';
import { countTry, findCoupon, type FoundCoupon, settled } from './finding.ts';
import { keptFor, withoutKept } from './keeping.ts';
import { endCoupon, makeCoupon } from './making.ts';
import { couponByCode, couponById, couponsBegunBy, couponsOf, everybody } from './store.ts';
import { creatingCoupon, savingCoupon } from './using.ts';
import { couponView } from './view.ts';

export const handler = api(couponRoutes, {
  coupons: async ({ query: { page, per_page } }, caller) => {
    const time = now();
    const usable = (await knownTo(caller, time)).filter((found) => isUsable(found, caller, time));
    const views = usable.map(({ coupon, uses }) => couponView(coupon, uses)).toSorted(byEnd);
    return {
      coupons: views.slice((page - 1) * per_page, page * per_page),
      total: views.length,
      page,
      per_page,
    };
  },

  couponByCode: async ({ body: { code, packageId } }, caller) => {
    const time = now();
    await countTry(caller.id);
    const found = await findCoupon(code, caller.id, time);
    const { coupon, uses } = withoutKept(found, await keptFor(found, await paymentsOfOwner(caller.id)));
    const view = couponView(coupon, uses);
    const occasion = { userId: caller.id, uses, now: time };
    if (!packageId) {
      requireUsable(coupon, occasion);
      return { ...view, discountPence: null, totalPence: null };
    }
    const { pricePence } = packageOf(packageId);
    const { discountPence } = discountOf(coupon, { packageId, pricePence, ...occasion });
    return { ...view, discountPence, totalPence: pricePence - discountPence };
  },

  createCoupon: async ({ body }, caller) => {
    const coupon = makeCoupon(body, { id: newId('cpn'), now: now() });
    const { writes, events } = creatingCoupon(coupon);
    const act = { actorId: caller.id, action: 'coupon.create', subject: coupon.id, at: now() } as const;
    await commit([...writes, buildStaffActWrite(act)], events);
    return coupon;
  },

  staffCoupons: async ({ query: { page, per_page } }) => {
    const all = await couponsOf(everybody);
    return {
      coupons: all.slice((page - 1) * per_page, page * per_page),
      total: all.length,
      page,
      per_page,
    };
  },

  endCoupon: async ({ params: { code } }, caller) => {
    const coupon = await couponByCode(code);
    if (!coupon) throw noCoupon();
    const ended = endCoupon(coupon, now());
    const act = { actorId: caller.id, action: 'coupon.end', subject: coupon.id, at: now() } as const;
    if (ended !== coupon) await commit([savingCoupon(ended), buildStaffActWrite(act)]);
    return ended;
  },
});

/** The person's own coupons, and those of everybody's that they began to use. */
async function knownTo({ id }: Caller, time: Date): Promise<FoundCoupon[]> {
  const [own, began, payments] = await Promise.all([couponsOf(id), couponsBegunBy(id), paymentsOfOwner(id)]);
  const others = began.filter((couponId) => own.every((coupon) => coupon.id !== couponId));
  const known = [...own, ...(await Promise.all(others.map(couponById)))];
  return Promise.all(
    known
      .filter((coupon) => coupon !== undefined)
      .map(async (coupon) => {
        const found = await settled(coupon, id, time);
        return withoutKept(found, await keptFor(found, payments));
      }),
  );
}

function isUsable({ coupon, uses }: FoundCoupon, { id: userId }: Caller, time: Date): boolean {
  try {
    requireUsable(coupon, { userId, uses, now: time });
    return true;
  } catch {
    return false;
  }
}

const endOf = ({ expiresAt }: CouponView): string => expiresAt ?? '9';
const byEnd = (a: CouponView, b: CouponView): number =>
  endOf(a) < endOf(b) ? -1 : endOf(a) > endOf(b) ? 1 : 0;
