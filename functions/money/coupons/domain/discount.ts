import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPence } from '../../../kernel/money.ts';
import type { Coupon } from './coupon.ts';

/** The package that a coupon is applied to. */
export interface CouponPurchase {
  /** The package's price in pence, VAT included. */
  readonly pricePence: number;
  readonly packageId: Coupon['packages'][number];
}
export interface CouponContext {
  readonly userId: UserId;
  /** The user's own reserved and used ones. */
  readonly uses: number;
  readonly now: Date;
  /** The form field of the code, for errors. */
  readonly field?: string;
}
export interface Discount {
  readonly discountPence: number;
  readonly freeDays: number;
}

const createCouponError = (field: string, text: string) =>
  new AppError('invalid', text, { errors: { [field]: [text] } });
/** The same error for an unknown coupon and another user's, so that codes cannot be probed. */
export function createCouponNotFound() {
  return new AppError('not_found', 'We can’t find that coupon. Check the code.');
}

/** How often a user can still use a coupon. */
export function countUsesLeft({ mostPerUser, mostUses, uses: all }: Coupon, uses: number): number {
  const together = mostUses === undefined ? Infinity : mostUses - all;
  return Math.max(0, Math.min(mostPerUser - uses, together));
}

/**
 * Checks that a user can use a coupon now, for any package.
 * @throws 404 for another user's coupon, 409 `own` for who made it, 410 if it has ended or is used up, 422 before its start
 */
export function assertCouponUsable(
  coupon: Coupon,
  { userId, uses, now, field = 'code' }: CouponContext,
): void {
  const { ownerId, createdBy, startsAt, expiresAt, mostPerUser } = coupon;
  const at = now.toISOString();
  if (ownerId !== undefined && ownerId !== userId) throw createCouponNotFound();
  if (createdBy === userId)
    throw new AppError('conflict', 'You made this coupon. A colleague has to make yours.', { state: 'own' });
  if (expiresAt !== undefined && expiresAt <= at) throw new AppError('gone', 'This coupon has ended.');
  if (startsAt !== undefined && startsAt > at)
    throw createCouponError(field, `You can use this coupon from ${formatLondonDate(startsAt, 'day')}.`);
  if (uses >= mostPerUser) throw new AppError('gone', 'You’ve already used this coupon.');
  if (countUsesLeft(coupon, uses) === 0) throw new AppError('gone', 'This coupon has been used up.');
}

/**
 * The discount in pence, at most the price, and the free days of a coupon.
 * @throws as `assertCouponUsable`, and 422 for a package that it does not apply to
 */
export function calculateDiscount(
  coupon: Coupon,
  { packageId, pricePence, ...occasion }: CouponPurchase & CouponContext,
): Discount {
  const { field = 'code' } = occasion;
  assertCouponUsable(coupon, occasion);
  if (coupon.packages.length > 0 && !coupon.packages.includes(packageId))
    throw createCouponError(field, 'This coupon is for another package.');
  if (pricePence < coupon.minSpendPence)
    throw createCouponError(
      field,
      `This coupon is for packages that cost ${formatPence(coupon.minSpendPence)} or more.`,
    );
  return calculateCouponValue(coupon, pricePence);
}

function calculateCouponValue({ type, value }: Coupon, pricePence: number): Discount {
  switch (type) {
    case 'percent':
      return { discountPence: Math.round((pricePence * Math.min(value, 100)) / 100), freeDays: 0 };
    case 'fixed':
      return { discountPence: Math.min(value, pricePence), freeDays: 0 };
    case 'free_days':
      return { discountPence: 0, freeDays: value };
  }
}
