import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson, parseRequestUrl } from '../../runtime/http.ts';
import type { ServiceEvent } from '../service.ts';
import { failureEvents } from './failures.ts';
import type { LetterBox } from './letter-box.ts';
import { bareAddress, recipients, type NewMail } from './mail.ts';
import { mailFrom, SendEmail } from './send-email.ts';

class SesError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const badRequest = (message: string) => new SesError('BadRequestException', message);

/** A verified domain covers its subdomains, a verified address only itself. */
function isVerified(identities: readonly string[], from: string): boolean {
  const address = bareAddress(from).toLowerCase();
  const domain = address.split('@')[1] ?? '';
  return identities.some((identity) => {
    const known = identity.toLowerCase();
    return known.includes('@') ? known === address : domain === known || domain.endsWith(`.${known}`);
  });
}

function check(mail: NewMail, identities: readonly string[], region: string): void {
  if (!isVerified(identities, mail.from))
    throw new SesError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${mail.from}`,
    );
  const all = recipients(mail);
  if (all.length === 0) throw badRequest("Missing required header 'To'.");
  if (all.length > 50) throw badRequest('Recipient count exceeds 50.');
  for (const address of all)
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw badRequest("Missing final '@domain'");
}

export interface SesOptions {
  box: LetterBox;
  identities: readonly string[];
  region: string;
  publish: (event: ServiceEvent) => void;
}

async function sendEmail({ box, identities, region, publish }: SesOptions, request: IncomingMessage) {
  const body: unknown = JSON.parse((await readBody(request)).toString());
  const input = SendEmail.safeParse(body);
  if (!input.success) throw badRequest(input.error.issues.map(({ message }) => message).join('; '));
  const mail = await mailFrom(input.data);
  if (!mail) throw badRequest('The local cloud sends Simple and Raw content only.');
  check(mail, identities, region);
  const sent = box.add(mail);
  for (const event of failureEvents(sent)) publish(event);
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
    const known = error instanceof SesError ? error : undefined;
    const code =
      known?.code ?? (error instanceof SyntaxError ? 'BadRequestException' : 'InternalServiceErrorException');
    const status = known?.status ?? (error instanceof SyntaxError ? 400 : 500);
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, status, { message }, { ...requestId, 'x-amzn-errortype': code });
  }
}
