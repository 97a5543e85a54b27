import type * as z from 'zod';
import { packageOf } from '../packages/catalogue.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { newId } from '../shared/ids.ts';
import { commit } from '../shared/table.ts';
import { couponRoutes, type CouponView } from './contract.ts';
import { discountOf, noCoupon, requireUsable, usesLeft } from './discount.ts';
import { countTry, findCoupon, type FoundCoupon } from './finding.ts';
import { endCoupon, makeCoupon } from './making.ts';
import { couponByCode, couponById, couponsOf, everybody, usesOf } from './store.ts';
import { creatingCoupon, savingCoupon } from './using.ts';

export const handler = api(couponRoutes, {
  coupons: async ({ query: { page, per_page } }, caller) => {
    const usable = (await knownTo(caller)).filter((found) => isUsable(found, caller, now()));
    const views = usable.map(viewOf).toSorted(byEnd);
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
    const occasion = { userId: caller.id, uses: found.uses, now: time };
    if (!packageId) {
      requireUsable(found.coupon, occasion);
      return { ...viewOf(found), discountPence: null, totalPence: null };
    }
    const { pricePence } = packageOf(packageId);
    const { discountPence } = discountOf(found.coupon, { packageId, pricePence, ...occasion });
    return { ...viewOf(found), discountPence, totalPence: pricePence - discountPence };
  },

  createCoupon: async ({ body }) => {
    const coupon = makeCoupon(body, { id: newId('cpn'), now: now() });
    const { writes, events } = creatingCoupon(coupon);
    await commit(writes, events);
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

  endCoupon: async ({ params: { code } }) => {
    const coupon = await couponByCode(code);
    if (!coupon) throw noCoupon();
    const ended = endCoupon(coupon, now());
    if (ended !== coupon) await commit([savingCoupon(ended)]);
    return ended;
  },
});

/** The person's own coupons, and those of everybody's that they began to use. */
async function knownTo(caller: Caller): Promise<FoundCoupon[]> {
  const [own, uses] = await Promise.all([couponsOf(caller.id), usesOf(caller.id)]);
  const others = [...uses.keys()].filter((id) => !own.some((coupon) => coupon.id === id));
  const used = await Promise.all(others.map(couponById));
  return [...own, ...used].flatMap((coupon) => (coupon ? [{ coupon, uses: uses.get(coupon.id) ?? 0 }] : []));
}

function isUsable({ coupon, uses }: FoundCoupon, { id: userId }: Caller, time: Date): boolean {
  try {
    requireUsable(coupon, { userId, uses, now: time });
    return true;
  } catch {
    return false;
  }
}

/** More than anybody will use. */
const many = 1_000_000;

const viewOf = ({ coupon, uses }: FoundCoupon): z.input<typeof CouponView> => {
  const { id, code, type, value, packages, note, minSpendPence, expiresAt } = coupon;
  return {
    id,
    code,
    type,
    value,
    packages,
    note,
    minSpendPence,
    expiresAt: expiresAt ?? null,
    usesLeft: Math.min(many, usesLeft(coupon, uses)),
  };
};

type View = z.input<typeof CouponView>;
const endOf = ({ expiresAt }: View): string => expiresAt ?? '9';
const byEnd = (a: View, b: View): number => (endOf(a) < endOf(b) ? -1 : endOf(a) > endOf(b) ? 1 : 0);
