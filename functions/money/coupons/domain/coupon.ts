import * as z from 'zod';
import {
  CouponId,
  PaymentId,
  Pence,
  PropertyPackageId,
  textUpTo,
  UserId,
} from '../../../../events/vocabulary.ts';
import { Package } from '../../packages/domain/property-package.ts';

/** Letters and digits in capitals; `spring20`, `SPRING20` and ` Spring20 ` are the same code. */
export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'A code has 3 to 40 letters, digits or hyphens');

/** The greatest sum of a coupon, and the greatest price that it can ask for, in pence. */
export const mostFixedPence = 100_000_00;

/** `value` is a whole per cent, pence, or days added to the package's own. */
export const Coupon = z.object({
  id: CouponId,
  code: CouponCode,
  type: z.enum(['percent', 'fixed', 'free_days']),
  value: z.int().min(1),
  /** The lowest package price that it applies to. */
  minSpendPence: Pence,
  /** The packages that it applies to; empty means all. */
  packages: z.array(Package.shape.id),
  startsAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  /** Limit of uses by all users together; missing means unlimited. */
  mostUses: z.int().min(1).optional(),
  mostPerUser: z.int().min(1),
  /** The owner of a personal coupon; missing if every user who knows the code may use it. */
  ownerId: UserId.optional(),
  /** The member of staff who made it, who cannot use it. */
  createdBy: UserId.optional(),
  /** Its purpose, as its owner reads it. */
  note: textUpTo(200).optional(),
  /** Number of reserved and used coupons. */
  uses: z.int().min(0),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Coupon = z.output<typeof Coupon>;

/** One use of a coupon by a user: for a payment, or for a choice that costs nothing. */
export const CouponUse = z.object({
  couponId: CouponId,
  userId: UserId,
  by: z.union([PaymentId, PropertyPackageId]),
  /** `lapsed`: the reservation ended without a payment and no longer counts. */
  status: z.enum(['reserved', 'used', 'returned', 'lapsed']),
  /** When a reservation expires. */
  until: z.iso.datetime().optional(),
  version: z.int().min(1),
});
export type CouponUse = z.output<typeof CouponUse>;

/** A coupon with one user's uses of it, expired reservations released. */
export interface FoundCoupon {
  readonly coupon: Coupon;
  readonly uses: number;
}
