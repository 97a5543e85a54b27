import * as z from 'zod';
import {
  PaperKind,
  PaymentId,
  RefundId,
  RefundReason,
  UserId,
  PropertyId,
  PayBy,
  Pence,
} from '../../../events/vocabulary.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { type Payment, grossPence, type Refund } from './payment.ts';
import { formatFullAddress } from '../../properties/domain/address.ts';
import type { Property } from '../../properties/domain/property.ts';
import { startCase } from '../../shared/names.ts';
import { type Operator, operatorName } from '../../shared/operator.ts';

/** Who sells the packages, as a receipt named them when it was issued. */
export const Issuer = z.object({
  name: z.string(),
  address: z.string(),
  companyNumber: z.string().default(''),
  /** Empty where the stage's operator had not filled in theirs. */
  vatNumber: z.string(),
});

export type Issuer = z.output<typeof Issuer>;

export const toIssuer = (operator: Operator): Issuer => ({
  name: operatorName(operator),
  address: operator.addressLines.join(', '),
  companyNumber: operator.companyNumber,
  vatNumber: operator.vatNumber,
});

/**
 * A receipt, which is a VAT invoice as well, the credit note of a refund, or the debit note that takes that back, as it
 * was issued. All count in one row of numbers. It is kept whole, never changes, and outlives the account: the law wants
 * it for six years.
 */
export const Receipt = z.object({
  number: z.int().min(1),
  kind: PaperKind,
  paymentId: PaymentId,
  /** What a credit note is for; a debit note names the credit note as well. */
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
  /** When the money was certain, or when it went back: the tax point. */
  suppliedAt: z.iso.datetime(),
  issuer: Issuer,
  customer: z.object({ name: z.string(), email: z.string(), address: z.string().optional() }),
  packageName: z.string(),
  days: z.int(),
  home: z.string(),
  payBy: PayBy,
  /** How the package's price came about; on receipts alone. */
  price: z
    .object({ listPence: Pence, discountPence: Pence, couponCode: z.string().optional(), creditPence: Pence })
    .optional(),
  /** Of the package. */
  netPence: Pence,
  vatPence: Pence,
  /** A donation is no supply: it has no VAT. */
  donationPence: Pence,
  totalPence: Pence,
});

export type Receipt = z.output<typeof Receipt>;

/** What the papers of a payment are written from; account, home and choice may be gone. */
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
export function createReceipt(ground: ReceiptSource, issue: ReceiptIssue): Receipt {
  const { payment, chosen } = ground;
  const { totalPence, vatPence, donationPence } = payment;
  const [discountPence, creditPence] = [chosen?.discountGrossPence ?? 0, chosen?.creditGrossPence ?? 0];
  return {
    ...createCommonFields(ground, issue),
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
    totalPence: grossPence(payment),
  };
}

/** The credit note of a refund, with its own share of the VAT, as the books have it. */
export function createCreditNote(
  ground: ReceiptSource,
  refund: Refund,
  receipt: Receipt,
  issue: ReceiptIssue,
): Receipt {
  const { id, reason, amountPence, vatPence, donationPence, bookedAt } = refund;
  return {
    ...createCommonFields(ground, issue),
    kind: 'credit_note',
    refund: { id, reason, receipt: receipt.number },
    suppliedAt: bookedAt ?? issue.at.toISOString(),
    // Credited to whom it was issued to, whatever their profile says by now.
    customer: receipt.customer,
    home: receipt.home,
    netPence: amountPence - donationPence - vatPence,
    vatPence,
    donationPence,
    totalPence: amountPence,
  };
}

/** Takes a credit note back whose refund did not reach its payer: the same sums, as the books have them. */
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
    home: home ? formatFullAddress(home) : 'A home that is no longer listed',
    payBy: payment.payBy,
  };
}

function formatCustomerName(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return full || startCase(account?.user_name ?? '') || 'Account closed';
}

/** `GBL-000123` of 123. */
export const formatReceiptNumber = (number: number): string => `GBL-${String(number).padStart(6, '0')}`;

/** 123 of `GBL-000123`; nothing where it is no number of ours. */
export function parseReceiptNumber(text: string): number | undefined {
  const number = Number(/^GBL-(\d{6,12})$/.exec(text)?.[1]);
  return number >= 1 && formatReceiptNumber(number) === text ? number : undefined;
}

/** The file of a receipt among the house's papers. */
export const receiptKeyOf = (number: number) => `papers/receipts/${formatReceiptNumber(number)}.pdf` as const;
