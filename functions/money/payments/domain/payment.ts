import * as z from 'zod';
import {
  CouponId,
  PayBy,
  PayMethod,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  RefundId,
  RefundReason,
  UserId,
} from '../../../../events/vocabulary.ts';
import { Package } from '../../packages/domain/property-package.ts';

export const PaymentStatus = z.enum([
  'created',
  'requires_action',
  'processing',
  'succeeded',
  'partially_refunded',
  'refunded',
  'failed',
  'disputed',
  'won',
  'lost',
]);
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const Refund = z.object({
  id: RefundId,
  /** Idempotency key: one refund per key. */
  key: z.string(),
  amountPence: Pence,
  /** The refund's share of VAT, and of the donation for trees, in pence. */
  vatPence: Pence,
  donationPence: Pence,
  reason: RefundReason,
  status: z.enum(['due', 'pending', 'succeeded', 'failed']),
  /** The provider's id of the refund. */
  reference: z.string().optional(),
  askedAt: z.iso.datetime(),
  /** When the money left by the provider's books; the ledger has an entry from then on. */
  bookedAt: z.iso.datetime().optional(),
});
export type Refund = z.output<typeof Refund>;

/** The payer's bank took money back until the dispute is decided; `won` means that we won. */
export const Dispute = z.object({
  reference: z.string(),
  amountPence: Pence,
  status: z.enum(['open', 'won', 'lost']),
  openedAt: z.iso.datetime(),
});
export type Dispute = z.output<typeof Dispute>;

/** One attempt to pay for a package of a property, with one provider. */
export const Payment = z.object({
  id: PaymentId,
  /** What people read out, such as `P-1042`; payments of earlier releases have none. */
  number: z.string().optional(),
  ownerId: UserId,
  propertyId: PropertyId,
  propertyPackageId: PropertyPackageId,
  packageId: Package.shape.id,
  payBy: PayBy,
  /** What the payer chose on the card provider's page; absent until they tried one, and for PayPal. */
  method: PayMethod.optional(),
  status: PaymentStatus,
  /** The package's price after coupon and credit, and the VAT included in it. */
  totalPence: Pence,
  vatPence: Pence,
  /** Donation for trees on top of the price; free of VAT. */
  donationPence: Pence,
  couponId: CouponId.optional(),
  /** The provider's ids of the checkout session or order, and of the charge or capture. */
  session: z.string().optional(),
  charge: z.string().optional(),
  /** The URL of the payment page, and the time until which it can be paid. */
  payUrl: z.string().optional(),
  payUntil: z.iso.datetime().optional(),
  failure: z.enum(['declined', 'expired', 'cancelled']).optional(),
  /** The path of this site that the provider redirects to; the payment's own page by default. */
  returnPath: z.string().optional(),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  /** Pence that have reached the payer again, donation included. */
  refundedPence: Pence,
  paidAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Payment = z.output<typeof Payment>;

/** Pence that the payer is charged. */
export function calculateGrossPence({ totalPence, donationPence }: Payment): number {
  return totalPence + donationPence;
}
