import { layOutMail, type Mail } from '../kernel/mail/layout.ts';
import { links } from './links.ts';
import type { Notice } from './notice.ts';
import type { Topic } from './notification.ts';
import { topicWords } from './topics.ts';

/** What makes a mail its reader's own. */
export interface Recipient {
  /** The site's origin. */
  readonly site: string;
  /** In the links that end the mails of the topic. */
  readonly key: string;
  /** The address that people write to for help. */
  readonly support: string;
}

/** How to end the mails: in the mail itself, and for programs that offer it beside the sender (RFC 2369, RFC 8058). */
export function ending(topic: Topic, { site, key, support }: Recipient) {
  const query = new URLSearchParams({ key }).toString();
  // The key is sealed: the page reads from the address what it asks about.
  const page = new URLSearchParams({ topic, key }).toString();
  return {
    footnotes: [
      `Questions? Write to ${support}.`,
      `You get this mail because you chose to hear about ${topicWords[topic]} by mail.`,
    ],
    links: [
      { label: 'Choose your mails', href: `${site}${links.preferences()}` },
      { label: `Stop mails about ${topicWords[topic]}`, href: `${site}/unsubscribe?${page}` },
    ],
    headers: {
      'List-Unsubscribe': `<${site}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** A notice as a mail. */
export function noticeMail(notice: Notice, recipient: Recipient): Mail {
  const { headers, ...end } = ending(notice.topic, recipient);
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
export const bareAddress = (address: string): string => /<([^<>]+)>/.exec(address)?.[1] ?? address;
