import * as z from 'zod';
import {
  CouponId,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  UserId,
} from '../../../../events/vocabulary.ts';

export const Package = z.object({
  id: z.enum(['starter', 'standard', 'plus', 'premium']),
  name: z.string(),
  /** VAT included. */
  pricePence: Pence,
  vatPence: Pence,
  days: z.int(),
  features: z.array(z.string()),
  max_photos: z.int(),
  popular: z
    .boolean()
    .describe(
      'Started most often in the last 90 days; false for all when there were fewer than 30 orders or two packages lead',
    ),
});
export type Package = z.output<typeof Package>;

export const PropertyPackage = z.object({
  id: PropertyPackageId,
  propertyId: PropertyId,
  ownerId: UserId,
  packageId: Package.shape.id,
  /** `scheduled` is paid and not started, as its owner did not ask to begin within the cancellation days. */
  status: z.enum([
    'pending_payment',
    'scheduled',
    'active',
    'paused',
    'expired',
    'cancelled',
    'refunded',
    'upgraded',
  ]),
  /** Net lines: subtotal - discount - credit + VAT = total. */
  subtotalPence: Pence.describe('Price without VAT; subtotal - discount - credit + VAT = total'),
  discountPence: Pence.describe('Discount of a coupon, without VAT'),
  creditPence: Pence.default(0).describe('Unused value of the package that this one upgrades, without VAT'),
  vatPence: Pence,
  totalPence: Pence.describe('Total to pay, VAT included'),
  /** The same two lines with VAT, as pages and receipts show them: price - discount - credit = total. */
  discountGrossPence: Pence.default(0).describe('Discount of a coupon, VAT included'),
  creditGrossPence: Pence.default(0).describe(
    'Unused value of the package that this one upgrades, VAT included',
  ),
  quotedUntil: z.iso.datetime(),
  /** The package that this one upgrades. */
  upgrades: PropertyPackageId.optional(),
  /** The coupon of the discount, and the free days that it adds. */
  coupon: z.object({ id: CouponId, code: z.string(), freeDays: z.int().min(0).default(0) }).optional(),
  /** When the owner asked to begin before the fourteen cancellation days are over. */
  askedToStartAt: z.iso.datetime().optional(),
  paymentId: PaymentId.optional(),
  /**
   * When a package that did not start at once was paid, and when it starts unless its owner starts it
   * earlier.
   */
  paidAt: z.iso.datetime().optional(),
  startsAt: z.iso.datetime().optional(),
  cancelledAt: z.iso.datetime().optional(),
  /**
   * Why a choice was dropped. One that was dropped `by_owner` does not start even if it is paid afterwards.
   */
  dropped: z.enum(['by_owner', 'replaced', 'lapsed', 'not_needed']).optional(),
  /** When a payment of its chain was last disputed, and when the last open dispute was decided. */
  disputedAt: z.iso.datetime().optional(),
  disputeClosedAt: z.iso.datetime().optional(),
  /** Refunded part of the price, including refunds under way. */
  refundPence: Pence.default(0),
  startedAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  /** Set while the package is paused. */
  pausedAt: z.iso.datetime().optional(),
  /** Set when staff removed the property: a part of the price may have to be refunded. */
  homeRemovedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type PropertyPackage = z.output<typeof PropertyPackage>;
