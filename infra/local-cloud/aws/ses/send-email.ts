import PostalMime, { type Address, type Email } from 'postal-mime';
import * as z from 'zod';
import { toBareAddress, emptyMail, type NewMail } from './mail.ts';

const Addresses = z.array(z.string()).default([]);
const Text = z.object({ Data: z.string() });

const Simple = z.object({
  Subject: Text,
  Body: z.object({ Text: Text.optional(), Html: Text.optional() }),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z
    .array(
      z.object({
        RawContent: z.string(),
        FileName: z.string(),
        ContentType: z.string().default('application/octet-stream'),
        ContentId: z.string().optional(),
      }),
    )
    .default([]),
});

export const SendEmail = z.object({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses })
    .optional(),
  ReplyToAddresses: Addresses,
  Content: z.object({
    Simple: Simple.optional(),
    Raw: z.object({ Data: z.string() }).optional(),
    Template: z.unknown().optional(),
  }),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  ConfigurationSetName: z.string().optional(),
});

export type SendEmail = z.output<typeof SendEmail>;

function readSimple(simple: z.output<typeof Simple>): Partial<NewMail> {
  return {
    subject: simple.Subject.Data,
    text: simple.Body.Text?.Data,
    html: simple.Body.Html?.Data,
    headers: Object.fromEntries(simple.Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value])),
    attachments: simple.Attachments.map((attachment) => ({
      filename: attachment.FileName,
      contentType: attachment.ContentType,
      size: Buffer.from(attachment.RawContent, 'base64').length,
      content: attachment.RawContent,
      contentId: attachment.ContentId,
    })),
  };
}

const toAddressList = (addresses: Address[] | undefined): string[] =>
  (addresses ?? []).flatMap((one) =>
    one.group ? one.group.map(({ address }) => address) : [one.address ?? ''],
  );

function toAttachments(email: Email) {
  return email.attachments.map((attachment) => {
    const { content } = attachment;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    return {
      filename: attachment.filename ?? 'unnamed',
      contentType: attachment.mimeType,
      size: bytes.length,
      content: bytes.toString('base64'),
      contentId: attachment.contentId?.replace(/^<|>$/g, ''),
    };
  });
}

async function readRaw(data: string): Promise<Partial<NewMail>> {
  const email = await PostalMime.parse(Buffer.from(data, 'base64'));
  const sender = email.from;
  return {
    from: sender?.name ? `${sender.name} <${sender.address}>` : (sender?.address ?? ''),
    to: toAddressList(email.to),
    cc: toAddressList(email.cc),
    bcc: toAddressList(email.bcc),
    replyTo: toAddressList(email.replyTo),
    subject: email.subject ?? '',
    text: email.text,
    html: email.html,
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: toAttachments(email),
  };
}

/** The mail of a SendEmail call; undefined if its kind of content is not emulated. */
export async function parseMail(input: SendEmail): Promise<NewMail | undefined> {
  const { Simple: simple, Raw: raw } = input.Content;
  const content = raw ? await readRaw(raw.Data) : simple && readSimple(simple);
  if (!content) return undefined;
  const newMail: Partial<NewMail> = input.Destination
    ? {
        to: input.Destination.ToAddresses.map(toBareAddress),
        cc: input.Destination.CcAddresses.map(toBareAddress),
        bcc: input.Destination.BccAddresses.map(toBareAddress),
      }
    : {};
  return {
    ...emptyMail,
    ...content,
    ...newMail,
    ...(input.ReplyToAddresses.length > 0 && { replyTo: input.ReplyToAddresses }),
    from: input.FromEmailAddress ?? content.from ?? '',
    tags: Object.fromEntries(input.EmailTags.map(({ Name, Value }) => [Name, Value])),
    configurationSet: input.ConfigurationSetName,
  };
}
