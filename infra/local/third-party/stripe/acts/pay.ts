import { newId } from '../../webhooks.ts';
import { found, emitEvent, type Account } from '../account.ts';
import type { Charge, Failure, Intent, Method, Payer, Session } from '../facts.ts';
import { intentView } from '../views/intent.ts';
import { sessionView, totalOf } from '../views/session.ts';
import { bookCharge } from './balance.ts';
import { openDispute } from './dispute.ts';

/** Seconds until a bank debit or a refund is decided. */
export const laterSeconds = 60;

/** The session's payment intent; the first attempt creates it. */
function intentOf(account: Account, session: Session): { session: Session; intent: Intent } {
  const known = session.intent === undefined ? undefined : account.intents.find(session.intent);
  if (known) return { session, intent: known };
  const intent: Intent = {
    id: newId('pi_'),
    created: account.now(),
    currency: session.currency,
    session: session.id,
    amount: totalOf(session.lines),
    status: 'requires_payment_method',
  };
  const changed = { ...session, intent: intent.id };
  account.intents.put(intent);
  account.sessions.put(changed, changed.expiresAt);
  return { session: changed, intent };
}

function charge(
  account: Account,
  intent: Intent,
  attempt: Attempt,
  outcome: Pick<Charge, 'status' | 'failure'>,
) {
  const made: Charge = {
    ...outcome,
    id: newId(attempt.method.type === 'card' ? 'ch_' : 'py_'),
    created: account.now(),
    currency: intent.currency,
    intent: intent.id,
    amount: intent.amount,
    method: attempt.method,
    payer: attempt.payer,
    amountRefunded: 0,
  };
  account.charges.put(made);
  return made;
}

export interface Attempt {
  readonly method: Method;
  readonly payer: Payer;
}

/** Declines an attempt; the buyer may try again. */
export function decline(account: Account, unpaid: Session, attempt: Attempt, failure: Failure): void {
  const { intent } = intentOf(account, unpaid);
  const made = charge(account, intent, attempt, { status: 'failed', failure });
  fail(account, { ...intent, ...attempt, latestCharge: made.id }, failure);
}

function fail(account: Account, intent: Intent, failure: Failure): void {
  const failed: Intent = { ...intent, failure, status: 'requires_payment_method' };
  account.intents.put(failed);
  emitEvent(account, 'payment_intent.payment_failed', intentView(account, failed));
}

/** Starts a 3-D Secure challenge, which `answerChallenge` completes. */
export function challenge(account: Account, unpaid: Session, attempt: Attempt): void {
  const { intent } = intentOf(account, unpaid);
  account.intents.put({ ...intent, ...attempt, failure: undefined, status: 'requires_action' });
}

const notAuthenticated: Failure = {
  code: 'payment_intent_authentication_failure',
  message: 'The payment was not authenticated. Try again, or use another card.',
};

/** Completes or fails a challenge; returns whether the payment succeeded. */
export function answerChallenge(account: Account, session: Session, authenticated: boolean): boolean {
  const { intent } = intentOf(account, session);
  const { method, payer } = intent;
  if (intent.status !== 'requires_action' || !method || !payer) return intent.status === 'succeeded';
  if (authenticated) succeed(account, session, { method, payer });
  else fail(account, intent, notAuthenticated);
  return authenticated;
}

/** Completes a card payment at once. */
export function succeed(account: Account, unpaid: Session, attempt: Attempt): void {
  const { session, intent } = intentOf(account, unpaid);
  const made = charge(account, intent, attempt, { status: 'succeeded' });
  const paid: Session = { ...session, status: 'complete', paymentStatus: 'paid', payer: attempt.payer };
  receive(account, { ...intent, ...attempt }, made, paid);
  emitEvent(account, 'checkout.session.completed', sessionView(account, paid));
  if (attempt.method.type === 'card' && attempt.method.afterwards === 'disputed')
    openDispute(account, made.id, 'fraudulent');
}

/** Starts a bank debit: the session is complete, the money follows later or fails. */
export function debit(account: Account, unpaid: Session, attempt: Attempt): void {
  const { session, intent } = intentOf(account, unpaid);
  const made = charge(account, intent, attempt, { status: 'pending' });
  const pending: Intent = {
    ...intent,
    ...attempt,
    failure: undefined,
    status: 'processing',
    latestCharge: made.id,
  };
  const complete: Session = { ...session, status: 'complete', payer: attempt.payer };
  account.intents.put(pending, account.now() + laterSeconds);
  account.sessions.put(complete);
  emitEvent(account, 'checkout.session.completed', sessionView(account, complete));
}

/** Decides a pending bank debit. */
export function settleDebit(account: Account, intent: Intent): void {
  if (intent.status !== 'processing' || intent.method?.type !== 'bacs_debit') return;
  const session = found(account.sessions.find(intent.session));
  const made = found(account.charges.find(intent.latestCharge ?? ''));
  if (intent.method.honoured) {
    const paid: Session = { ...session, paymentStatus: 'paid' };
    receive(account, intent, { ...made, status: 'succeeded' }, paid);
    return emitEvent(account, 'checkout.session.async_payment_succeeded', sessionView(account, paid));
  }
  const failure = { code: 'debit_not_authorized', message: 'The bank did not honour the debit.' };
  account.charges.put({ ...made, status: 'failed', failure });
  fail(account, intent, failure);
  emitEvent(account, 'checkout.session.async_payment_failed', sessionView(account, session));
}

function receive(account: Account, intent: Intent, taken: Charge, paid: Session): void {
  account.sessions.put(paid);
  const balanceTransaction = bookCharge(account, taken, paid.intentData.description);
  account.charges.put({ ...taken, balanceTransaction });
  const received: Intent = { ...intent, status: 'succeeded', latestCharge: taken.id, failure: undefined };
  account.intents.put(received);
  emitEvent(account, 'payment_intent.succeeded', intentView(account, received));
}
