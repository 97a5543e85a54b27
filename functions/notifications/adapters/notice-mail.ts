import { layOutMail, type Mail } from '../../kernel/mail/layout.ts';
import { links } from '../domain/links.ts';
import type { Notice } from '../domain/notice.ts';
import type { Topic } from '../domain/notification.ts';
import { topicTexts } from '../domain/topics.ts';

/** What makes a mail its reader's own. */
export interface MailRecipient {
  /** The site's origin. */
  readonly site: string;
  /** In the links that end the mails of the topic. */
  readonly key: string;
  /** The address that people write to for help. */
  readonly support: string;
}

/** How to end the mails: in the mail itself, and for programs that offer it beside the sender (RFC 2369, RFC 8058). */
export function createUnsubscribeFooter(topic: Topic, { site, key, support }: MailRecipient) {
  const query = new URLSearchParams({ key }).toString();
  // The key is sealed: the page reads from the address what it asks about.
  const page = new URLSearchParams({ topic, key }).toString();
  return {
    footnotes: [
      `Questions? Write to ${support}.`,
      `You get this mail because you chose to hear about ${topicTexts[topic]} by mail.`,
    ],
    links: [
      { label: 'Choose your mails', href: `${site}${links.preferences()}` },
      { label: `Stop mails about ${topicTexts[topic]}`, href: `${site}/unsubscribe?${page}` },
    ],
    headers: {
      'List-Unsubscribe': `<${site}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** A notice as a mail. */
export function createNoticeMail(notice: Notice, recipient: MailRecipient): Mail {
  const { headers, ...end } = createUnsubscribeFooter(notice.topic, recipient);
  return {
    ...layOutMail({
      subject: notice.title,
      preheader: notice.body,
      paragraphs: [notice.body],
      rows: notice.rows,
      action: { label: notice.action, href: `${recipient.site}${notice.href}` },
      closing: notice.more,
      ...end,
    }),
    headers,
  };
}

/** `hello@gable.example` of `Gable <hello@gable.example>`. */
export const parseMailAddress = (address: string): string => /<([^<>]+)>/.exec(address)?.[1] ?? address;
