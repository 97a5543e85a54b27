import { PaymentId, PropertyPackageId, RefundId } from '../../events/vocabulary.ts';
import { splitVat } from '../../functions/kernel/money.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import { splitRefund } from '../../functions/money/payments/domain/ledger.ts';
import { Payment, type Refund } from '../../functions/money/payments/domain/payment.ts';
import type { Receipt, ReceiptSource } from '../../functions/money/payments/domain/receipt.ts';
import { createCreditNote, createReceipt } from '../../functions/money/payments/domain/receipt.ts';
import { createAccount } from '../accounts/account-examples.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';

const toSign = (number: number): string => String(number).padStart(26, '0');
export function createReceiptPaymentId(number: number) {
  return PaymentId.parse(`pay_${toSign(number)}`);
}
export function createReceiptPackageId(number: number) {
  return PropertyPackageId.parse(`pkg_${toSign(number)}`);
}
export function createReceiptRefundId(number: number) {
  return RefundId.parse(`rfd_${toSign(number)}`);
}
export const at = noon.toISOString();

/** A Standard package paid by card, unless `change` alters it. */
export function createPaidPayment(change: Partial<Payment> = {}): Payment {
  const totalPence = change.totalPence ?? 99_00;
  return Payment.parse({
    id: createReceiptPaymentId(1),
    ownerId: ids.owner,
    propertyId: ids.property,
    propertyPackageId: createReceiptPackageId(1),
    packageId: 'standard',
    payBy: 'card',
    status: 'succeeded',
    totalPence,
    vatPence: splitVat(totalPence).vatPence,
    donationPence: 0,
    refunds: [],
    disputes: [],
    refundedPence: 0,
    paidAt: at,
    version: 2,
    createdAt: at,
    ...change,
  });
}

export function createPaidPackage(
  { propertyPackageId: id, propertyId, ownerId, packageId, totalPence, vatPence }: Payment,
  change: Partial<PropertyPackage> = {},
): PropertyPackage {
  return {
    id,
    propertyId,
    ownerId,
    packageId,
    status: 'active',
    subtotalPence: totalPence - vatPence,
    discountPence: 0,
    vatPence,
    totalPence,
    creditPence: 0,
    discountGrossPence: 0,
    creditGrossPence: 0,
    refundPence: 0,
    quotedUntil: at,
    version: 1,
    createdAt: at,
    ...change,
  };
}

export const issuer = {
  name: 'Gable Homes Ltd',
  address: '1 Park Row, Leeds LS1 5AB',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 82',
};

export function createReceiptSource(
  payment: Payment = createPaidPayment(),
  change: Partial<ReceiptSource> = {},
): ReceiptSource {
  return {
    payment,
    chosen: createPaidPackage(payment),
    account: createAccount({ firstName: 'Sally', lastName: 'Seller', address: '14 Oak Road, Leeds LS6 3HN' }),
    home: createProperty(),
    issuer,
    ...change,
  };
}

/** The payment after a partial refund, split as the ledger splits it. */
export function refundPart(
  payment: Payment,
  amountPence: number,
  reason: Refund['reason'] = 'cancelled',
): { payment: Payment; refund: Refund } {
  const refund: Refund = {
    id: createReceiptRefundId(payment.refunds.length + 1),
    key: `key-${payment.refunds.length + 1}`,
    amountPence,
    ...splitRefund(payment, amountPence),
    reason,
    status: 'succeeded',
    askedAt: at,
    bookedAt: at,
  };
  const refundedPence = payment.refundedPence + amountPence;
  return { payment: { ...payment, refunds: [...payment.refunds, refund], refundedPence }, refund };
}

/** A payment's receipt, and a credit note for each of its refunds. */
export function createReceipts(payment: Payment): readonly [receipt: Receipt, ...notes: Receipt[]] {
  const ground = createReceiptSource(payment);
  const receipt = createReceipt(ground, { number: 1, at: noon });
  const notes = payment.refunds.map((refund, index) =>
    createCreditNote(ground, refund, receipt, { number: index + 2, at: noon }),
  );
  return [receipt, ...notes];
}

/** A receipt with a coupon, a credit and a donation. */
export function createUpgradeReceipt(): Receipt {
  const payment = createPaidPayment({ packageId: 'plus', totalPence: 150_00, donationPence: 5_00 });
  const chosen = createPaidPackage(payment, {
    discountGrossPence: 49_80,
    creditGrossPence: 49_20,
    coupon: { id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W', code: 'SPRING20', freeDays: 0 },
  });
  return createReceipt(createReceiptSource(payment, { chosen }), { number: 123, at: noon });
}

/** What a reader sees of `createUpgradeReceipt()`. */
export const upgradeReceiptTexts = [
  'Receipt GBL-000123',
  'Plus package for 14 Oak Road, Headingley, Leeds LS6 3HN',
  'Paid: £155.00',
  'Issued on 21 November 2026. Date of supply: 21 November 2026.',
  'Gable Homes Ltd',
  '1 Park Row, Leeds LS1 5AB',
  'Company number 01234567',
  'GB 123 4567 82',
  'Sally Seller',
  '14 Oak Road, Leeds LS6 3HN',
  'maya@example.com',
  'Plus, 365 days £249.00',
  'Coupon SPRING20 -£49.80',
  'Credit for unused days -£49.20',
  'Price paid £150.00',
  'Net £125.00',
  'VAT at 20% £25.00',
  'Donation, no VAT £5.00',
  'Total paid £155.00',
  'Paid by Card',
];
