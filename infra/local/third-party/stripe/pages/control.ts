import * as z from 'zod';
import { findEntry } from '../../../runtime/http.ts';
import type { Account } from '../account.ts';
import { closeDispute, openDispute, reinstate } from '../acts/dispute.ts';
import { settleDebit } from '../acts/pay.ts';
import { settleRefund } from '../acts/refund.ts';
import { expireSession } from '../acts/session.ts';
import { find } from '../calls/call.ts';
import { charges, disputes, intents, sessions } from '../calls/kinds.ts';
import { missing, StripeFault } from '../fault.ts';
import { disputeView } from '../views/dispute.ts';
import { sessionView } from '../views/session.ts';
import { viewById } from '../views/any.ts';

type Door = (account: Account, given: unknown) => object;

const Event = z.object({ event: z.string() });
const Disputed = z.object({ payment: z.string(), reason: z.string().default('fraudulent') });
const Closed = z.object({
  dispute: z.string(),
  outcome: z.enum(['won', 'lost']),
  // A button sends it as text.
  reinstated: z.union([z.boolean(), z.stringbool()]).default(true),
});
const Won = z.object({ dispute: z.string() });
const Expired = z.object({ session: z.string() });
const Settled = z.object({ id: z.string() });
const Released = z.object({ events: z.array(z.string()).optional() });

/** Control commands for events that the merchant can't cause; they take effect at once. */
const doors: Readonly<Record<string, Door>> = {
  /** `{event}`: sends it to every URL again. */
  resend(account, given) {
    const { event } = Event.parse(given);
    if (!account.webhooks.resend(event)) throw missing('event', event, 'event');
    return { resent: event };
  },
  /** `{payment, reason?}`: a payment intent or a charge. */
  dispute(account, given) {
    const { payment, reason } = Disputed.parse(given);
    const intent = account.intents.find(payment);
    const charge = find(account, charges, intent ? (intent.latestCharge ?? '') : payment);
    return disputeView(account, openDispute(account, charge.id, reason));
  },
  /** `{dispute, outcome, reinstated?}`: won or lost; won money comes back at once, or by `reinstate`. */
  'close-dispute'(account, given) {
    const { dispute, outcome, reinstated } = Closed.parse(given);
    const closed = closeDispute(account, find(account, disputes, dispute), outcome);
    return disputeView(account, outcome === 'won' && reinstated ? reinstate(account, closed) : closed);
  },
  /** `{dispute}` */
  reinstate(account, given) {
    const { dispute } = Won.parse(given);
    return disputeView(account, reinstate(account, find(account, disputes, dispute)));
  },
  /** `{session}` */
  expire(account, given) {
    const { session } = Expired.parse(given);
    return sessionView(account, expireSession(account, find(account, sessions, session)));
  },
  /** `{id}`: decides a pending debit (by its payment intent) or refund. */
  settle(account, given) {
    const { id } = Settled.parse(given);
    const refund = account.refunds.find(id);
    if (refund) settleRefund(account, refund);
    else settleDebit(account, find(account, intents, id));
    return viewById(account, id) ?? {};
  },
  /** Holds webhooks until `release`. */
  hold(account) {
    account.webhooks.hold();
    return { holding: true };
  },
  /** `{events?}`: sends these in this order; without them sends all and stops holding. */
  release(account, given) {
    const { events } = Released.parse(given);
    const released = account.webhooks.release(events);
    return { released, holding: account.webhooks.holding() };
  },
};

export interface Controlled {
  readonly status: number;
  readonly body: object;
}

/** Runs a control command; undefined for an unknown name. */
export function control(account: Account, name: string, given: unknown): Controlled | undefined {
  const door = findEntry(doors, name);
  if (!door) return undefined;
  try {
    return { status: 200, body: account.db.transaction(() => door(account, given)) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: { error: error.body } };
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    throw error;
  }
}
