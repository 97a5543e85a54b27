import { now } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { subscriber } from '../kernel/events/subscriber.ts';
import { dayMs } from '../kernel/time.ts';
import { calendarFile } from './invitations.ts';
import { noticeMail } from './mails.ts';
import { noticedEvents, noticesOf } from './notices.ts';
import { each, type Post } from './posting.ts';
import { stageOf } from './scene.ts';

/** What happened longer ago is no news: it is read on the site. */
const newsMilliseconds = 3 * dayMs;

/** What happened, by mail, to those who want it so. */
export const handler = subscriber(noticedEvents, async ({ name, data }, { id: eventId, time }) => {
  if (now().getTime() - Date.parse(time) > newsMilliseconds) return;
  const stage = await stageOf(name, data);
  if (!stage) return;
  const sender = { site: env('SITE_URL'), mailFrom: env('MAIL_FROM') };
  const mailed = noticesOf(name, data, stage.about?.scene).filter(({ mail }) => mail);
  await each(
    mailed.map((notice): Post => ({
      eventId,
      to: notice.to,
      from: notice.from,
      topic: notice.topic,
      write: async (recipient, reader) => {
        const mail = noticeMail(notice, recipient);
        if (!notice.calendar || !stage.about) return mail;
        const file = await calendarFile(data, notice, reader, stage.about, sender);
        // Of what somebody did themselves the calendar alone needs to know.
        if (!file && !notice.bell) return undefined;
        return { ...mail, ...(file && { attachments: [file] }) };
      },
    })),
  );
});
