import { createId } from '../../webhooks.ts';
import { requireStored, emitStripeEvent, type StripeAccount } from '../account.ts';
import type {
  Charge,
  PaymentFailure,
  PaymentIntent,
  PaymentMethod,
  Payer,
  CheckoutSession,
} from '../objects.ts';
import { toIntentView } from '../views/intent.ts';
import { toSessionView, sumLines } from '../views/session.ts';
import { bookCharge } from './balance.ts';
import { openStripeDispute } from './dispute.ts';

/** Seconds until a bank or a refund is decided. */
export const decisionSeconds = 60;

/** The session's payment intent; the first attempt creates it. */
function getIntent(
  account: StripeAccount,
  session: CheckoutSession,
): { session: CheckoutSession; intent: PaymentIntent } {
  const known = session.intent === undefined ? undefined : account.intents.find(session.intent);
  if (known) return { session, intent: known };
  const intent: PaymentIntent = {
    id: createId('pi_'),
    created: account.now(),
    currency: session.currency,
    session: session.id,
    amount: sumLines(session.lines),
    status: 'requires_payment_method',
  };
  const changed = { ...session, intent: intent.id };
  account.intents.put(intent);
  account.sessions.put(changed, changed.expiresAt);
  return { session: changed, intent };
}

function createCharge(
  account: StripeAccount,
  intent: PaymentIntent,
  attempt: PaymentAttempt,
  outcome: Pick<Charge, 'status' | 'failure'>,
) {
  const charge: Charge = {
    ...outcome,
    id: createId(attempt.method.type === 'card' ? 'ch_' : 'py_'),
    created: account.now(),
    currency: intent.currency,
    intent: intent.id,
    amount: intent.amount,
    method: attempt.method,
    payer: attempt.payer,
    amountRefunded: 0,
  };
  account.charges.put(charge);
  return charge;
}

export interface PaymentAttempt {
  readonly method: PaymentMethod;
  readonly payer: Payer;
}

/** Declines an attempt; the buyer may try again. */
export function declinePayment(
  account: StripeAccount,
  unpaid: CheckoutSession,
  attempt: PaymentAttempt,
  failure: PaymentFailure,
): void {
  const { intent } = getIntent(account, unpaid);
  const charge = createCharge(account, intent, attempt, { status: 'failed', failure });
  failIntent(account, { ...intent, ...attempt, latestCharge: charge.id }, failure);
}

function failIntent(account: StripeAccount, intent: PaymentIntent, failure: PaymentFailure): void {
  const failed: PaymentIntent = { ...intent, failure, status: 'requires_payment_method' };
  account.intents.put(failed);
  emitStripeEvent(account, 'payment_intent.payment_failed', toIntentView(account, failed));
}

/** Starts a 3-D Secure challenge, which `answerChallenge` completes. */
export function startChallenge(
  account: StripeAccount,
  unpaid: CheckoutSession,
  attempt: PaymentAttempt,
): void {
  const { intent } = getIntent(account, unpaid);
  account.intents.put({ ...intent, ...attempt, failure: undefined, status: 'requires_action' });
}

const notAuthenticated: PaymentFailure = {
  code: 'payment_intent_authentication_failure',
  message: 'The payment was not authenticated. Try again, or use another card.',
};

/** Completes or fails a challenge; returns whether the payment succeeded. */
export function answerChallenge(
  account: StripeAccount,
  session: CheckoutSession,
  authenticated: boolean,
): boolean {
  const { intent } = getIntent(account, session);
  const { method, payer } = intent;
  if (intent.status !== 'requires_action' || !method || !payer) return intent.status === 'succeeded';
  if (authenticated) completePayment(account, session, { method, payer });
  else failIntent(account, intent, notAuthenticated);
  return authenticated;
}

/** Completes a payment at once: by card, or by a bank that answers while its app is open. */
export function completePayment(
  account: StripeAccount,
  unpaid: CheckoutSession,
  attempt: PaymentAttempt,
): void {
  const { session, intent } = getIntent(account, unpaid);
  const charge = createCharge(account, intent, attempt, { status: 'succeeded' });
  const paid: CheckoutSession = {
    ...session,
    status: 'complete',
    paymentStatus: 'paid',
    payer: attempt.payer,
  };
  receivePayment(account, { ...intent, ...attempt }, charge, paid);
  emitStripeEvent(account, 'checkout.session.completed', toSessionView(account, paid));
  if (attempt.method.type === 'card' && attempt.method.afterwards === 'disputed')
    openStripeDispute(account, charge.id, 'fraudulent');
}

/** Starts a payment that the bank answers later: the session is complete, the money follows or fails. */
export function startBankPayment(
  account: StripeAccount,
  unpaid: CheckoutSession,
  attempt: PaymentAttempt,
): void {
  const { session, intent } = getIntent(account, unpaid);
  const charge = createCharge(account, intent, attempt, { status: 'pending' });
  const pending: PaymentIntent = {
    ...intent,
    ...attempt,
    failure: undefined,
    status: 'processing',
    latestCharge: charge.id,
  };
  const complete: CheckoutSession = { ...session, status: 'complete', payer: attempt.payer };
  account.intents.put(pending, account.now() + decisionSeconds);
  account.sessions.put(complete);
  emitStripeEvent(account, 'checkout.session.completed', toSessionView(account, complete));
}

/** Decides a payment that waits for its bank. */
export function settleBankPayment(account: StripeAccount, intent: PaymentIntent): void {
  const { method } = intent;
  if (intent.status !== 'processing' || !method || method.type === 'card') return;
  const session = requireStored(account.sessions.find(intent.session));
  const charge = requireStored(account.charges.find(intent.latestCharge ?? ''));
  if (method.honoured) {
    const paid: CheckoutSession = { ...session, paymentStatus: 'paid' };
    receivePayment(account, intent, { ...charge, status: 'succeeded' }, paid);
    return emitStripeEvent(account, 'checkout.session.async_payment_succeeded', toSessionView(account, paid));
  }
  const failure = bankFailures[method.type];
  account.charges.put({ ...charge, status: 'failed', failure });
  failIntent(account, intent, failure);
  emitStripeEvent(account, 'checkout.session.async_payment_failed', toSessionView(account, session));
}

const bankFailures = {
  bacs_debit: { code: 'debit_not_authorized', message: 'The bank did not honour the debit.' },
  pay_by_bank: { code: 'payment_intent_payment_attempt_failed', message: 'The bank did not send the money.' },
} as const satisfies Record<string, PaymentFailure>;

function receivePayment(
  account: StripeAccount,
  intent: PaymentIntent,
  charge: Charge,
  paid: CheckoutSession,
): void {
  account.sessions.put(paid);
  const balanceTransaction = bookCharge(account, charge, paid.intentData.description);
  account.charges.put({ ...charge, balanceTransaction });
  const received: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    latestCharge: charge.id,
    failure: undefined,
  };
  account.intents.put(received);
  emitStripeEvent(account, 'payment_intent.succeeded', toIntentView(account, received));
}
