import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody, sendHtml, sendJson } from '../../base/http.ts';
import { renderMailBody, renderInboxPage, renderMailPage } from './inbox-pages.ts';
import type { MailStore } from './mail-store.ts';
import type { Mail } from './mail.ts';

export const inboxPath = '/_local/mails';

// A mail is untrusted HTML: no scripts and no requests from it.
const contained = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline' *; font-src *",
};

const isJsonWanted = (request: IncomingMessage) =>
  (request.headers.accept ?? '').includes('application/json');

/** A mail without the attachments' bytes, which have their own URL. */
const toMailView = (mail: Mail) => ({
  ...mail,
  attachments: mail.attachments.map(({ content: _, ...attachment }, index) => ({
    ...attachment,
    href: `${inboxPath}/${mail.id}/attachments/${index}`,
  })),
});

const sendMissing = (response: ServerResponse) =>
  sendJson(response, 404, { message: 'there is no such mail' });

function sendAttachment(response: ServerResponse, mail: Mail, index: number): void {
  const found = mail.attachments[index];
  if (!found) return sendMissing(response);
  const name = encodeURIComponent(found.filename);
  sendBody(response, 200, Buffer.from(found.content, 'base64'), {
    'content-type': found.contentType,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
  });
}

function sendList(store: MailStore, request: IncomingMessage, response: ServerResponse, url: URL): void {
  if (request.method === 'DELETE') {
    store.clear();
    return void response.writeHead(204).end();
  }
  const to = url.searchParams.get('to')?.trim() || undefined;
  const mails = store.list(to);
  if (isJsonWanted(request)) return sendJson(response, 200, mails.map(toMailView));
  sendHtml(response, 200, renderInboxPage(inboxPath, mails, to));
}

/** The inbox under `/_local/mails`: pages for people, JSON for programs that ask for it. */
export function answerInbox(
  store: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const [id, part, index] = url.pathname.slice(inboxPath.length).split('/').filter(Boolean);
  if (id === undefined) return sendList(store, request, response, url);
  const mail = store.get(id);
  if (!mail) return sendMissing(response);
  if (request.method === 'DELETE') {
    store.remove(id);
    return void response.writeHead(204).end();
  }
  if (part === 'html') return sendBody(response, 200, renderMailBody(inboxPath, mail), contained);
  if (part === 'attachments') return sendAttachment(response, mail, Number(index));
  if (isJsonWanted(request)) return sendJson(response, 200, toMailView(mail));
  sendHtml(response, 200, renderMailPage(inboxPath, mail));
}
