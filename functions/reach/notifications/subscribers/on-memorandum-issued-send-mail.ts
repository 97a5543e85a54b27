import { MemorandumIssued } from '../../../../events/sale.ts';
import { findMemorandum } from '../../../deals/sales/adapters/memorandum-repository.ts';
import type { Memorandum } from '../../../deals/sales/domain/memorandum.ts';
import { toMemorandumPaper } from '../../../deals/sales/queries/memorandum-paper.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import type { MailAttachment } from '../../../kernel/mail/content.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { sendEventMails } from '../commands/send-event-mails.ts';

/**
 * Mails a memorandum to both sides as a PDF, the same bytes as the file of the sale. It is a function of its own,
 * because drawing a PDF takes more code than all other mails.
 */
export const handler = subscriber(
  'notifications-on-memorandum-issued-send-mail',
  {
    on: [MemorandumIssued],
    needs: ['table:write', 'mail', 'operator', 'vault:seal-unsubscribe'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ name, data }, { id: eventId, time }) => {
    const issued = await findMemorandum(data.offerId, data.version);
    const file = issued && (await createAttachment(issued));
    await sendEventMails({ name, data, eventId, time }, () => Promise.resolve(file));
  },
);

async function createAttachment(issued: Memorandum): Promise<MailAttachment> {
  const paper = toMemorandumPaper(issued, describeOperator(parseOperator(env('OPERATOR'))));
  const content = await renderPdf(paper, new Date(issued.issuedAt));
  return { name: `${paper.title}, version ${issued.version}.pdf`, contentType: 'application/pdf', content };
}
