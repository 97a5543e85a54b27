import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import {
  createCreditNote,
  createDebitNote,
  createReceipt,
  Receipt,
} from '../../functions/money/payments/domain/receipt.ts';
import { toReceiptPaper } from '../../functions/money/payments/queries/receipt-paper.ts';
import { noon } from '../properties/property-examples.ts';
import {
  createPaidPayment,
  createReceiptSource,
  createUpgradeReceipt,
  refundPart,
  upgradeReceiptTexts,
} from './receipt-examples.ts';

const pdfOf = (receipt: Receipt) => renderPdf(toReceiptPaper(receipt), new Date(receipt.issuedAt));
const textOf = async (file: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

const { payment, refund } = refundPart(createPaidPayment({ donationPence: 5_00 }), 93_50);
const receipt = createReceipt(createReceiptSource(payment), { number: 123, at: noon });
const creditNote = createCreditNote(createReceiptSource(payment), refund, receipt, { number: 124, at: noon });
const debitNote = createDebitNote(creditNote, { number: 125, at: noon });
const issuer = { name: 'Gable', address: '', companyNumber: '', vatNumber: '' };
const withoutVatNumber = createReceipt(createReceiptSource(createPaidPayment(), { issuer }), {
  number: 126,
  at: noon,
});

describe('the PDF file of a receipt', () => {
  test('has its content word for word, and the number in its title', async () => {
    const bytes = await pdfOf(createUpgradeReceipt());
    const text = await textOf(bytes);
    for (const one of upgradeReceiptTexts) expect(text).toContain(one);
    expect(text).not.toContain('placeholder');
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Receipt GBL-000123: Plus package/) });
  });

  test.each([
    ['a credit note', creditNote],
    ['a debit note', debitNote],
    ['a receipt without a VAT number', withoutVatNumber],
  ])('has every text of %s', async (_, document) => {
    const { title, about, stamp, issued, sections, footnotes } = toReceiptPaper(document);
    const rows = sections.flatMap((section) => section.rows.map((row) => row.join(' ')));
    const text = await textOf(await pdfOf(document));
    for (const one of [title, about, stamp, issued, ...rows, ...footnotes]) expect(text).toContain(one);
  });

  test('is the same byte for byte', async () => {
    const kept = Receipt.parse(JSON.parse(JSON.stringify(createUpgradeReceipt())));
    const receipts = [createUpgradeReceipt(), kept, { ...kept, number: 124 }];
    const [file, again, other] = await Promise.all(receipts.map(pdfOf));
    expect(again).toEqual(file);
    expect(other).not.toEqual(file);
  });
});
