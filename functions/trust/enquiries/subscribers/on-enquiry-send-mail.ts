import { EnquiryAcknowledged, EnquiryAnswered, EnquiryOpened } from '../../../../events/enquiry.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { parseOperator } from '../../../kernel/operator.ts';
import { toLetterMail, toReceiptMail } from '../adapters/ticket-mails.ts';
import { findTicket } from '../adapters/ticket-repository.ts';

/** Mails the person that their message arrived, and what staff write. An erased ticket has no address to write to. */
export const handler = subscriber(
  'enquiries-on-enquiry-send-mail',
  {
    on: [EnquiryOpened, EnquiryAcknowledged, EnquiryAnswered],
    needs: ['table:read', 'idempotency', 'mail', 'operator'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data }) => {
    const ticket = await findTicket(data.ticketId);
    if (!ticket || ticket.email === '') return;
    const siteUrl = env('SITE_URL');
    if (!('entry' in data)) return sendMail(ticket.email, toReceiptMail(ticket, siteUrl));
    const entry = ticket.entries[data.entry];
    if (!entry) throw new Error(`Ticket ${ticket.id} has no entry ${data.entry}`);
    await sendMail(ticket.email, toLetterMail(ticket, entry, parseOperator(env('OPERATOR')), siteUrl));
  },
  runOnce,
);
