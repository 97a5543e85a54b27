import { renderMail, type MailContent, type Mail } from '../../../kernel/mail/layout.ts';
import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { formatReceiptNumber, type Receipt } from '../domain/receipt.ts';

const openings: Readonly<Record<Receipt['kind'], string>> = {
  receipt: 'Thank you. This is your receipt; the same is attached as a PDF.',
  credit_note: 'Your refund is on its way. This is the credit note for it; the same is attached as a PDF.',
  debit_note:
    'Your refund didn’t reach you and came back to us. This debit note cancels its credit note; it’s also attached as a PDF.',
};

/** A receipt by mail: the full text in the body and the PDF as an attachment. */
export function createReceiptMail(
  receipt: Receipt,
  paper: PrintableDocument,
  file: Uint8Array,
  site: string,
): Mail {
  return {
    ...renderMail({
      subject: paper.title,
      preheader: `${paper.stamp}. ${paper.about}`,
      paragraphs: [`${paper.about}.`, openings[receipt.kind], `${paper.stamp}. ${paper.issued}`],
      rows: toRows(paper),
      action: { label: 'See the payment', href: `${site}/payment/${receipt.paymentId}` },
      closing: paper.footnotes,
      footnotes: ['We always send this email, as it’s about your money.'],
    }),
    attachments: [
      { name: `${formatReceiptNumber(receipt.number)}.pdf`, contentType: 'application/pdf', content: file },
    ],
  };
}

/**
 * A mail has no section headings, so a label that two sections share gets its section's heading as a prefix.
 */
function toRows({ sections }: PrintableDocument): NonNullable<MailContent['rows']> {
  const labels = sections.flatMap(({ rows }) => rows.map(([label]) => label));
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  return sections.flatMap(({ heading, rows }) =>
    rows.map(([label, text]) => [isShared(label) ? `${heading}: ${label}` : label, text] as const),
  );
}
