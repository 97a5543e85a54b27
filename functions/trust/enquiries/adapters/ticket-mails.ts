import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type MailContent, type Mail } from '../../../kernel/mail/layout.ts';
import type { Operator } from '../../../kernel/operator.ts';
import type { Complaint, Ticket, TicketEntry } from '../domain/ticket.ts';

/** The last day of a promise that ends at this time. */
const formatLastDay = (time: string): string => formatLondonDate(Date.parse(time) - 1, 'weekday');

/** None for an erased ticket. */
const createConversationAction = (
  { id, key }: Ticket,
  siteUrl: string,
  label: string,
): Pick<MailContent, 'action'> =>
  key
    ? // What follows the number sign is not sent to any server when the link is opened.
      { action: { label, href: `${siteUrl}/contact-us/conversation#${toLinkToken({ id, key })}` } }
    : {};
const noInbox = 'We can’t read replies to this email. Please use the button instead.';
const linkWarning = 'Anyone with the link can read this conversation, so please don’t pass it on.';

/**
 * States that a message arrived and when its answer is due. It repeats nothing that was typed, as the email may be that of
 * someone else.
 */
export function toReceiptMail(ticket: Ticket, siteUrl: string): Mail {
  const { complaint, dueAt = ticket.createdAt } = ticket;
  return renderMail({
    subject: complaint ? 'We have your complaint' : 'We have your message',
    paragraphs: [
      complaint
        ? 'Thank you for telling us. Someone on our team is looking into your complaint, and you’ll hear from us by these dates.'
        : `Thank you for writing to us. Someone on our team will answer you by ${formatLastDay(dueAt)}.`,
    ],
    rows: [['Ticket', ticket.number ?? ticket.id], ...(complaint ? createComplaintRows(complaint) : [])],
    ...createConversationAction(ticket, siteUrl, 'Read or add to your message'),
    footnotes: [
      noInbox,
      linkWarning,
      'Didn’t write to us? Someone typed your email by mistake, and you don’t need to do anything.',
    ],
  });
}

const createComplaintRows = ({ acknowledgeBy, answerBy, finalBy }: Complaint) =>
  [
    ['Acknowledged by', formatLastDay(acknowledgeBy)],
    ['Answered by', formatLastDay(answerBy)],
    ['Final answer by', formatLastDay(finalBy)],
  ] as const;

const subjects: Readonly<Partial<Record<TicketEntry['kind'], string>>> = {
  acknowledgement: 'We’re looking at your complaint',
  final_answer: 'Our final answer to your complaint',
};

/** A letter of the staff, as they wrote it. */
export function toLetterMail(ticket: Ticket, entry: TicketEntry, operator: Operator, siteUrl: string): Mail {
  const { name, complaint, dueAt } = ticket;
  const { kind, text } = entry;
  const answered = complaint ? 'Our answer to your complaint' : 'Our answer to your message';
  return renderMail({
    subject: subjects[kind] ?? answered,
    paragraphs: [`Dear ${name},`, ...text.split(/\n+/).filter((line) => line.trim() !== '')],
    rows: [
      ['Ticket', ticket.number ?? ticket.id],
      ...(kind === 'acknowledgement' && dueAt ? ([['Answered by', formatLastDay(dueAt)]] as const) : []),
    ],
    ...createConversationAction(ticket, siteUrl, 'Read or reply'),
    closing: composeClosing(ticket, kind, operator),
    footnotes: [noInbox, linkWarning],
  });
}

function composeClosing({ complaint }: Ticket, kind: TicketEntry['kind'], { redress }: Operator): string[] {
  if (!complaint) return [];
  if (kind === 'answer')
    return [
      `If this doesn’t settle it, reply and say why. A senior member of our team will then look at it again and give you a final answer by ${formatLastDay(complaint.finalBy)}.`,
    ];
  return kind === 'final_answer' && redress
    ? [`If you aren’t happy with our final answer, you can take it to ${redress.name}: ${redress.url}`]
    : [];
}
