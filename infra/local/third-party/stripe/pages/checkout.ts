import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendHtml } from '@gable/local-cloud/stand-ins';
import type { StripeAccount } from '../account.ts';
import type { CheckoutSession, WalletType } from '../objects.ts';
import {
  answerChallenge,
  startChallenge,
  startBankPayment,
  declinePayment,
  completePayment,
} from '../operations/pay.ts';
import { toCheckoutUrl } from '../views/session.ts';
import { renderChallengePage, renderCheckoutPage, renderClosedPage } from './checkout-page.ts';
import { readCard, readDebit } from './form-entry.ts';
import { renderNotice } from './page.ts';
import {
  applyBankForm,
  applyExpressForm,
  type ExpressResult,
  listWallets,
  renderBankPage,
} from './wallet-and-bank.ts';

/** The response to a browser: a page or a redirect. */
type PageAnswer = { readonly html: string; readonly status?: number } | { readonly location: string };

const toSuccess = ({ successUrl, id }: CheckoutSession): PageAnswer => ({
  location: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
});

/** A press on the page, or a look at it without a form. */
interface Visit {
  readonly session: CheckoutSession;
  readonly form: URLSearchParams;
  readonly wallets: readonly WalletType[];
}

const refuse = ({ session, form: given, wallets }: Visit, status: number, fault: string): PageAnswer => ({
  status,
  html: renderCheckoutPage(session, { wallets, given, fault }),
});

function payByCard(account: StripeAccount, visit: Visit): PageAnswer {
  const { session, form } = visit;
  const entry = readCard(form, session.customerEmail, account.now());
  if ('fault' in entry) return refuse(visit, 422, entry.fault);
  const { card, ...attempt } = entry;
  switch (card.ending.kind) {
    case 'succeeds':
      completePayment(account, session, attempt);
      return toSuccess(session);
    case 'needs a challenge':
      startChallenge(account, session, attempt);
      return { location: `${toCheckoutUrl(account, session.id)}/challenge` };
    case 'declines': {
      const { failure } = card.ending;
      declinePayment(account, session, attempt, failure);
      return refuse(visit, 402, failure.message);
    }
  }
}

function payByDebit(account: StripeAccount, visit: Visit): PageAnswer {
  const { session, form } = visit;
  const attempt = readDebit(form, session.customerEmail);
  if ('fault' in attempt) return refuse(visit, 422, attempt.fault);
  startBankPayment(account, session, attempt);
  return toSuccess(session);
}

function applyForm(account: StripeAccount, visit: Visit): PageAnswer {
  const { session, form } = visit;
  const wanted = form.get('act') ?? '';
  if (wanted === 'cancel' && session.cancelUrl !== undefined) return { location: session.cancelUrl };
  if (wanted === 'card' && session.methods.includes('card')) return payByCard(account, visit);
  if (wanted === 'debit' && session.methods.includes('bacs_debit')) return payByDebit(account, visit);
  const result = applyExpressForm(account, session, wanted);
  return result ? showResult(account, session, result) : refuse(visit, 400, 'Choose how to pay.');
}

/** A declined attempt is told on the checkout, where another can follow. */
function showResult(account: StripeAccount, session: CheckoutSession, result: ExpressResult): PageAnswer {
  const checkout = toCheckoutUrl(account, session.id);
  if (result === 'paid') return toSuccess(session);
  return { location: result === 'at the bank' ? `${checkout}/bank` : checkout };
}

function answerBank(account: StripeAccount, session: CheckoutSession, form: URLSearchParams | undefined) {
  const result = form && applyBankForm(account, session, form.get('act') ?? '');
  return result ? showResult(account, session, result) : { html: renderBankPage(session) };
}

function applyChallengeForm(
  account: StripeAccount,
  session: CheckoutSession,
  form: URLSearchParams,
): PageAnswer {
  const isPaid = answerChallenge(account, session, form.get('act') === 'complete');
  return isPaid ? toSuccess(session) : { location: toCheckoutUrl(account, session.id) };
}

const parts: ReadonlySet<string | undefined> = new Set([undefined, 'challenge', 'bank']);

interface PageRequest {
  readonly id: string;
  readonly part: string | undefined;
  readonly form: URLSearchParams | undefined;
  readonly wallets: readonly WalletType[];
}

function answerPage(account: StripeAccount, { id, part, form, wallets }: PageRequest): PageAnswer {
  const session = account.sessions.find(id);
  if (!session || !parts.has(part))
    return {
      status: 404,
      html: renderNotice('There is no such checkout', 'The address is not one of this stand-in.'),
    };
  // The form was sent twice, or the page is opened again.
  if (session.status === 'complete') return form ? toSuccess(session) : { html: renderClosedPage(session) };
  if (session.status === 'expired') return { status: form ? 410 : 200, html: renderClosedPage(session) };
  if (part === 'bank') return answerBank(account, session, form);
  if (form)
    return part === undefined
      ? applyForm(account, { session, form, wallets })
      : applyChallengeForm(account, session, form);
  const intent = account.intents.find(session.intent ?? '');
  if (part === undefined)
    return { html: renderCheckoutPage(session, { wallets, fault: intent?.failure?.message }) };
  if (intent?.status === 'requires_action') return { html: renderChallengePage(session) };
  return { location: toCheckoutUrl(account, id) };
}

/** The hosted checkout at `/checkout/<session>`, its challenge and the payer's bank; changes are stored before the response. */
export async function answerCheckout(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  [id = '', part]: string[],
): Promise<void> {
  const form =
    request.method === 'POST' ? new URLSearchParams((await readBody(request)).toString()) : undefined;
  const pageAnswer = account.db.transaction(() =>
    answerPage(account, { id, part, form, wallets: listWallets(request) }),
  );
  if ('html' in pageAnswer) return sendHtml(response, pageAnswer.status ?? 200, pageAnswer.html);
  response.writeHead(303, { location: pageAnswer.location, 'cache-control': 'no-store' }).end();
}
