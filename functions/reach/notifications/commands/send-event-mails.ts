import { now } from '../../../kernel/clock.ts';
import type { Mail, MailAttachment } from '../../../kernel/mail/content.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { createNoticeMail } from '../adapters/notice-mail.ts';
import { essentialMails } from '../domain/essential-mails.ts';
import type { Notice, NoticeContext } from '../domain/notice.ts';
import { createNotices } from '../domain/rules/index.ts';
import { loadNoticeContext } from '../queries/load-notice-context.ts';
import { loadNoticeFacts } from '../queries/load-notice-facts.ts';
import { sendEach, type NoticeMailRequest } from './send-notice-mail.ts';

/** Older events are not mailed; they are in the notification list. */
const maxAgeMs = 3 * dayMs;

export interface MailedEvent {
  readonly name: string;
  readonly data: unknown;
  readonly eventId: string;
  /** When it happened. */
  readonly time: string;
}

/** A notice about a property, with its reader. */
export interface MailedNotice {
  readonly notice: Notice;
  readonly reader: Account;
  readonly property: Property;
  readonly scene: NoticeContext;
  /** Whether one of the two sides blocked the other. */
  readonly isBlocked: boolean;
}

/** What is sent along; 'no mail' where a notice is not worth one without it. */
export type FindAttachment = (mailed: MailedNotice) => Promise<MailAttachment | 'no mail' | undefined>;

/** Mails the notices of an event to the people who want their topic by mail; essential ones to all. */
export async function sendEventMails(
  { name, data, eventId, time }: MailedEvent,
  findAttachment: FindAttachment,
): Promise<void> {
  if (now().getTime() - Date.parse(time) > maxAgeMs) return;
  const scope = await loadNoticeContext(name, data);
  if (!scope) return;
  const essential = essentialMails[name];
  const { about } = scope;
  const scene = about && { ...about.scene, ...(await loadNoticeFacts(name, data, about.property)) };
  const write = async (notice: Notice, reader: Account, mail: Mail, isBlocked: boolean) => {
    const file =
      about &&
      (await findAttachment({ notice, reader, property: about.property, scene: about.scene, isBlocked }));
    if (file === 'no mail') return undefined;
    return { ...mail, ...(file && { attachments: [file] }) };
  };
  await sendEach(
    createNotices(name, data, scene)
      .filter(({ mail }) => mail)
      .map((notice): NoticeMailRequest => ({
        eventId,
        to: notice.to,
        from: notice.from,
        isNeutral: notice.isNeutral,
        topic: notice.topic,
        isEssential: essential !== undefined,
        write: (recipient, reader, isBlocked) =>
          write(
            notice,
            reader,
            createNoticeMail(notice, recipient, { essential, home: scene?.home }),
            isBlocked,
          ),
      })),
  );
}
