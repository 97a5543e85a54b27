import { describe, expect, test } from 'vitest';
import type { BookLine } from '../../../web/features/staff/payments/api.ts';
import {
  toBookRows,
  toXeroInvoices,
  toXeroStatements,
} from '../../../web/features/staff/payments/book-files.ts';
import { writeCsv } from '../../../web/lib/csv.ts';

const paid: BookLine = {
  at: '2026-11-03T10:00:00.000Z',
  day: '2026-11-03',
  kind: 'payment',
  payBy: 'card',
  paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
  paymentNumber: 'P-1042',
  paper: 'GBL-000123',
  packageName: 'Standard',
  netPence: 8_250,
  vatPence: 1_650,
  donationPence: 500,
  totalPence: 10_400,
};
const refunded: BookLine = {
  ...paid,
  day: '2026-11-09',
  kind: 'refund',
  paper: 'GBL-000124',
  netPence: -1_000,
  vatPence: -200,
  donationPence: 0,
  totalPence: -1_200,
};
const byPayPal: BookLine = { ...paid, payBy: 'wallet', paper: null, paymentNumber: null };
const lines = [paid, refunded, byPayPal];
const accounts = { sales: '200', donations: '260' };

describe('files of the books', () => {
  test('have a line for all that moved, with its VAT', () => {
    expect(writeCsv(toBookRows([paid, refunded]))).toBe(
      [
        'Day,What,Document,Payment,Paid by,Package,Net,VAT,Donation,Total',
        '2026-11-03,Payment,GBL-000123,P-1042,Stripe,Standard,82.50,16.50,5.00,104.00',
        '2026-11-09,Refund,GBL-000124,P-1042,Stripe,Standard,-10.00,-2.00,0.00,-12.00',
        '',
      ].join('\r\n'),
    );
  });

  test('are a bank statement of one provider for Xero, with refunds as money out', () => {
    expect(toXeroStatements(lines, 'card').map(writeCsv)).toEqual([
      [
        'Date,Amount,Payee,Description,Reference',
        '03/11/2026,104.00,Stripe payer,"Payment, Standard, P-1042",GBL-000123',
        '09/11/2026,-12.00,Stripe payer,"Refund, Standard, P-1042",GBL-000124',
        '',
      ].join('\r\n'),
    ]);
    expect(toXeroStatements([paid], 'wallet')).toEqual([]);
  });

  test('are invoices of receipts for Xero, with a donation as a line without VAT', () => {
    expect(toXeroInvoices(lines, accounts).map(writeCsv)).toEqual([
      [
        '*ContactName,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,*Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,Currency',
        '"Gable sellers, Stripe",GBL-000123,P-1042,03/11/2026,03/11/2026,Standard package,1,99.00,200,20% (VAT on Income),GBP',
        '"Gable sellers, Stripe",GBL-000123,P-1042,03/11/2026,03/11/2026,Donation for trees,1,5.00,260,No VAT,GBP',
        '',
      ].join('\r\n'),
    ]);
  });

  test('are cut where Xero reads no further, each with the headings', () => {
    const many = Array.from({ length: 1_001 }, () => paid);
    expect(toXeroStatements(many, 'card').map(({ length }) => length)).toEqual([1_001, 2]);
    expect(toXeroInvoices(many, accounts).map(({ length }) => length)).toEqual([1_001, 1_001, 3]);
    expect(new Set(toXeroInvoices(many, accounts).map(([head]) => head)).size).toBe(1);
  });
});
