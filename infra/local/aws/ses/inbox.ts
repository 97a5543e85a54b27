import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody, sendHtml, sendJson } from '../../runtime/http.ts';
import { bodyDocument, listPage, mailPage } from './inbox-pages.ts';
import type { LetterBox } from './letter-box.ts';
import type { Mail } from './mail.ts';

export const inboxPath = '/_local/mails';

// A mail is untrusted HTML: no scripts and no requests from it.
const contained = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline' *; font-src *",
};

const wantsJson = (request: IncomingMessage) => (request.headers.accept ?? '').includes('application/json');

/** A mail without the attachments' bytes, which have their own URL. */
const view = (mail: Mail) => ({
  ...mail,
  attachments: mail.attachments.map(({ content: _, ...attachment }, index) => ({
    ...attachment,
    href: `${inboxPath}/${mail.id}/attachments/${index}`,
  })),
});

const missing = (response: ServerResponse) => sendJson(response, 404, { message: 'there is no such mail' });

function attachment(response: ServerResponse, mail: Mail, index: number): void {
  const found = mail.attachments[index];
  if (!found) return missing(response);
  const name = encodeURIComponent(found.filename);
  sendBody(response, 200, Buffer.from(found.content, 'base64'), {
    'content-type': found.contentType,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
  });
}

function list(box: LetterBox, request: IncomingMessage, response: ServerResponse, url: URL): void {
  if (request.method === 'DELETE') {
    box.clear();
    return void response.writeHead(204).end();
  }
  const to = url.searchParams.get('to')?.trim() || undefined;
  const mails = box.list(to);
  if (wantsJson(request)) return sendJson(response, 200, mails.map(view));
  sendHtml(response, 200, listPage(inboxPath, mails, to));
}

/** The inbox under `/_local/mails`: pages for people, JSON for programs that ask for it. */
export function showInbox(
  box: LetterBox,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const [id, part, index] = url.pathname.slice(inboxPath.length).split('/').filter(Boolean);
  if (id === undefined) return list(box, request, response, url);
  const mail = box.get(id);
  if (!mail) return missing(response);
  if (request.method === 'DELETE') {
    box.remove(id);
    return void response.writeHead(204).end();
  }
  if (part === 'html') return sendBody(response, 200, bodyDocument(inboxPath, mail), contained);
  if (part === 'attachments') return attachment(response, mail, Number(index));
  if (wantsJson(request)) return sendJson(response, 200, view(mail));
  sendHtml(response, 200, mailPage(inboxPath, mail));
}
