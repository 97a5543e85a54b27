import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitVat } from '../../functions/kernel/money.ts';
import { renderPage } from '../../functions/kernel/pdf/render-page.ts';
import { createReceiptMail } from '../../functions/money/payments/adapters/receipt-mail.ts';
import { calculateGrossPence, type Payment } from '../../functions/money/payments/domain/payment.ts';
import {
  createCreditNote,
  createDebitNote,
  parseReceiptNumber,
  formatReceiptNumber,
  Receipt,
  createReceipt,
} from '../../functions/money/payments/domain/receipt.ts';
import { toReceiptPaper } from '../../functions/money/payments/queries/receipt-paper.ts';
import { createAccount } from '../accounts/account-examples.ts';
import { noon } from '../properties/property-examples.ts';
import {
  createPaidPackage,
  createReceiptSource,
  createPaidPayment,
  createReceipts,
  createUpgradeReceipt,
  refundPart,
  upgradeReceiptTexts,
} from './receipt-examples.ts';

const issue = { number: 123, at: noon };
const toPlainText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const toPageText = (receipt: Receipt) => toPlainText(renderPage(toReceiptPaper(receipt)));
const sumOf = (
  receipts: readonly Receipt[],
  part: 'netPence' | 'vatPence' | 'donationPence' | 'totalPence',
) => receipts.reduce((sum, receipt) => sum + receipt[part], 0);

const anyPayment = fc
  .record({
    totalPence: fc.integer({ min: 1, max: 500_00 }),
    donationPence: fc.integer({ min: 0, max: 100_00 }),
    shares: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
  })
  .map(({ totalPence, donationPence, shares }) => {
    let payment: Payment = createPaidPayment({ totalPence, donationPence });
    for (const share of shares) {
      const part = Math.floor(((calculateGrossPence(payment) - payment.refundedPence) * share) / 100);
      if (part > 0) ({ payment } = refundPart(payment, part));
    }
    return payment;
  });

