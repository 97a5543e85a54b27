import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { toMailedAddress } from '../../../people/content-rules/domain/person-name.ts';

interface NamedInvitation {
  readonly name: string;
  readonly seller: string;
  readonly title: string;
  readonly linkEndsAt: string;
}

/** Asks a joint owner whether they agree to the sale. */
export function toInvitationMail(
  { name, seller, title: written, linkEndsAt }: NamedInvitation,
  href: string,
): Mail {
  const title = toMailedAddress(written, 'a home');
  return renderMail({
    subject: `Do you agree to the sale of ${title}?`,
    paragraphs: [
      `Dear ${name},`,
      `${seller} is selling ${title} on Gable and says that you own it together.`,
      'Tell us whether you agree to the sale. If you do, you read one page and sign it on your phone or computer; you’ll need a free account for that. You can then follow the sale, and we’ll tell you when an offer is accepted and about every big step.',
    ],
    action: { label: 'Answer', href },
    footnotes: [
      `The link expires on ${formatLondonDate(linkEndsAt)}. It’s only for you, so please don’t pass it on.`,
      'If you don’t own this home, ignore this email or answer that you don’t agree.',
    ],
  });
}
