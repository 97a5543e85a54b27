import { now } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { dayMs } from '../../kernel/time.ts';
import { findCalendarAttachment } from '../queries/find-calendar-attachment.ts';
import { createNoticeMail } from '../adapters/notice-mail.ts';
import { essentialMails } from '../domain/essential-mails.ts';
import { noticedEvents, createNotices } from '../domain/rules/index.ts';
import { sendEach, type NoticeMailRequest } from '../commands/send-notice-mail.ts';
import { loadNoticeContext } from '../queries/load-notice-context.ts';
import { loadNoticeFacts } from '../queries/load-notice-facts.ts';

/** Older events are not mailed; they are in the notification list. */
const maxAgeMs = 3 * dayMs;

/** Mails the notices of an event to the people who want their topic by mail; essential ones to all. */
export const handler = subscriber(noticedEvents, async ({ name, data }, { id: eventId, time }) => {
  if (now().getTime() - Date.parse(time) > maxAgeMs) return;
  const stage = await loadNoticeContext(name, data);
  if (!stage) return;
  const sender = { site: env('SITE_URL'), mailFrom: env('MAIL_FROM') };
  const essential = essentialMails[name];
  const { about } = stage;
  const scene = about && { ...about.scene, ...(await loadNoticeFacts(name, data, about.property)) };
  const mailed = createNotices(name, data, scene).filter(({ mail }) => mail);
  await sendEach(
    mailed.map((notice): NoticeMailRequest => ({
      eventId,
      to: notice.to,
      from: notice.from,
      isNeutral: notice.isNeutral,
      topic: notice.topic,
      isEssential: essential !== undefined,
      write: async (recipient, reader, isBlocked) => {
        const mail = createNoticeMail(notice, recipient, { essential, home: scene?.home });
        if (!notice.calendar || !about) return mail;
        const file = await findCalendarAttachment(data, notice, { reader, ...about }, sender);
        // For the person's own action, and between people who blocked each other, only the calendar file is
        // worth a mail.
        if (!file && (!notice.bell || isBlocked)) return undefined;
        return { ...mail, ...(file && { attachments: [file] }) };
      },
    })),
  );
});
