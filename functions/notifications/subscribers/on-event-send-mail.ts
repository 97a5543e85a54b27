import { now } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { dayMs } from '../../kernel/time.ts';
import { findCalendarAttachment } from '../queries/find-calendar-attachment.ts';
import { createNoticeMail } from '../adapters/notice-mail.ts';
import { noticedEvents, createNotices } from '../domain/rules/index.ts';
import { sendEach, type NoticeMailRequest } from '../commands/send-notice-mail.ts';
import { loadNoticeContext } from '../queries/load-notice-context.ts';

/** What happened longer ago is no news: it is read on the site. */
const maxAgeMs = 3 * dayMs;

/** What happened, by mail, to those who want it so. */
export const handler = subscriber(noticedEvents, async ({ name, data }, { id: eventId, time }) => {
  if (now().getTime() - Date.parse(time) > maxAgeMs) return;
  const stage = await loadNoticeContext(name, data);
  if (!stage) return;
  const sender = { site: env('SITE_URL'), mailFrom: env('MAIL_FROM') };
  const mailed = createNotices(name, data, stage.about?.scene).filter(({ mail }) => mail);
  await sendEach(
    mailed.map((notice): NoticeMailRequest => ({
      eventId,
      to: notice.to,
      from: notice.from,
      topic: notice.topic,
      write: async (recipient, reader) => {
        const mail = createNoticeMail(notice, recipient);
        if (!notice.calendar || !stage.about) return mail;
        const file = await findCalendarAttachment(data, notice, reader, stage.about, sender);
        // Of what somebody did themselves the calendar alone needs to know.
        if (!file && !notice.bell) return undefined;
        return { ...mail, ...(file && { attachments: [file] }) };
      },
    })),
  );
});
