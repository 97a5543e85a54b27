import * as z from 'zod';

const Attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  size: z.number(),
  contentId: z.string().optional(),
  /** base64 */
  content: z.string(),
});

/** A mail as it was sent; addresses are bare, `from` may carry a display name. */
export const Mail = z.object({
  id: z.string(),
  /** ISO 8601 */
  at: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()),
  configurationSet: z.string().optional(),
  attachments: z.array(Attachment),
});

export type Mail = z.output<typeof Mail>;
export type NewMail = Omit<Mail, 'id' | 'at'>;

export function listRecipients(mail: Pick<Mail, 'to' | 'cc' | 'bcc'>): string[] {
  return [...mail.to, ...mail.cc, ...mail.bcc];
}

/** `ada@example.com` of `Ada <ada@example.com>`. */
export function toBareAddress(address: string): string {
  return (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim();
}

export const emptyMail = {
  to: [],
  cc: [],
  bcc: [],
  replyTo: [],
  subject: '',
  headers: {},
  tags: {},
  attachments: [],
};
