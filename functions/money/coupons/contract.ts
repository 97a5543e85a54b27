import * as z from 'zod';
import { CouponId, lineUpTo, Pence } from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { penceWithin } from '../../kernel/sums.ts';
import { Package } from '../packages/domain/property-package.ts';
import { Coupon, CouponCode, mostFixedPence } from './domain/coupon.ts';

/** A coupon as a user who may use it sees it. */
export const CouponView = Coupon.pick({ type: true, value: true, packages: true, note: true }).extend({
  id: CouponId,
  code: z.string(),
  minSpendPence: Pence,
  expiresAt: z.iso.datetime().nullable(),
  /** How often the user can still use it. */
  usesLeft: z.int().min(0),
});
export type CouponView = z.output<typeof CouponView>;

/** The coupon with its effect on the price of a package. */
export const PricedCoupon = CouponView.extend({
  discountPence: Pence.nullable(),
  totalPence: Pence.nullable(),
});

/** The terms of a new coupon that staff create. */
export const NewCoupon = Coupon.pick({
  code: true,
  type: true,
  value: true,
  startsAt: true,
  expiresAt: true,
  mostUses: true,
  note: true,
}).extend({
  minSpendPence: penceWithin(0, mostFixedPence).default(0),
  packages: z.array(Package.shape.id).default([]),
  mostPerUser: z.int().min(1).default(1),
});

export const couponRoutes = defineRoutes({
  coupons: {
    method: 'GET',
    path: '/api/coupon/coupons',
    access: 'active',
    summary: 'The own coupons that can be used, the first to end first',
    query: z.object(createPagingParameters(20, 100)),
    result: createListSchema('coupons', CouponView),
  },
  couponByCode: {
    method: 'POST',
    path: '/api/coupons/get-by-code',
    access: 'active',
    summary: 'What a coupon is worth; nothing is reserved yet',
    status: 200,
    body: z.object({ code: lineUpTo(40).min(1), packageId: Package.shape.id.optional() }),
    result: PricedCoupon,
    problems: ['not_found', 'gone', 'too_many'],
  },
  createCoupon: {
    method: 'POST',
    path: '/api/staff/coupons',
    access: 'staff',
    summary: 'Make a coupon',
    status: 201,
    body: NewCoupon,
    result: Coupon,
    problems: ['conflict'],
  },
  staffCoupons: {
    method: 'GET',
    path: '/api/staff/coupons',
    access: 'staff',
    summary: 'All coupons that belong to no one person, newest first',
    query: z.object(createPagingParameters(50, 200)),
    result: createListSchema('coupons', Coupon),
  },
  endCoupon: {
    method: 'DELETE',
    path: '/api/staff/coupons/{code}',
    access: 'staff',
    summary: 'End a coupon now; what was used stays so',
    params: z.object({ code: CouponCode }),
    result: Coupon,
    problems: ['not_found'],
  },
});
