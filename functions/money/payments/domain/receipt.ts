import * as z from 'zod';
import {
  PaperKind,
  PaymentId,
  RefundId,
  RefundReason,
  UserId,
  PropertyId,
  PayBy,
  PayMethod,
  Pence,
} from '../../../../events/vocabulary.ts';
import { type Operator, formatOperatorName } from '../../../kernel/operator.ts';
import { choosePrintable } from '../../../kernel/printable.ts';
import { toTitleCase } from '../../../kernel/text.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { type Payment, calculateGrossPence, type Refund } from './payment.ts';

/** The seller of the packages, as named on a receipt when it was issued. */
export const Issuer = z.object({
  name: z.string(),
  address: z.string(),
  companyNumber: z.string().default(''),
  /** Empty when the stage's operator has no VAT number. */
  vatNumber: z.string(),
});

export type Issuer = z.output<typeof Issuer>;

export function toIssuer(operator: Operator): Issuer {
  return {
    name: formatOperatorName(operator),
    address: operator.addressLines.join(', '),
    companyNumber: operator.companyNumber,
    vatNumber: operator.vatNumber,
  };
}

/**
 * A receipt, which is also a VAT invoice, the credit note of a refund, or the debit note that reverses a
 * credit note, as it was issued. All share one sequence of numbers. It is stored whole, never changes, and
 * outlives the account.
 */
export const Receipt = z.object({
  number: z.int().min(1),
  kind: PaperKind,
  paymentId: PaymentId,
  /** The refund of a credit note; a debit note has the number of the credit note as well. */
  refund: z
    .object({
      id: RefundId,
      reason: RefundReason,
      receipt: z.int().min(1),
      creditNote: z.int().min(1).optional(),
    })
    .optional(),
  ownerId: UserId,
  propertyId: PropertyId,
  issuedAt: z.iso.datetime(),
  /** The tax point: when the money was certain, or when it was refunded. */
  suppliedAt: z.iso.datetime(),
  issuer: Issuer,
  customer: z.object({ name: z.string(), email: z.string(), address: z.string().optional() }),
  packageName: z.string(),
  days: z.int(),
  home: z.string(),
  payBy: PayBy,
  /** Absent on papers of earlier releases, which were all paid by card or PayPal. */
  method: PayMethod.optional(),
  /** How the package's price was calculated; on receipts only. */
  price: z
    .object({ listPence: Pence, discountPence: Pence, couponCode: z.string().optional(), creditPence: Pence })
    .optional(),
  /** Net price of the package. */
  netPence: Pence,
  vatPence: Pence,
  /** A donation is not a supply, so it has no VAT. */
  donationPence: Pence,
  totalPence: Pence,
});

export type Receipt = z.output<typeof Receipt>;

/**
 * Eight years, record and PDF: the law asks for six from the end of the financial year, which lasts 18 months at most.
 */
export const receiptKeptDays = 8 * 365 + 2;

/** The source of a payment's documents; account, property and package may have been deleted. */
export interface ReceiptSource {
  readonly payment: Payment;
  readonly chosen: PropertyPackage | undefined;
  readonly account: Account | undefined;
  readonly home: Property | undefined;
  readonly issuer: Issuer;
}

export interface ReceiptIssue {
  readonly number: number;
  readonly at: Date;
}

/** The receipt of a payment that succeeded. */
export function createReceipt(source: ReceiptSource, issue: ReceiptIssue): Receipt {
  const { payment, chosen } = source;
  const { totalPence, vatPence, donationPence } = payment;
  const [discountPence, creditPence] = [chosen?.discountGrossPence ?? 0, chosen?.creditGrossPence ?? 0];
  return {
    ...createCommonFields(source, issue),
    kind: 'receipt',
    suppliedAt: payment.paidAt ?? issue.at.toISOString(),
    price: {
      listPence: totalPence + discountPence + creditPence,
      discountPence,
      ...(chosen?.coupon && { couponCode: chosen.coupon.code }),
      creditPence,
    },
    netPence: totalPence - vatPence,
    vatPence,
    donationPence,
    totalPence: calculateGrossPence(payment),
  };
}

/** The credit note of a refund, with the refund's share of VAT from the ledger. */
export function createCreditNote(
  source: ReceiptSource,
  refund: Refund,
  receipt: Receipt,
  issue: ReceiptIssue,
): Receipt {
  const { id, reason, amountPence, vatPence, donationPence, bookedAt } = refund;
  return {
    ...createCommonFields(source, issue),
    kind: 'credit_note',
    refund: { id, reason, receipt: receipt.number },
    suppliedAt: bookedAt ?? issue.at.toISOString(),
    // Credited to the customer on the receipt, even if the profile has changed since.
    customer: receipt.customer,
    home: receipt.home,
    netPence: amountPence - donationPence - vatPence,
    vatPence,
    donationPence,
    totalPence: amountPence,
  };
}

/** Reverses a credit note whose refund did not reach the payer, with the same sums. */
export function createDebitNote(note: Receipt, { number, at }: ReceiptIssue): Receipt {
  if (note.kind !== 'credit_note' || !note.refund) throw new Error(`Paper ${note.number} is no credit note`);
  const time = at.toISOString();
  const refund = { ...note.refund, creditNote: note.number };
  return { ...note, number, kind: 'debit_note', refund, issuedAt: time, suppliedAt: time };
}

function createCommonFields({ payment, account, home, issuer }: ReceiptSource, { number, at }: ReceiptIssue) {
  const { name, days } = packageOf(payment.packageId);
  return {
    number,
    paymentId: payment.id,
    ownerId: payment.ownerId,
    propertyId: payment.propertyId,
    issuedAt: at.toISOString(),
    issuer,
    customer: {
      name: formatCustomerName(account),
      email: account?.email ?? '',
      ...(account?.address && { address: account.address }),
    },
    packageName: name,
    days,
    home: home ? formatFullAddress(home) : 'A home that’s no longer listed',
    payBy: payment.payBy,
    ...(payment.method && { method: payment.method }),
  };
}

/** The account's name; its email if papers can't show the name. */
function formatCustomerName(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return choosePrintable([full, toTitleCase(account?.user_name ?? ''), account?.email]) ?? 'Account closed';
}

/** Formats 123 as `GBL-000123`. */
export function formatReceiptNumber(number: number): string {
  return `GBL-${String(number).padStart(6, '0')}`;
}

/** Parses `GBL-000123` to 123; `undefined` for text that is not a receipt number. */
export function parseReceiptNumber(text: string): number | undefined {
  const number = Number(/^GBL-(\d{6,12})$/.exec(text)?.[1]);
  return number >= 1 && formatReceiptNumber(number) === text ? number : undefined;
}

/** The key of a receipt's PDF in the bucket. */
export function receiptKeyOf(number: number) {
  return `papers/receipts/${formatReceiptNumber(number)}.pdf` as const;
}
