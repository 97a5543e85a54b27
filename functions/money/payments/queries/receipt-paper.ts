import type { RefundReason } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatExactPence as money } from '../../../kernel/money.ts';
import type { PrintableDocument, DocumentSection } from '../../../kernel/pdf/printable-document.ts';
import { choosePrintable } from '../../../kernel/printable.ts';
import { formatPayMethod } from '../domain/pay-method.ts';
import { formatReceiptNumber, type Receipt } from '../domain/receipt.ts';

const reasons: Readonly<Record<RefundReason, string>> = {
  cancelled: 'The package was cancelled within 14 days',
  not_needed: 'The payment wasn’t needed',
  ended: 'The package that it went into ended early',
  goodwill: 'Goodwill',
};

const kinds = {
  receipt: { name: 'Receipt', stamp: 'Paid', sums: 'Sums', total: 'Total paid' },
  credit_note: {
    name: 'Credit note',
    stamp: 'Refunded',
    sums: 'Sums credited',
    total: 'Total refunded',
  },
  debit_note: {
    name: 'Debit note',
    stamp: 'Refund that didn’t arrive',
    sums: 'Credit taken back',
    total: 'Total taken back',
  },
} as const satisfies Record<Receipt['kind'], object>;

/** The content of a receipt, credit note or debit note, the same on the page, in the PDF and in the mail. */
export function toReceiptPaper(receipt: Receipt): PrintableDocument {
  const { kind, number, packageName, home, issuedAt, suppliedAt, totalPence } = receipt;
  return {
    title: `${kinds[kind].name} ${formatReceiptNumber(number)}`,
    about: `${packageName} package for ${home}`,
    stamp: `${kinds[kind].stamp}: ${money(totalPence)}`,
    issued: `Issued on ${formatLondonDate(issuedAt)}. Date of supply: ${formatLondonDate(suppliedAt)}.`,
    sections: [
      createSellerSection(receipt),
      createCustomerSection(receipt),
      ...(receipt.price ? [createPriceSection(receipt, receipt.price)] : []),
      createSumsSection(receipt),
      createPaymentSection(receipt),
    ],
    footnotes: [
      ...(hasVatNumber(receipt)
        ? []
        : ['This paper was made for trying things out. Don’t use it in accounts.']),
      composeClosing(receipt),
    ],
  };
}

function composeClosing({ refund }: Receipt): string {
  if (refund?.creditNote !== undefined)
    return `It takes back credit note ${formatReceiptNumber(refund.creditNote)} by the sums above, as its refund didn’t reach you. The money is still yours: we’ll ask you for another way to pay it.`;
  return refund
    ? `It lowers receipt ${formatReceiptNumber(refund.receipt)} by the sums above.`
    : 'A package can be cancelled within 14 days. If you asked us to start at once, the first 24 hours are free; then each day that has begun is charged.';
}
const hasVatNumber = ({ issuer }: Receipt): boolean => issuer.vatNumber !== '';

const createSellerSection = ({ issuer }: Receipt): DocumentSection => ({
  heading: 'Seller',
  rows: [
    ['Name', issuer.name],
    ...(issuer.address === '' ? [] : ([['Address', issuer.address]] as const)),
    ...(issuer.companyNumber === '' ? [] : ([['Company number', issuer.companyNumber]] as const)),
    // Without a number the document is no VAT invoice, and states so.
    ['VAT number', issuer.vatNumber || 'Not given, so this is no VAT invoice'],
  ],
});

const createCustomerSection = ({ customer: { name, email, address } }: Receipt): DocumentSection => ({
  heading: 'Customer',
  rows: [
    ['Name', choosePrintable([name, email]) ?? 'Account closed'],
    ...(address ? ([['Address', address]] as const) : []),
    ...(email ? ([['Email', email]] as const) : []),
  ],
});

function createPriceSection(
  { packageName, days, netPence, vatPence }: Receipt,
  { listPence, discountPence, couponCode, creditPence }: NonNullable<Receipt['price']>,
): DocumentSection {
  const less = discountPence > 0 || creditPence > 0;
  return {
    heading: 'Price, VAT included',
    rows: [
      [`${packageName}, ${days} days`, money(listPence)],
      ...(discountPence > 0
        ? ([[couponCode ? `Coupon ${couponCode}` : 'Discount', money(-discountPence)]] as const)
        : []),
      ...(creditPence > 0 ? ([['Credit for unused days', money(-creditPence)]] as const) : []),
      ...(less ? ([['Price paid', money(netPence + vatPence)]] as const) : []),
    ],
  };
}

const createSumsSection = ({
  kind,
  netPence,
  vatPence,
  donationPence,
  totalPence,
}: Receipt): DocumentSection => ({
  heading: kinds[kind].sums,
  rows: [
    ['Net', money(netPence)],
    ['VAT at 20%', money(vatPence)],
    ...(donationPence > 0 ? ([['Donation, no VAT', money(donationPence)]] as const) : []),
    [kinds[kind].total, money(totalPence)],
  ],
});

const createPaymentSection = ({ payBy, method, paymentId, home, refund }: Receipt): DocumentSection => ({
  heading: 'Payment',
  rows: [
    ['Paid by', formatPayMethod({ payBy, method })],
    ['Payment', paymentId],
    ['Home', home],
    ...(refund
      ? ([
          ['Credit for', `Receipt ${formatReceiptNumber(refund.receipt)}`],
          ['Refund', refund.id],
          ['Reason', reasons[refund.reason]],
        ] as const)
      : []),
  ],
});
