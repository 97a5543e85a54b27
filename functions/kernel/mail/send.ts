import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '../env.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { log } from '../observability/log.ts';
import type { Mail } from './layout.ts';
import { waitForTurn } from './send-rate.ts';
import { findMailProblem } from './suppression-repository.ts';

const ses = observeCalls(new SESv2Client({}));

interface SendOptions {
  /** What SES's events of a mail name it by, such as `{ alert: 'alr_…' }`: letters, digits, `-` and `_`. */
  readonly tags?: Readonly<Record<string, string>>;
  /** For mails that go out by the thousand and that a queue tries again: others come before them. */
  readonly isBulk?: boolean;
}

/** Whatever follows a line break in a header would be a header of its own. */
function assertHeaders({ subject, headers = {} }: Mail): void {
  if ([subject, ...Object.entries(headers).flat()].some((line) => /\p{Cc}/u.test(line)))
    throw new TypeError('A header of a mail has a control character');
}

/**
 * Sends a mail to one person when it is its turn, unless the address bounced or its owner reported an earlier mail as
 * spam.
 * @throws TypeError for a subject or header with a control character, OverloadError when its turn is too far away
 */
export async function sendMail(
  to: string,
  mail: Mail,
  { tags = {}, isBulk = false }: SendOptions = {},
): Promise<void> {
  assertHeaders(mail);
  const problem = await findMailProblem(to);
  if (problem) return log.warn('No mail is sent to an address with a problem', { problem });
  await waitForTurn(isBulk);
  const { subject, html, text, headers = {}, attachments = [] } = mail;
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: env('MAIL_FROM'),
      ConfigurationSetName: env('MAIL_CONFIGURATION_SET'),
      Destination: { ToAddresses: [to] },
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
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
