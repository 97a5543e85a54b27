import type { Side } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { toMailedAddress } from '../../../people/content-rules/domain/person-name.ts';

export function createSolicitorLinkMail(
  named: { readonly contact: string; readonly client: string; readonly side: Side; readonly address: string },
  href: string,
  expiresAt: Date,
): Mail {
  const address = toMailedAddress(named.address, 'a home');
  return renderMail({
    subject: `${named.side === 'seller' ? 'Sale' : 'Purchase'} of ${address}`,
    paragraphs: [
      `Dear ${named.contact},`,
      `${named.client} has named you as the ${named.side}’s solicitor for ${address}.`,
      'The link shows the memorandum of sale and the steps to completion, and lets you mark yours as done. You don’t need an account.',
    ],
    action: { label: 'Open the sale', href },
    footnotes: [
      `The link expires on ${formatLondonDate(expiresAt)}. Anyone with it can see this sale, so please don’t pass it on.`,
      'Gable never sends bank details and never asks for them.',
    ],
  });
}
