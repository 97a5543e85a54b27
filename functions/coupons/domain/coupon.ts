import * as z from 'zod';
import { CouponId, PaymentId, Pence, PropertyPackageId, UserId } from '../../../events/vocabulary.ts';
import { Package } from '../../packages/domain/property-package.ts';

/** Letters and digits, kept in capitals; `spring20`, `SPRING20` and ` Spring20 ` are one code. */
export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'A code has 3 to 40 letters, digits or hyphens');

/** `value` is whole per cent, pence, or days on top of the package's own. */
export const Coupon = z.object({
  id: CouponId,
  code: CouponCode,
  type: z.enum(['percent', 'fixed', 'free_days']),
  value: z.int().min(1),
  /** What the package has to cost at least. */
  minSpendPence: Pence,
  /** The packages that it is for; all where there are none. */
  packages: z.array(Package.shape.id),
  startsAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  /** Uses by everybody together; no bound where there is none. */
  mostUses: z.int().min(1).optional(),
  mostPerUser: z.int().min(1),
  /** Whose coupon it is; anybody's who knows the code where there is none. */
  ownerId: UserId.optional(),
  /** What it was made for, as its owner reads it. */
  note: z.string().max(200).optional(),
  /** Reserved and used. */
  uses: z.int().min(0),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Coupon = z.output<typeof Coupon>;

/** One use of a coupon by a person: by a payment, or by a choice that came to cost nothing. */
export const CouponUse = z.object({
  couponId: CouponId,
  userId: UserId,
  by: z.union([PaymentId, PropertyPackageId]),
  /** `lapsed` was reserved and came to nothing: it counts no more. */
  status: z.enum(['reserved', 'used', 'returned', 'lapsed']),
  /** Until when a reservation counts. */
  until: z.iso.datetime().optional(),
  version: z.int().min(1),
});
export type CouponUse = z.output<typeof CouponUse>;
