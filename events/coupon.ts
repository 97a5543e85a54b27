import * as z from 'zod';
import { defineEvent } from './define.ts';
import { CouponId, PaymentId, UserId } from './vocabulary.ts';

export const CouponCreated = defineEvent(
  'coupon.created.v1',
  z.object({ couponId: CouponId, code: z.string(), ownerId: UserId.nullable() }),
  { couponId: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W', code: 'SPRING20', ownerId: null },
);
/** A successful payment took the discount, or a choice became free with it. */
export const CouponUsed = defineEvent(
  'coupon.used.v1',
  z.object({ couponId: CouponId, userId: UserId, paymentId: PaymentId.nullable() }),
  {
    couponId: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
  },
);
/** The payment was fully refunded, so the coupon can be used again. */
export const CouponReturned = defineEvent(
  'coupon.returned.v1',
  z.object({ couponId: CouponId, userId: UserId, paymentId: PaymentId }),
  {
    couponId: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
  },
);
