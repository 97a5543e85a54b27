import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { formatCounted } from '../../../kernel/counts.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { links } from '../domain/links.ts';
import type { NoticeRow } from '../domain/notice.ts';
import { createQuote } from '../domain/offer-facts.ts';
import { formatNoticeTitle, truncateText } from '../domain/text.ts';
import { createUnsubscribeFooter, type MailRecipient } from './notice-mail.ts';

/** Minutes that a message can stay unread before a digest is mailed. */
export const digestMinutes = 60;

/** A thread with unread messages. */
export interface UnreadConversation {
  readonly propertyId: PropertyId;
  /** The buyer of the two, who names the chat in its address. */
  readonly buyerId: UserId;
  /** The writer's username; absent for a deleted account. */
  readonly name?: string | undefined;
  /** The property's title for the reader. */
  readonly home: string;
  readonly unread: number;
  /** What the other person wrote last; absent when the last thing is theirs no longer, or no text. */
  readonly words?: string | undefined;
  /** What happened last, such as `Viewing requested`, when it is newer than any words. */
  readonly moment?: string | undefined;
}

const maxRows = 10;

/** `Oak Road, Leeds: “Is the garage included?” (3 unread)` */
function describeConversation({ home, unread, words, moment }: UnreadConversation): string {
  const last = words === undefined ? moment : `“${truncateText(words, 140)}”`;
  if (last === undefined) return `${home}: ${unread} unread`;
  return `${home}: ${last}${unread > 1 ? ` (${unread} unread)` : ''}`;
}

/** Lists who wrote about which property, with the last words of each; the site has the rest. */
export function createDigestMail(
  conversations: readonly UnreadConversation[],
  recipient: MailRecipient,
): Mail {
  const total = conversations.reduce((sum, { unread }) => sum + unread, 0);
  const [first] = conversations;
  const only = conversations.length === 1 ? first : undefined;
  const rows = conversations
    .slice(0, maxRows)
    .map((conversation): NoticeRow => [conversation.name ?? 'Someone', describeConversation(conversation)]);
  const others = conversations.length - rows.length;
  const lead = only
    ? `${only.name ?? 'Someone'} wrote to you about ${only.home}, and you haven’t read it yet.`
    : `You have ${formatCounted(total, 'unread message')} in ${formatCounted(conversations.length, 'conversation')}.`;
  const { headers, ...end } = createUnsubscribeFooter('messages', recipient);
  return {
    ...renderMail({
      subject: only
        ? formatNoticeTitle(only.name === undefined ? 'Unread messages' : `${only.name} wrote`, only.home)
        : `${formatCounted(total, 'unread message')} on Gable`,
      preheader: lead,
      paragraphs: [lead],
      ...(only && createQuote(only.name ?? 'They', only.words)),
      rows: only?.words === undefined ? rows : [],
      action: {
        label: 'Read your messages',
        href: `${recipient.site}${only ? links.chat(only.propertyId, only.buyerId) : links.messages()}`,
      },
      closing: [
        ...(others > 0 ? [`There’s something new in ${formatCounted(others, 'more conversation')}.`] : []),
        'Keep talking here: no one from Gable ever asks for your password or a deposit in a message.',
      ],
      ...end,
    }),
    headers,
  };
}
