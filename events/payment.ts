import * as z from 'zod';
import { defineEvent } from './define.ts';
import {
  PaperKind,
  PayBy,
  PayMethod,
  PaymentId,
  Pence,
  PropertyId,
  PropertyPackageId,
  RefundId,
  RefundReason,
  UserId,
} from './vocabulary.ts';

const shape = z.object({
  paymentId: PaymentId,
  propertyPackageId: PropertyPackageId,
  propertyId: PropertyId,
  ownerId: UserId,
  payBy: PayBy,
  /** Known once the payer has tried one. */
  method: PayMethod.optional(),
});
const example = {
  paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
  propertyPackageId: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  payBy: 'card',
} as const;

/** A seller was sent to a provider to pay; nothing is paid yet. */
export const PaymentStarted = defineEvent('payment.started.v1', shape.extend({ grossPence: Pence }), {
  ...example,
  grossPence: 9_900,
});
/**
 * A provider's webhook reported a change of one of its objects, once per webhook event. The subscriber loads
 * the object from the provider.
 */
export const PaymentReported = defineEvent(
  'payment.reported.v1',
  z.object({
    payBy: PayBy,
    /** The provider's id of the webhook event. */
    noticeId: z.string(),
    /** The provider's type of the webhook event. */
    type: z.string(),
    /** The provider's id of the object. */
    subject: z.string(),
  }),
  { payBy: 'card', noticeId: 'evt_1', type: 'checkout.session.completed', subject: 'cs_test_1' },
);
/** The payer is done and their bank has yet to send the money; nothing is paid yet. */
export const PaymentPending = defineEvent('payment.pending.v1', shape, { ...example, method: 'bacs_debit' });
/** The payment is settled. */
export const PaymentSucceeded = defineEvent(
  'payment.succeeded.v1',
  shape.extend({ totalPence: Pence, donationPence: Pence }),
  { ...example, totalPence: 9_900, donationPence: 500 },
);
export const PaymentFailed = defineEvent(
  'payment.failed.v1',
  shape.extend({ reason: z.enum(['declined', 'expired', 'cancelled']) }),
  { ...example, reason: 'declined' },
);
export const PaymentRefunded = defineEvent(
  'payment.refunded.v1',
  shape.extend({
    refundId: RefundId,
    amountPence: Pence,
    reason: RefundReason,
    /** Nothing of the package's price remains with us. */
    whole: z.boolean(),
  }),
  {
    ...example,
    refundId: 'rfd_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
    amountPence: 9_900,
    reason: 'cancelled',
    whole: true,
  },
);
/** A refund did not reach the person who paid; staff have to look at it. */
export const PaymentRefundFailed = defineEvent(
  'payment.refund_failed.v1',
  shape.extend({ refundId: RefundId, amountPence: Pence }),
  { ...example, refundId: 'rfd_01K9ZX3Q6T4C8V0R2M5N7P9B1V', amountPence: 9_900 },
);
export const PaymentDisputed = defineEvent('payment.disputed.v1', shape.extend({ amountPence: Pence }), {
  ...example,
  amountPence: 9_900,
});
export const PaymentDisputeClosed = defineEvent(
  'payment.dispute_closed.v1',
  shape.extend({ amountPence: Pence, won: z.boolean() }),
  { ...example, amountPence: 9_900, won: true },
);
/** A receipt, credit note or debit note was issued. */
export const ReceiptIssued = defineEvent(
  'receipt.issued.v1',
  z.object({
    number: z.int().min(1),
    kind: PaperKind,
    paymentId: PaymentId,
    ownerId: UserId,
  }),
  {
    number: 1,
    kind: 'receipt',
    paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  },
);
/** The ledger of a day differs from the provider's; an alarm follows. */
export const LedgerDiffers = defineEvent(
  'ledger.differs.v1',
  z.object({ payBy: PayBy, day: z.iso.date(), booked: z.int(), provided: z.int() }),
  { payBy: 'card', day: '2026-11-21', booked: 9_900, provided: 0 },
);
