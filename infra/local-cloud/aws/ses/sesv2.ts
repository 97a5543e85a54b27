import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson, parseRequestUrl } from '../../base/http.ts';
import type { MailStore } from './mail-store.ts';
import { toBareAddress, listRecipients, type Mail, type NewMail } from './mail.ts';
import { parseMail, SendEmail } from './send-email.ts';

class SesError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const createBadRequest = (message: string) => new SesError('BadRequestException', message);

/** A verified domain covers its subdomains, a verified address only itself. */
function isVerified(identities: readonly string[], from: string): boolean {
  const address = toBareAddress(from).toLowerCase();
  const domain = address.split('@')[1] ?? '';
  return identities.some((identity) => {
    const known = identity.toLowerCase();
    return known.includes('@') ? known === address : domain === known || domain.endsWith(`.${known}`);
  });
}

function checkMail(mail: NewMail, identities: readonly string[], region: string): void {
  if (!isVerified(identities, mail.from))
    throw new SesError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${mail.from}`,
    );
  const all = listRecipients(mail);
  if (all.length === 0) throw createBadRequest("Missing required header 'To'.");
  if (all.length > 50) throw createBadRequest('Recipient count exceeds 50.');
  for (const address of all)
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw createBadRequest("Missing final '@domain'");
}

export interface SesOptions {
  store: MailStore;
  identities: readonly string[];
  region: string;
  /** Publishes the events of a mail. */
  publishEvents: (mail: Mail) => void;
}

async function sendEmail({ store, identities, region, publishEvents }: SesOptions, request: IncomingMessage) {
  const body: unknown = JSON.parse((await readBody(request)).toString());
  const input = SendEmail.safeParse(body);
  if (!input.success) throw createBadRequest(input.error.issues.map(({ message }) => message).join('; '));
  const mail = await parseMail(input.data);
  if (!mail) throw createBadRequest('The local cloud sends Simple and Raw content only.');
  checkMail(mail, identities, region);
  const sent = store.add(mail);
  publishEvents(sent);
  return { MessageId: sent.id };
}

/** Answers the SES v2 API: SendEmail. */
export async function answerSes(
  options: SesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = { 'x-amzn-requestid': randomUUID() };
  try {
    const { pathname } = parseRequestUrl(request);
    if (request.method !== 'POST' || pathname !== '/v2/email/outbound-emails')
      throw new SesError('UnknownOperationException', `${pathname} is not emulated by the local cloud`, 404);
    sendJson(response, 200, await sendEmail(options, request), requestId);
  } catch (error) {
    const sesError = error instanceof SesError ? error : undefined;
    const code =
      sesError?.code ??
      (error instanceof SyntaxError ? 'BadRequestException' : 'InternalServiceErrorException');
    const status = sesError?.status ?? (error instanceof SyntaxError ? 400 : 500);
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, status, { message }, { ...requestId, 'x-amzn-errortype': code });
  }
}
