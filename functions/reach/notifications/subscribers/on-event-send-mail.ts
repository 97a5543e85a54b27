import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { sendEventMails } from '../commands/send-event-mails.ts';
import { mailedEvents } from '../domain/rules/index.ts';
import { findCalendarAttachment } from '../queries/find-calendar-attachment.ts';

/** Mails the notices of an event, with the calendar file of a viewing. */
export const handler = subscriber(
  'notifications-on-event-send-mail',
  {
    on: mailedEvents,
    needs: ['table:write', 'mail', 'vault:seal-unsubscribe'],
    atOnce: 5,
    timeoutSeconds: 30,
  },
  ({ name, data }, { id: eventId, time }) => {
    const sender = { site: env('SITE_URL'), mailFrom: env('MAIL_FROM') };
    return sendEventMails({ name, data, eventId, time }, async ({ notice, isBlocked, ...about }) => {
      if (!notice.calendar) return undefined;
      const file = await findCalendarAttachment(data, notice, about, sender);
      // For the person's own action, and between people who blocked each other, only the calendar file is worth a mail.
      return file ?? (!notice.bell || isBlocked ? 'no mail' : undefined);
    });
  },
);
