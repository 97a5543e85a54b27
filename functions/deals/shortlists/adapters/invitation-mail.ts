import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';

interface NamedInvitation {
  /** The username of the sender. */
  readonly sender: string;
  readonly linkEndsAt: string;
}

/** Asks a person whether they want to share a shortlist. */
export function toShortlistMail({ sender, linkEndsAt }: NamedInvitation, href: string): Mail {
  return renderMail({
    subject: `${sender} wants to look for a home with you`,
    paragraphs: [
      `${sender} is looking for a home on Gable and would like to share a shortlist with you.`,
      'You’ll see each other’s saved homes in one list, with what each of you thinks of them and the viewings you’ve booked there. Either of you can stop at any time, and then neither sees anything of the other.',
    ],
    action: { label: 'See the invitation', href },
    closing: ['You’ll need an account to accept. It’s free.'],
    footnotes: [
      `The link works until ${formatLondonDate(linkEndsAt)}. It’s only for you, so please don’t pass it on.`,
      'Don’t know who this is? Ignore this email. Nothing is shared unless you accept, and we won’t remind you.',
    ],
  });
}
