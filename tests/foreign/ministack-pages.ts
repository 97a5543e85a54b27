import * as z from 'zod';
import type { EventEntry } from '../../infra/local-cloud/aws/eventbridge/log.ts';
import { emptyMail, type Mail } from '../../infra/local-cloud/aws/ses/mail.ts';

/** MiniStack's pages of what an account sent, and of what waits in its queues. */
const SentMail = z.object({
  MessageId: z.string(),
  Source: z.string(),
  To: z.array(z.string()),
  Subject: z.string(),
  BodyText: z.string().nullable(),
  BodyHtml: z.string().nullable(),
  Timestamp: z.union([z.string(), z.number()]),
});
const Mails = z.object({ messages: z.record(z.string(), z.array(SentMail)) });
const Queues = z.object({
  messages: z.record(
    z.string(),
    z.record(z.string(), z.record(z.string(), z.array(z.object({ Body: z.string() })))),
  ),
});
const Delivered = z.object({
  id: z.string(),
  source: z.string(),
  time: z.string(),
  'detail-type': z.string(),
  detail: z.unknown(),
});

export const mailsPage = '/_ministack/ses/messages';
export const queuesPage = '/_ministack/sqs/messages';

/** The sent mails, newest first. */
export function parseMails(page: unknown): Mail[] {
  return Object.values(Mails.parse(page).messages).flat().map(toMail).toReversed();
}

function toMail(sent: z.output<typeof SentMail>): Mail {
  // The page has no headers. The link that one of them has is also in the text.
  const unsubscribe = /https:\S+unsubscribe\?\S+/.exec(sent.BodyText ?? '')?.[0];
  return {
    ...emptyMail,
    id: sent.MessageId,
    at: new Date(sent.Timestamp).toISOString(),
    from: sent.Source,
    to: sent.To,
    cc: [],
    bcc: [],
    subject: sent.Subject,
    text: sent.BodyText ?? '',
    html: sent.BodyHtml ?? '',
    headers: unsubscribe === undefined ? {} : { 'list-unsubscribe': `<${unsubscribe}>` },
  };
}

/** The texts of the messages of each queue, by its URL. */
export function parseQueues(page: unknown): ReadonlyMap<string, readonly string[]> {
  const byUrl = Object.values(Queues.parse(page).messages).flatMap((regions) => Object.values(regions));
  return new Map(
    byUrl.flatMap((queues) =>
      Object.entries(queues).map(([url, messages]) => [url, messages.map(({ Body }) => Body)] as const),
    ),
  );
}

/** An event as a rule delivers it. */
export function parseEvent(body: string): EventEntry {
  const { 'detail-type': detailType, ...event } = Delivered.parse(JSON.parse(body));
  return { ...event, detail: event.detail, bus: '', detailType, deliveries: [] };
}
