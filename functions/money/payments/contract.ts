import * as z from 'zod';
import {
  PaperKind,
  PaymentId,
  Pence,
  PropertyPackageId,
  UserId,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { penceWithin } from '../../kernel/sums.ts';
import { mostDonationPence } from './domain/donation.ts';
import { Payment, PaymentStatus, Refund } from './domain/payment.ts';

/** More than any package costs; what is left of a payment is the limit that counts. */
const mostRefundPence = 100_000_00;

export const DonationPence = penceWithin(0, mostDonationPence).default(0);
/** A path of the site that the provider redirects the payer to. */
export const ReturnUrl = z
  .string()
  .max(300)
  .regex(/^\/[a-z0-9][\w\-./?=&%]*$/i, 'Name a path of this site')
  .optional();

export const RefundView = Refund.pick({
  id: true,
  amountPence: true,
  reason: true,
  status: true,
  askedAt: true,
});
/** `GBL-000123`, numbered without gaps. */
const ReceiptNumber = z.string().regex(/^GBL-\d{6,12}$/, 'A number looks like GBL-000123');

export const ReceiptView = z.object({
  /** `GBL-000123`, numbered without gaps. */
  number: z.string(),
  kind: PaperKind,
  issuedAt: z.iso.datetime(),
  totalPence: Pence,
});
export type ReceiptView = z.output<typeof ReceiptView>;

/** A payment as its payer sees it. */
export const PaymentView = Payment.pick({
  id: true,
  number: true,
  propertyId: true,
  propertyPackageId: true,
  packageId: true,
  payBy: true,
  method: true,
  status: true,
  totalPence: true,
  vatPence: true,
  donationPence: true,
  payUrl: true,
  payUntil: true,
  failure: true,
  refundedPence: true,
  paidAt: true,
  createdAt: true,
}).extend({
  packageName: z.string(),
  /** The property's title, as its owner sees it. */
  home: z.string(),
  /** Whether the package is active or paused by this payment. */
  active: z.boolean(),
  /** When the package starts, if it is paid and scheduled. */
  startsAt: z.iso.datetime().optional(),
  /** Whether the package starts as soon as it is paid; otherwise 14 days later. */
  startsAtOnce: z.boolean(),
  /** Whether the home is on sale by another package until this one starts. */
  isUpgrade: z.boolean(),
  refunds: z.array(RefundView),
  receipts: z.array(ReceiptView),
});
export type PaymentView = z.output<typeof PaymentView>;

/** A payment as staff see it. */
export const StaffPaymentView = PaymentView.pick({
  id: true,
  number: true,
  propertyId: true,
  payBy: true,
  method: true,
  status: true,
  failure: true,
  totalPence: true,
  donationPence: true,
  refundedPence: true,
  createdAt: true,
  packageName: true,
  home: true,
  refunds: true,
}).extend({
  ownerId: UserId,
  /** Null where the account is gone. */
  ownerName: z.string().nullable(),
  /** What a refund of it answers to. */
  version: z.int().min(1),
  /** Pence of the price that can still be refunded; 0 while the payer's bank holds the money. */
  refundablePence: Pence,
});

/** A month of the desk's books. */
export const BooksMonth = z.object({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Give a month such as 2026-11'),
});

/** Money that moved, as the ledger has it. */
export const BookLine = z.object({
  /** When it moved by the provider's books, and its day in London. */
  at: z.iso.datetime(),
  day: z.iso.date(),
  kind: z.enum(['payment', 'refund', 'refund_returned', 'dispute_opened', 'dispute_won']),
  payBy: Payment.shape.payBy,
  paymentId: PaymentId,
  /** `P-1042` */
  paymentNumber: z.string().nullable(),
  /** `GBL-000123` of the receipt, credit note or debit note; null for disputes and until it is issued. */
  paper: z.string().nullable(),
  packageName: z.string(),
  /** Positive for money in; what a bank holds in a dispute is no sale, and has no VAT. */
  netPence: z.int(),
  vatPence: z.int(),
  donationPence: z.int(),
  /** By what the provider's balance changed, before its fees. */
  totalPence: z.int(),
});
export type BookLine = z.output<typeof BookLine>;

/** The response to a provider's webhook event. */
export const WebhookReceipt = z.object({ received: z.literal(true) });

export const paymentRoutes = defineRoutes({
  paymentMethods: {
    method: 'GET',
    path: '/api/payment/methods',
    access: 'public',
    summary: 'The ways in which can be paid here',
    result: z.object({ card: z.boolean(), wallet: z.boolean() }),
    cache: 60,
  },
  payByCard: {
    method: 'POST',
    path: '/api/payment/stripe/pay',
    throttlePercent: 2,
    access: 'active',
    summary:
      'Begin to pay for a chosen package by card, phone wallet or bank; asking again while it can be paid gives the same payment',
    status: 200,
    body: z.object({
      propertyPackageId: PropertyPackageId,
      donationPence: DonationPence,
      returnUrl: ReturnUrl,
      paymentMethodId: z.string().max(100).optional(),
    }),
    result: z.object({
      paymentId: PaymentId,
      status: PaymentStatus,
      /** For an embedded form; always null, as people pay on the provider's own page. */
      client_secret: z.string().nullable(),
      url: z.string(),
    }),
    problems: ['not_found', 'conflict', 'gone', 'unavailable', 'stale', 'too_many'],
  },
  cardWebhook: {
    method: 'POST',
    path: '/api/payment/stripe/webhook',
    access: 'public',
    summary: 'The card provider’s notices, by its signature',
    status: 200,
    raw: true,
    body: z.string(),
    result: WebhookReceipt,
    problems: ['unavailable'],
  },
  payments: {
    method: 'GET',
    path: '/api/payments',
    access: 'active',
    summary: 'The own payments with their receipts and refunds, newest first',
    query: z.object(createPagingParameters(20, 100)),
    result: createListSchema('payments', PaymentView),
  },
  payment: {
    method: 'GET',
    path: '/api/payment/{id}',
    access: 'active',
    summary: 'An own payment in its present state; while it is open, the provider is asked',
    params: z.object({ id: PaymentId }),
    result: PaymentView,
    problems: ['not_found'],
  },
  receipt: {
    method: 'GET',
    path: '/api/payment/receipt/{number}',
    access: 'active',
    summary: 'A receipt or credit note as a page',
    params: z.object({ number: ReceiptNumber }),
    result: z.string(),
    media: 'text/html',
    problems: ['not_found'],
  },
  receiptFile: {
    method: 'GET',
    path: '/api/payment/receipt/{number}/file',
    access: 'active',
    summary:
      'Where the PDF of a receipt or credit note can be had, for five minutes; 409 while it is being made',
    params: z.object({ number: ReceiptNumber }),
    result: z.object({ url: z.string() }),
    problems: ['not_found', 'conflict'],
  },
});

/**
 * Answered by the function of the staff desk, which needs no provider: a refund is sent in reaction to its
 * event.
 */
export const staffPaymentRoutes = defineRoutes({
  staffPayments: {
    method: 'GET',
    path: '/api/staff/payments',
    access: 'staff',
    summary: 'A payment by its number or id, or the payments of a person by theirs, newest first',
    query: z.object({ q: textUpTo(60).min(2) }),
    result: z.object({ payments: z.array(StaffPaymentView) }),
  },
  books: {
    method: 'GET',
    path: '/api/staff/books',
    access: 'staff',
    summary: 'What was paid, refunded and disputed in a month in London, as it was booked, with its VAT',
    query: BooksMonth,
    result: z.object({ month: z.string(), lines: z.array(BookLine) }),
  },
  refundPayment: {
    method: 'POST',
    path: '/api/staff/payments/{id}/refund',
    access: 'staff',
    summary: 'Give money of a price back as goodwill; the package runs on',
    status: 202,
    params: z.object({ id: PaymentId }),
    body: z.object({
      amountPence: penceWithin(1, mostRefundPence),
      reason: textUpTo(2_000).min(3, 'Give a reason'),
      /** The payment's, as it was read. */
      version: z.int().min(1),
    }),
    result: z.object({ amountPence: Pence }),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
