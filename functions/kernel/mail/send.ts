import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '../env.ts';
import { log } from '../observability/log.ts';
import type { Mail } from './layout.ts';

const ses = new SESv2Client({});

/** Sends a mail to one person. */
export async function sendMail(
  to: string,
  { subject, html, text, headers = {}, attachments = [] }: Mail,
): Promise<void> {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: env('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Html: utf8(html), Text: utf8(text) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
          Attachments: attachments.map(({ name, contentType, content }) => ({
            FileName: name,
            ContentType: contentType,
            RawContent: typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
          })),
        },
      },
    }),
  );
}

/** Sends a mail about something that has already happened; a failure is only logged. */
export async function sendMailBestEffort(to: string, mail: Mail): Promise<void> {
  try {
    await sendMail(to, mail);
  } catch (error) {
    log.error('A notice did not go out', { error });
  }
}
