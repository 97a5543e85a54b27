import { emitEvent, type Account } from '../account.ts';
import type { Session } from '../facts.ts';
import { refused } from '../fault.ts';
import { sessionView } from '../views/session.ts';

/** Expires an open session, which then can't be paid. */
export function expireSession(account: Account, session: Session): Session {
  if (session.status !== 'open')
    throw refused(`Only an open Checkout Session can be expired; this one is ${session.status}.`);
  const expired: Session = { ...session, status: 'expired' };
  account.sessions.put(expired);
  const intent = session.intent === undefined ? undefined : account.intents.find(session.intent);
  if (intent) account.intents.put({ ...intent, status: 'canceled', canceledAt: account.now() });
  emitEvent(account, 'checkout.session.expired', sessionView(account, expired));
  return expired;
}
