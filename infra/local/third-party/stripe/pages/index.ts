import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendHtml, sendJson } from '@gable/local-cloud/stand-ins';
import type { StripeAccount } from '../account.ts';
import { answerCheckout } from './checkout.ts';
import { runControl } from './control.ts';
import { renderStripeOverview } from './overview-page.ts';
import { renderNotice } from './page.ts';
import { answerVerification } from './verification.ts';

const isJson = (request: IncomingMessage) => request.headers['content-type']?.startsWith('application/json');

async function readGiven(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request)).toString();
  if (!isJson(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

/** Runs a control command: answers JSON for tests, and redirects to the overview for a button. */
async function answerControl(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
) {
  if (request.method !== 'POST') return sendJson(response, 405, { error: 'POST opens a control door' });
  const done = runControl(account, name, await readGiven(request));
  if (!done) return sendJson(response, 404, { error: `there is no control door ${name}` });
  const byButton = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!byButton) return sendJson(response, done.status, done.body);
  if (done.status === 200) return response.writeHead(303, { location: account.pagesUrl }).end();
  sendHtml(response, done.status, renderNotice('That was not possible', JSON.stringify(done.body)));
}

/** The pages below `/_local/providers/stripe`. */
export async function answerPages(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, part = '', ...rest] = url.pathname.split('/');
  if (part === '') {
    if (request.headers.accept?.startsWith('application/json'))
      return sendJson(response, 200, {
        holding: account.webhooks.holding(),
        webhooks: account.webhooks.deliveries().map(({ body: _body, ...delivery }) => delivery),
      });
    return sendHtml(response, 200, renderStripeOverview(account));
  }
  if (part === 'checkout') return answerCheckout(account, request, response, rest);
  if (part === 'verify') return answerVerification(account, request, response, rest);
  if (part === 'control') {
    await answerControl(account, request, response, rest[0] ?? '');
    return;
  }
  sendHtml(response, 404, renderNotice('There is no such page', url.pathname));
}
