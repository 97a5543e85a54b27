import * as z from 'zod';
import {
  CouponId,
  PayBy,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  RefundId,
  RefundReason,
  UserId,
} from '../../../events/vocabulary.ts';
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
  /** Who asks for the same key asks for the same refund. */
  key: z.string(),
  amountPence: Pence,
  /** What of it is VAT that was paid, and what was given on top for trees. */
  vatPence: Pence,
  donationPence: Pence,
  reason: RefundReason,
  status: z.enum(['due', 'pending', 'succeeded', 'failed']),
  /** The provider's id of it. */
  reference: z.string().optional(),
  askedAt: z.iso.datetime(),
  /** When the money left, by the provider's books; from then on it is in ours. */
  bookedAt: z.iso.datetime().optional(),
});
export type Refund = z.output<typeof Refund>;

/** The payer's bank took money back, until somebody decides; `won` is won by us. */
export const Dispute = z.object({
  reference: z.string(),
  amountPence: Pence,
  status: z.enum(['open', 'won', 'lost']),
  openedAt: z.iso.datetime(),
});
export type Dispute = z.output<typeof Dispute>;

/** One try to pay for a package of a home, with one provider. */
export const Payment = z.object({
  id: PaymentId,
  ownerId: UserId,
  propertyId: PropertyId,
  propertyPackageId: PropertyPackageId,
  packageId: Package.shape.id,
  payBy: PayBy,
  status: PaymentStatus,
  /** The package's price after coupon and credit, and the VAT within it. */
  totalPence: Pence,
  vatPence: Pence,
  /** Given on top for trees; no VAT. */
  donationPence: Pence,
  couponId: CouponId.optional(),
  /** The provider's ids: of what the person is sent to, and of the money itself. */
  session: z.string().optional(),
  charge: z.string().optional(),
  /** Where the person pays, and until when. */
  payUrl: z.string().optional(),
  payUntil: z.iso.datetime().optional(),
  failure: z.enum(['declined', 'expired', 'cancelled']).optional(),
  /** Where on this site the provider sends the person back to; the payment's own page unless said. */
  returnPath: z.string().optional(),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  /** What reached the payer again so far, donation included. */
  refundedPence: Pence,
  paidAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Payment = z.output<typeof Payment>;

/** What the person is charged. */
export const grossPence = ({ totalPence, donationPence }: Payment): number => totalPence + donationPence;
