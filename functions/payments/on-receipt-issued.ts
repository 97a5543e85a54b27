import { ReceiptIssued } from '../../events/payment.ts';
import { account } from '../accounts/store.ts';
import { env } from '../shared/env.ts';
import { once } from '../shared/idempotency.ts';
import { sendMail } from '../shared/mail.ts';
import { paperFile } from '../shared/paper/paper-file.ts';
import { keepPaper } from '../shared/paper/paper-keeping.ts';
import { subscriber } from '../shared/subscriber.ts';
import { receiptKey } from './receipt.ts';
import { receiptMail } from './receipt-mail.ts';
import { receiptPaper } from './receipt-paper.ts';
import { noteFile, receiptByNumber } from './receipt-store.ts';

/** Makes the file of a receipt, keeps it, and mails it to who paid: it is theirs by law, whatever mails they chose. */
export const handler = subscriber(
  [ReceiptIssued],
  async ({ data: { number } }) => {
    const receipt = await receiptByNumber(number);
    if (!receipt) throw new Error(`Receipt ${number} is not there`);
    const paper = receiptPaper(receipt);
    const file = await paperFile(paper, new Date(receipt.issuedAt));
    await keepPaper(receiptKey(number), file);
    await noteFile(number);
    const payer = await account(receipt.ownerId);
    if (!payer || payer.deletedAt !== undefined) return;
    await sendMail(payer.email, receiptMail(receipt, paper, file, env('SITE_URL')));
  },
  once,
);
