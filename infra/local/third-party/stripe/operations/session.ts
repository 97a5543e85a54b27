import { emitStripeEvent, type StripeAccount } from '../account.ts';
import { createRefusedFault } from '../fault.ts';
import type { CheckoutSession } from '../objects.ts';
import { toSessionView } from '../views/session.ts';

/** Expires an open session, which then can't be paid. */
export function expireSession(account: StripeAccount, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open')
    throw createRefusedFault(`Only an open Checkout Session can be expired; this one is ${session.status}.`);
  const expired: CheckoutSession = { ...session, status: 'expired' };
  account.sessions.put(expired);
  const intent = session.intent === undefined ? undefined : account.intents.find(session.intent);
  if (intent) account.intents.put({ ...intent, status: 'canceled', canceledAt: account.now() });
  emitStripeEvent(account, 'checkout.session.expired', toSessionView(account, expired));
  return expired;
}
