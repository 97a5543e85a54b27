import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendHtml } from '../../../runtime/http.ts';
import type { Account } from '../account.ts';
import { answerChallenge, challenge, debit, decline, succeed } from '../acts/pay.ts';
import type { Session } from '../facts.ts';
import { checkoutUrl } from '../views/session.ts';
import { challengePage, checkoutPage, closedPage } from './checkout-page.ts';
import { readCard, readDebit } from './entry.ts';
import { notice } from './page.ts';

/** The response to a browser: a page or a redirect. */
type Shown = { readonly html: string; readonly status?: number } | { readonly location: string };

const toSuccess = ({ successUrl, id }: Session): Shown => ({
  location: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
});

function payByCard(account: Account, session: Session, form: URLSearchParams): Shown {
  const entry = readCard(form, session.customerEmail, account.now());
  if ('fault' in entry) return { status: 422, html: checkoutPage(session, form, entry.fault) };
  const { card, ...attempt } = entry;
  switch (card.ending.kind) {
    case 'succeeds':
      succeed(account, session, attempt);
      return toSuccess(session);
    case 'needs a challenge':
      challenge(account, session, attempt);
      return { location: `${checkoutUrl(account, session.id)}/challenge` };
    case 'declines': {
      const { failure } = card.ending;
      decline(account, session, attempt, failure);
      return { status: 402, html: checkoutPage(session, form, failure.message) };
    }
  }
}

function payByDebit(account: Account, session: Session, form: URLSearchParams): Shown {
  const attempt = readDebit(form, session.customerEmail);
  if ('fault' in attempt) return { status: 422, html: checkoutPage(session, form, attempt.fault) };
  debit(account, session, attempt);
  return toSuccess(session);
}

function act(account: Account, session: Session, form: URLSearchParams): Shown {
  const wanted = form.get('act');
  if (wanted === 'cancel' && session.cancelUrl !== undefined) return { location: session.cancelUrl };
  if (wanted === 'card' && session.methods.includes('card')) return payByCard(account, session, form);
  if (wanted === 'debit' && session.methods.includes('bacs_debit')) return payByDebit(account, session, form);
  return { status: 400, html: checkoutPage(session, form, 'Choose how to pay.') };
}

function actOnChallenge(account: Account, session: Session, form: URLSearchParams): Shown {
  const isPaid = answerChallenge(account, session, form.get('act') === 'complete');
  return isPaid ? toSuccess(session) : { location: checkoutUrl(account, session.id) };
}

function show(
  account: Account,
  id: string,
  part: string | undefined,
  form: URLSearchParams | undefined,
): Shown {
  const session = account.sessions.find(id);
  if (!session || (part !== undefined && part !== 'challenge'))
    return {
      status: 404,
      html: notice('There is no such checkout', 'The address is not one of this stand-in.'),
    };
  // The form was sent twice, or the page is opened again.
  if (session.status === 'complete') return form ? toSuccess(session) : { html: closedPage(session) };
  if (session.status === 'expired') return { status: form ? 410 : 200, html: closedPage(session) };
  if (form) return part === undefined ? act(account, session, form) : actOnChallenge(account, session, form);
  const intent = account.intents.find(session.intent ?? '');
  if (part === undefined) return { html: checkoutPage(session, undefined, intent?.failure?.message) };
  if (intent?.status === 'requires_action') return { html: challengePage(session) };
  return { location: checkoutUrl(account, id) };
}

/** The hosted checkout at `/checkout/<session>` and its challenge; changes are stored before the response. */
export async function answerCheckout(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', part]: string[],
): Promise<void> {
  const form =
    request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const shown = account.db.transaction(() => show(account, id, part, form));
  if ('html' in shown) return sendHtml(response, shown.status ?? 200, shown.html);
  response.writeHead(303, { location: shown.location, 'cache-control': 'no-store' }).end();
}
