import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { layOutMail, type Mail } from '../kernel/mail/layout.ts';
import { links } from './links.ts';
import { ending, type Recipient } from './mails.ts';
import type { Row } from './notice.ts';
import { counted, headed } from './wording.ts';

/** Minutes for which a message may stay unread before a mail tells of it. */
export const digestMinutes = 60;

/** A conversation with something unread in it. */
export interface Unread {
  readonly propertyId: PropertyId;
  readonly otherId: UserId;
  /** Who wrote; nobody whose account is gone. */
  readonly name?: string | undefined;
  /** The home as the reader knows it. */
  readonly home: string;
  readonly unread: number;
}

const rowsMost = 10;

/** Who wrote about which home. What they wrote is read where it may be seen. */
export function digestMail(conversations: readonly Unread[], recipient: Recipient): Mail {
  const total = conversations.reduce((sum, { unread }) => sum + unread, 0);
  const [first] = conversations;
  const only = conversations.length === 1 ? first : undefined;
  const rows = conversations
    .slice(0, rowsMost)
    .map(({ name = 'Somebody', home, unread }): Row => [name, `${home}: ${unread} unread`]);
  const others = conversations.length - rows.length;
  const lead = only
    ? `${only.name ?? 'Somebody'} wrote to you about ${only.home}, and you have not read it yet.`
    : `You have ${counted(total, 'unread message')} in ${counted(conversations.length, 'conversation')}.`;
  const { headers, ...end } = ending('messages', recipient);
  return {
    ...layOutMail({
      subject: only ? headed('Unread messages', only.home) : `${counted(total, 'unread message')} on Gable`,
      preheader: lead,
      paragraphs: [lead],
      rows,
      action: { label: 'Read your messages', href: `${recipient.site}${links.messages()}` },
      closing: [
        ...(others > 0 ? [`There is something new in ${counted(others, 'more conversation')}.`] : []),
        'Keep talking here: nobody from Gable ever asks for your password or a deposit in a message.',
      ],
      ...end,
    }),
    headers,
  };
}
