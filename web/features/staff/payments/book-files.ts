import type { CsvRow } from '../../../lib/csv.ts';
import type { BookLine } from './api.ts';

/** What a line is called on the page and in files. */
export const bookKinds: Readonly<Record<BookLine['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  refund_returned: 'Refund that came back',
  dispute_opened: 'Held by the payer’s bank',
  dispute_won: 'Back from the payer’s bank',
};
/** Who took the money, which is what a bank statement shows. */
export const providerNames: Readonly<Record<BookLine['payBy'], string>> = {
  card: 'Stripe',
  wallet: 'PayPal',
};

/** Every line with its VAT, for any spreadsheet. */
export function toBookRows(lines: readonly BookLine[]): CsvRow[] {
  return [
    ['Day', 'What', 'Document', 'Payment', 'Paid by', 'Package', 'Net', 'VAT', 'Donation', 'Total'],
    ...lines.map((line) => [
      line.day,
      bookKinds[line.kind],
      line.paper,
      line.paymentNumber ?? line.paymentId,
      providerNames[line.payBy],
      line.packageName,
      { pence: line.netPence },
      { pence: line.vatPence },
      { pence: line.donationPence },
      { pence: line.totalPence },
    ]),
  ];
}

/** `27/11/2026` */
export function toXeroDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Xero reads at most so many lines of a statement, and so many invoices, from one file. */
const mostStatementLines = 1_000;
const mostInvoices = 500;

function splitInto<Row>(rows: readonly Row[], most: number): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += most) parts.push(rows.slice(at, at + most));
  return parts;
}

/** What moved with one provider as Xero's bank statement, a file for each thousand lines. Fees aren't in it. */
export function toXeroStatements(lines: readonly BookLine[], payBy: BookLine['payBy']): CsvRow[][] {
  const rows = lines
    .filter((line) => line.payBy === payBy && line.totalPence !== 0)
    .map((line): CsvRow => [
      toXeroDay(line.day),
      { pence: line.totalPence },
      `${providerNames[payBy]} payer`,
      `${bookKinds[line.kind]}, ${line.packageName}, ${line.paymentNumber ?? line.paymentId}`,
      line.paper ?? line.paymentNumber ?? line.paymentId,
    ]);
  return toXeroFiles(rows);
}

/** Xero's bank statement of these rows, a file for each thousand lines. */
export function toXeroFiles(rows: readonly CsvRow[]): CsvRow[][] {
  const head = ['Date', 'Amount', 'Payee', 'Description', 'Reference'];
  return splitInto(rows, mostStatementLines).map((part) => [head, ...part]);
}

/** Accounts of the business's own chart in Xero. */
export interface XeroAccounts {
  readonly sales: string;
  readonly donations: string;
}

const invoiceHead = [
  '*ContactName',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'Currency',
];
/** As Xero names them, to the letter. */
const taxTypes = { standard: '20% (VAT on Income)', none: 'No VAT' } as const;

/** Receipts as Xero's sales invoices with prices that include VAT, a file for each five hundred. */
export function toXeroInvoices(lines: readonly BookLine[], accounts: XeroAccounts): CsvRow[][] {
  const receipts = lines.filter(({ kind, paper }) => kind === 'payment' && paper !== null);
  return splitInto(receipts, mostInvoices).map((part) => [
    invoiceHead,
    ...part.flatMap((receipt) => toInvoiceRows(receipt, accounts)),
  ]);
}

function toInvoiceRows(receipt: BookLine, { sales, donations }: XeroAccounts): CsvRow[] {
  const { payBy, paper, paymentNumber, paymentId, day, packageName } = receipt;
  const { netPence, vatPence, donationPence } = receipt;
  const date = toXeroDay(day);
  const row = (description: string, pence: number, account: string, tax: string): CsvRow => [
    // Who paid is on the receipt: a payer is no contact of the business's books.
    `Gable sellers, ${providerNames[payBy]}`,
    paper,
    paymentNumber ?? paymentId,
    date,
    date,
    description,
    1,
    { pence },
    account,
    tax,
    'GBP',
  ];
  return [
    row(`${packageName} package`, netPence + vatPence, sales, taxTypes.standard),
    ...(donationPence > 0 ? [row('Donation for trees', donationPence, donations, taxTypes.none)] : []),
  ];
}
