import { api } from '../../kernel/http/api.ts';
import { couponRoutes } from '../../money/coupons/contract.ts';
import { couponCalls } from '../../money/coupons/coupon-calls.ts';
import { usableCouponCalls } from '../../money/payments/coupon-calls.ts';

export const handler = api(couponRoutes, { ...couponCalls, ...usableCouponCalls });