describe('sums of documents', () => {
  test('add up to the charge on a receipt, and the price to the list price', () => {
    fc.assert(
      fc.property(
        anyPayment,
        fc.integer({ min: 0, max: 300_00 }),
        fc.integer({ min: 0, max: 300_00 }),
        (payment, discountPence, creditPence) => {
          const chosen = createPaidPackage(payment, {
            discountGrossPence: discountPence,
            creditGrossPence: creditPence,
          });
          const { price, netPence, vatPence, donationPence, totalPence } = createReceipt(
            createReceiptSource(payment, { chosen }),
            issue,
          );
          expect(netPence + vatPence + donationPence).toBe(totalPence);
          expect(totalPence).toBe(calculateGrossPence(payment));
          expect({ netPence, vatPence }).toEqual(splitVat(payment.totalPence));
          expect((price?.listPence ?? 0) - discountPence - creditPence).toBe(payment.totalPence);
        },
      ),
    );
  });

  test('never exceed the receipt on credit notes, and equal it once everything is refunded', () => {
    fc.assert(
      fc.property(anyPayment, (before) => {
        const left = calculateGrossPence(before) - before.refundedPence;
        const [receipt, ...some] = createReceipts(before);
        const [, ...all] = createReceipts(left > 0 ? refundPart(before, left).payment : before);
        for (const part of ['netPence', 'vatPence', 'donationPence', 'totalPence'] as const) {
          expect(sumOf(some, part)).toBeLessThanOrEqual(receipt[part]);
          expect(sumOf(all, part)).toBe(receipt[part]);
        }
        for (const note of all) {
          expect(note.netPence + note.vatPence + note.donationPence).toBe(note.totalPence);
          expect(Math.min(note.netPence, note.vatPence, note.donationPence)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('show net, VAT and total of Standard by card', () => {
    expect(createReceipt(createReceiptSource(), issue)).toMatchObject({
      kind: 'receipt',
      number: 123,
      netPence: 82_50,
      vatPence: 16_50,
      donationPence: 0,
      totalPence: 99_00,
    });
  });
});

describe('the content of a receipt', () => {
  test('appears on the page and in the mail', () => {
    const receipt = createUpgradeReceipt();
    const page = renderPage(toReceiptPaper(receipt));
    const mail = createReceiptMail(
      receipt,
      toReceiptPaper(receipt),
      new Uint8Array([1, 2]),
      'https://gable.example',
    );
    for (const one of upgradeReceiptTexts)
      for (const html of [page, mail.html]) expect(toPlainText(html)).toContain(one);
    const lines = mail.text.split('\n');
    for (const line of ['Plus, 365 days: £249.00', 'VAT at 20%: £25.00', 'Seller: Name: Gable Homes Ltd'])
      expect(lines).toContain(line);
    expect(mail.attachments).toMatchObject([{ name: 'GBL-000123.pdf', contentType: 'application/pdf' }]);
    expect(mail.text).toContain(`https://gable.example/payment/${receipt.paymentId}`);
  });

  test('leaves out coupon, credit and donation that a payment does not have', () => {
    const page = renderPage(toReceiptPaper(createReceipt(createReceiptSource(), issue)));
    expect(page).not.toMatch(/Coupon|Credit|Donation|Price paid|-£/);
  });

  test('escapes markup in names and addresses', () => {
    const name = '<img src=x onerror="a()"> & Co';
    const account = createAccount({ firstName: name, lastName: '', address: '<script>alert(1)</script>' });
    const receipt = createReceipt(createReceiptSource(createPaidPayment(), { account }), issue);
    const { html } = createReceiptMail(
      receipt,
      toReceiptPaper(receipt),
      new Uint8Array(),
      'https://gable.example',
    );
    for (const page of [renderPage(toReceiptPaper(receipt)), html]) {
      expect(page).not.toMatch(/<(img|script)/);
      expect(page).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; Co');
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });

  test('states plainly that a stage without a VAT number issues no VAT invoices', () => {
    const issuer = { name: 'Gable', address: '', companyNumber: '', vatNumber: '' };
    const text = toPageText(createReceipt(createReceiptSource(createPaidPayment(), { issuer }), issue));
    expect(text).toContain('VAT number Not given, so this is no VAT invoice');
    expect(text).not.toMatch(/Company number|Address Customer|GB \d/);
    expect(text).toContain('Don’t use it in accounts.');
  });

  test('covers a payment whose account, property and package are deleted', () => {
    const gone = { account: undefined, home: undefined, chosen: undefined };
    expect(createReceipt(createReceiptSource(createPaidPayment(), gone), issue)).toMatchObject({
      customer: { name: 'Account closed', email: '' },
      home: 'A home that’s no longer listed',
      price: { listPence: 99_00, discountPence: 0, creditPence: 0 },
    });
  });
});

test('names receipt, VAT and reason on the credit note of a partial refund', () => {
  const { payment, refund } = refundPart(createPaidPayment({ donationPence: 5_00 }), 93_50);
  const before = createReceipt(createReceiptSource(payment), issue);
  const moved = createAccount({ firstName: 'Sally', lastName: 'Moved', address: 'Elsewhere' });
  const note = createCreditNote(createReceiptSource(payment, { account: moved }), refund, before, {
    number: 124,
    at: noon,
  });
  expect(note).toMatchObject({ kind: 'credit_note', totalPence: 93_50, donationPence: 0 });
  expect(note.netPence + note.vatPence).toBe(93_50);
  expect(note.vatPence).toBe(15_58);
  expect(note.customer).toEqual(before.customer);
  const text = toPageText(note);
  for (const one of [
    'Credit note GBL-000124',
    'Refunded: £93.50',
    'Net £77.92',
    'VAT at 20% £15.58',
    'Total refunded £93.50',
    'Credit for Receipt GBL-000123',
    'The package was cancelled within 14 days',
  ])
    expect(text).toContain(one);
});

test('reverses exactly the sums of a credit note by a debit note, and states why', () => {
  const { payment, refund } = refundPart(createPaidPayment({ donationPence: 5_00 }), 93_50);
  const receipt = createReceipt(createReceiptSource(payment), issue);
  const credit = createCreditNote(createReceiptSource(payment), refund, receipt, { number: 124, at: noon });
  const debit = Receipt.parse(createDebitNote(credit, { number: 125, at: noon }));
  const { netPence, vatPence, donationPence, totalPence, customer } = credit;
  const same = { netPence, vatPence, donationPence, totalPence, customer };
  expect(debit).toMatchObject({ kind: 'debit_note', number: 125, ...same });
  const text = toPageText(debit);
  for (const one of [
    'Debit note GBL-000125',
    'Refund that didn’t arrive: £93.50',
    'Credit taken back',
    'Total taken back £93.50',
    'It takes back credit note GBL-000124 by the sums above',
  ])
    expect(text).toContain(one);
  for (const other of [receipt, debit])
    expect(() => createDebitNote(other, { number: 126, at: noon })).toThrow('no credit note');
});

describe('a receipt number', () => {
  test('is formatted with six digits or more and parsed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (number) => {
        expect(formatReceiptNumber(number)).toMatch(/^GBL-\d{6,12}$/);
        expect(parseReceiptNumber(formatReceiptNumber(number))).toBe(number);
      }),
    );
  });

  test.each([
    '',
    'GBL-',
    'GBL-1',
    'gbl-000001',
    'GBL-000000',
    'GBL-0000001',
    'GBL-00000a',
    ' GBL-000001',
    'GBL-000001\n',
  ])('rejects %j', (text) => expect(parseReceiptNumber(text)).toBeUndefined());
});

test.each([
  ['Gurpreet', 'Kaur', 'ਗੁਰੀ', 'Gurpreet Kaur'],
  ['ਹਰਜੀਤ', 'ਸਿੰਘ', 'harjit', 'Harjit'],
  ['ਹਰਜੀਤ', undefined, 'ਹਰਜੀਤ', 'harjit@example.com'],
])('names the customer %s %s of user %s as %s', (firstName, lastName, user_name, name) => {
  const account = createAccount({ firstName, lastName, user_name, email: 'harjit@example.com' });
  const receipt = createReceipt(createReceiptSource(createPaidPayment(), { account }), issue);
  expect(toPageText(receipt)).toContain(`Name ${name} `);
});

test('names the customer of an older receipt by its email where papers can’t print the name', () => {
  const receipt = createReceipt(createReceiptSource(createPaidPayment()), issue);
  const old = { ...receipt, customer: { name: 'ਹਰਜੀਤ', email: 'harjit@example.com' } };
  expect(toPageText(old)).toContain('Name harjit@example.com ');
});
