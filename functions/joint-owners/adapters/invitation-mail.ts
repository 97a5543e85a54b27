import { formatLondonDate } from '../../kernel/london-time.ts';
import { layOutMail, type Mail } from '../../kernel/mail/layout.ts';

interface NamedInvitation {
  readonly name: string;
  readonly seller: string;
  readonly title: string;
  readonly linkEndsAt: string;
}

/** Asks a joint owner whether they agree to the sale. */
export function toInvitationMail({ name, seller, title, linkEndsAt }: NamedInvitation, href: string): Mail {
  return layOutMail({
    subject: `Do you agree to the sale of ${title}?`,
    paragraphs: [
      `Dear ${name},`,
      `${seller} is selling ${title} on Gable and says that you own it together.`,
      'Tell us whether you agree to the sale. You need a free account for that. You can then follow the sale, and we tell you of offers that are accepted and of every large step.',
    ],
    action: { label: 'Answer', href },
    footnotes: [
      `The link ends on ${formatLondonDate(linkEndsAt)}. It is for you alone, so please do not pass it on.`,
      'If you do not own this home, ignore this mail or answer that you do not agree.',
    ],
  });
}
