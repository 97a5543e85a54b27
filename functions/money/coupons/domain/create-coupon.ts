import type * as z from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import type { NewCoupon } from '../contract.ts';
import { type Coupon, mostFixedPence } from './coupon.ts';

const maxValues = { percent: 100, fixed: mostFixedPence, free_days: 730 } as const;
const valueMessages = {
  percent: 'A percentage is between 1 and 100.',
  fixed: 'A fixed amount can be at most £100,000.',
  free_days: 'At most 730 free days can be given.',
} as const;

interface CouponOrigin extends Pick<Coupon, 'id' | 'ownerId' | 'createdBy'> {
  readonly now: Date;
}

/**
 * A new, unused coupon.
 * @throws 422 if it could never be used
 */
export function createCoupon(
  terms: z.output<typeof NewCoupon>,
  { id, now, ...people }: CouponOrigin,
): Coupon {
  const { type, value, startsAt, expiresAt } = terms;
  const errors: Record<string, string[]> = {};
  if (value > maxValues[type]) errors['value'] = [valueMessages[type]];
  if (expiresAt !== undefined && expiresAt <= (startsAt ?? now.toISOString()))
    errors['expiresAt'] = ['A coupon ends after it starts, and not in the past.'];
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'Some details aren’t right.', { errors });
  return {
    ...terms,
    id,
    ...people,
    uses: 0,
    version: 1,
    createdAt: now.toISOString(),
  };
}

/** Ends a coupon now; a coupon that has ended is returned unchanged. */
export function endCoupon(coupon: Coupon, now: Date): Coupon {
  const at = now.toISOString();
  if (coupon.expiresAt !== undefined && coupon.expiresAt <= at) return coupon;
  return { ...coupon, expiresAt: at, version: coupon.version + 1 };
}
