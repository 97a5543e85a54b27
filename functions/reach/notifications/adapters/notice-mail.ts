import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { type EssentialSubject, essentialTexts } from '../domain/essential-mails.ts';
import { links } from '../domain/links.ts';
import type { Notice, NoticeProperty } from '../domain/notice.ts';
import type { Topic } from '../domain/notification.ts';
import { topicTexts } from '../domain/topics.ts';

/** The recipient's part of a mail. */
export interface MailRecipient {
  /** The site's origin. */
  readonly site: string;
  /** Key of the link that unsubscribes from the topic. */
  readonly key: string;
  /** The support address. */
  readonly support: string;
}

/** How to unsubscribe: links in the mail, and headers for mail programs (RFC 2369, RFC 8058). */
export function createUnsubscribeFooter(topic: Topic, { site, key, support }: MailRecipient) {
  const query = new URLSearchParams({ key }).toString();
  // The key is sealed, so the page reads the topic from the query.
  const page = new URLSearchParams({ topic, key }).toString();
  return {
    footnotes: [
      `Questions? Write to ${support}.`,
      `We sent this because your email preferences include ${topicTexts[topic]}.`,
    ],
    links: [
      { label: 'Email preferences', href: `${site}${links.preferences()}` },
      { label: `Unsubscribe from emails about ${topicTexts[topic]}`, href: `${site}/unsubscribe?${page}` },
    ],
    headers: {
      'List-Unsubscribe': `<${site}/api/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The end of a mail that is always sent. */
function createEssentialFooter(subject: EssentialSubject, { site, support }: MailRecipient) {
  return {
    footnotes: [`Questions? Write to ${support}.`, essentialTexts[subject]],
    links: [{ label: 'Email preferences', href: `${site}${links.preferences()}` }],
    headers: {},
  };
}

export interface NoticeMailOptions {
  /** For a mail that can’t be unsubscribed from. */
  readonly essential?: EssentialSubject | undefined;
  /** The home of the notice, whose photo the mail shows. */
  readonly home?: NoticeProperty | undefined;
}

export function createNoticeMail(
  notice: Notice,
  recipient: MailRecipient,
  { essential, home }: NoticeMailOptions = {},
): Mail {
  const { headers, ...end } = essential
    ? createEssentialFooter(essential, recipient)
    : createUnsubscribeFooter(notice.topic, recipient);
  const { site } = recipient;
  const toHref = (href: string) => (href.startsWith('/') ? `${site}${href}` : href);
  const photo = notice.propertyId === home?.id ? home?.photo : undefined;
  return {
    ...renderMail({
      subject: notice.title,
      preheader: notice.body,
      picture: photo && { src: `${site}${photo.path}`, alt: photo.alt },
      paragraphs: [notice.body, ...(notice.moment ? [notice.moment.meaning] : [])],
      quote: notice.quote,
      rows: notice.rows,
      steps: notice.moment?.steps ?? [],
      action: { label: notice.action, href: toHref(notice.href) },
      otherActions: notice.otherActions?.map(({ label, href }) => ({ label, href: toHref(href) })) ?? [],
      closing: notice.more,
      ...end,
    }),
    headers,
  };
}

/** `hello@gable.example` from `Gable <hello@gable.example>`. */
export function parseMailAddress(address: string): string {
  return /<([^<>]+)>/.exec(address)?.[1] ?? address;
}
