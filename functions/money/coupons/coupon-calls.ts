import { now } from '../../kernel/clock.ts';
import { newId } from '../../kernel/data/ids.ts';
import { buildStaffActWrite } from '../../kernel/data/staff-act.ts';
import { commit } from '../../kernel/data/table.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { findCouponByCode, listCoupons, anyOwner } from './adapters/coupon-repository.ts';
import { buildCouponInsert, buildCouponWrite } from './adapters/coupon-use-writes.ts';
import type { couponRoutes } from './contract.ts';
import { endCoupon, createCoupon } from './domain/create-coupon.ts';
import { createCouponNotFound } from './domain/discount.ts';

export const couponCalls = {
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
} satisfies Partial<Operations<typeof couponRoutes>>;
