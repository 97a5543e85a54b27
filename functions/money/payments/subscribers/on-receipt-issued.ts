import { ReceiptIssued } from '../../../../events/payment.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { savePdf } from '../../../kernel/pdf/file-store.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { createReceiptMail } from '../adapters/receipt-mail.ts';
import { recordReceiptFile, findReceiptByNumber } from '../adapters/receipt-repository.ts';
import { receiptKeyOf } from '../domain/receipt.ts';
import { toReceiptPaper } from '../queries/receipt-paper.ts';

/**
 * Creates and stores a receipt's PDF and mails it to the payer, regardless of mail preferences: the law
 * requires it.
 */
export const handler = subscriber(
  'payments-on-receipt-issued',
  {
    on: [ReceiptIssued],
    needs: ['table:write', 'books:read', 'papers:write', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { number } }) => {
    const receipt = await findReceiptByNumber(number);
    if (!receipt) throw new Error(`Receipt ${number} is not there`);
    const paper = toReceiptPaper(receipt);
    const file = await renderPdf(paper, new Date(receipt.issuedAt));
    await savePdf(receiptKeyOf(number), file);
    await recordReceiptFile(number);
    const payer = await findAccount(receipt.ownerId);
    if (!payer || payer.deletedAt !== undefined) return;
    await sendMail(payer.email, createReceiptMail(receipt, paper, file, env('SITE_URL')));
  },
  runOnce,
);
