import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendHtml } from '@gable/local-cloud/stand-ins';
import type { StripeAccount } from '../account.ts';
import type { CheckoutSession } from '../objects.ts';
import {
  answerChallenge,
  startChallenge,
  startBankDebit,
  declinePayment,
  completeCardPayment,
} from '../operations/pay.ts';
import { toCheckoutUrl } from '../views/session.ts';
import { renderChallengePage, renderCheckoutPage, renderClosedPage } from './checkout-page.ts';
import { readCard, readDebit } from './form-entry.ts';
import { renderNotice } from './page.ts';

/** The response to a browser: a page or a redirect. */
type PageAnswer = { readonly html: string; readonly status?: number } | { readonly location: string };

const toSuccess = ({ successUrl, id }: CheckoutSession): PageAnswer => ({
  location: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
});

function payByCard(account: StripeAccount, session: CheckoutSession, form: URLSearchParams): PageAnswer {
  const entry = readCard(form, session.customerEmail, account.now());
  if ('fault' in entry) return { status: 422, html: renderCheckoutPage(session, form, entry.fault) };
  const { card, ...attempt } = entry;
  switch (card.ending.kind) {
    case 'succeeds':
      completeCardPayment(account, session, attempt);
      return toSuccess(session);
    case 'needs a challenge':
      startChallenge(account, session, attempt);
      return { location: `${toCheckoutUrl(account, session.id)}/challenge` };
    case 'declines': {
      const { failure } = card.ending;
      declinePayment(account, session, attempt, failure);
      return { status: 402, html: renderCheckoutPage(session, form, failure.message) };
    }
  }
}

function payByDebit(account: StripeAccount, session: CheckoutSession, form: URLSearchParams): PageAnswer {
  const attempt = readDebit(form, session.customerEmail);
  if ('fault' in attempt) return { status: 422, html: renderCheckoutPage(session, form, attempt.fault) };
  startBankDebit(account, session, attempt);
  return toSuccess(session);
}

function applyForm(account: StripeAccount, session: CheckoutSession, form: URLSearchParams): PageAnswer {
  const wanted = form.get('act');
  if (wanted === 'cancel' && session.cancelUrl !== undefined) return { location: session.cancelUrl };
  if (wanted === 'card' && session.methods.includes('card')) return payByCard(account, session, form);
  if (wanted === 'debit' && session.methods.includes('bacs_debit')) return payByDebit(account, session, form);
  return { status: 400, html: renderCheckoutPage(session, form, 'Choose how to pay.') };
}

function applyChallengeForm(
  account: StripeAccount,
  session: CheckoutSession,
  form: URLSearchParams,
): PageAnswer {
  const isPaid = answerChallenge(account, session, form.get('act') === 'complete');
  return isPaid ? toSuccess(session) : { location: toCheckoutUrl(account, session.id) };
}

function answerPage(
  account: StripeAccount,
  id: string,
  part: string | undefined,
  form: URLSearchParams | undefined,
): PageAnswer {
  const session = account.sessions.find(id);
  if (!session || (part !== undefined && part !== 'challenge'))
    return {
      status: 404,
      html: renderNotice('There is no such checkout', 'The address is not one of this stand-in.'),
    };
  // The form was sent twice, or the page is opened again.
  if (session.status === 'complete') return form ? toSuccess(session) : { html: renderClosedPage(session) };
  if (session.status === 'expired') return { status: form ? 410 : 200, html: renderClosedPage(session) };
  if (form)
    return part === undefined
      ? applyForm(account, session, form)
      : applyChallengeForm(account, session, form);
  const intent = account.intents.find(session.intent ?? '');
  if (part === undefined) return { html: renderCheckoutPage(session, undefined, intent?.failure?.message) };
  if (intent?.status === 'requires_action') return { html: renderChallengePage(session) };
  return { location: toCheckoutUrl(account, id) };
}

/** The hosted checkout at `/checkout/<session>` and its challenge; changes are stored before the response. */
export async function answerCheckout(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', part]: string[],
): Promise<void> {
  const form =
    request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const pageAnswer = account.db.transaction(() => answerPage(account, id, part, form));
  if ('html' in pageAnswer) return sendHtml(response, pageAnswer.status ?? 200, pageAnswer.html);
  response.writeHead(303, { location: pageAnswer.location, 'cache-control': 'no-store' }).end();
}
