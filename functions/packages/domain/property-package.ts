import * as z from 'zod';
import {
  CouponId,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  UserId,
} from '../../../events/vocabulary.ts';

export const Package = z.object({
  id: z.enum(['starter', 'standard', 'plus', 'premium']),
  name: z.string(),
  /** What the buyer pays, VAT included. */
  pricePence: Pence,
  vatPence: Pence,
  days: z.int(),
  features: z.array(z.string()),
  max_photos: z.int(),
  popular: z
    .boolean()
    .describe('Begun most in the last 90 days; none where there were fewer than 30 or two lead'),
});
export type Package = z.output<typeof Package>;

export const PropertyPackage = z.object({
  id: PropertyPackageId,
  propertyId: PropertyId,
  ownerId: UserId,
  packageId: Package.shape.id,
  /** `scheduled` is paid and waits for its start, as its owner did not ask to begin within the cancellation days. */
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
  discountPence: Pence.describe('What a coupon takes off, without VAT'),
  creditPence: Pence.default(0).describe(
    'What is left of the package that this one takes the place of, without VAT',
  ),
  vatPence: Pence,
  totalPence: Pence.describe('What is to pay, VAT included'),
  /** The same two lines with VAT, as pages and receipts show them: price - discount - credit = total. */
  discountGrossPence: Pence.default(0).describe('What a coupon takes off, VAT included'),
  creditGrossPence: Pence.default(0).describe(
    'What is left of the package that this one takes the place of, VAT included',
  ),
  quotedUntil: z.iso.datetime(),
  /** The running package of the home that this one is to take the place of. */
  upgrades: PropertyPackageId.optional(),
  /** The coupon that made the discount, and the days that it gave. */
  coupon: z.object({ id: CouponId, code: z.string(), freeDays: z.int().min(0).default(0) }).optional(),
  /** When the seller asked for the package to begin before the fourteen days of cancellation are over. */
  askedToStartAt: z.iso.datetime().optional(),
  /** What paid for it. */
  paymentId: PaymentId.optional(),
  /** When a package was paid that did not begin at once, and when it begins unless its owner asks before. */
  paidAt: z.iso.datetime().optional(),
  startsAt: z.iso.datetime().optional(),
  cancelledAt: z.iso.datetime().optional(),
  /** Why a choice was dropped before it ran: what its owner took back does not run any more, though it be paid. */
  dropped: z.enum(['by_owner', 'replaced', 'lapsed', 'not_needed']).optional(),
  /** When a payment of its chain was last disputed, and when the last of them that was open was decided. */
  disputedAt: z.iso.datetime().optional(),
  disputeClosedAt: z.iso.datetime().optional(),
  /** What of the price went back, or is on its way. */
  refundPence: Pence.default(0),
  startedAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  /** Since when its days do not run. */
  pausedAt: z.iso.datetime().optional(),
  /** Since when its home is removed by staff: what is left of its price may have to go back. */
  homeRemovedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type PropertyPackage = z.output<typeof PropertyPackage>;
