import { findEntry } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import type { StripeAccount } from '../account.ts';
import { findObject } from '../calls/call.ts';
import { charges, disputes, intents, sessions } from '../calls/kinds.ts';
import { createMissingFault, StripeFault } from '../fault.ts';
import { closeStripeDispute, openStripeDispute, reinstateFunds } from '../operations/dispute.ts';
import { settleBankPayment } from '../operations/pay.ts';
import { settleRefund } from '../operations/refund.ts';
import { expireSession } from '../operations/session.ts';
import { findView } from '../views/any.ts';
import { toStripeDisputeView } from '../views/dispute.ts';
import { toSessionView } from '../views/session.ts';

type ControlCommand = (account: StripeAccount, given: unknown) => object;

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
const commands: Readonly<Record<string, ControlCommand>> = {
  /** `{event}`: sends it to every URL again. */
  resend(account, given) {
    const { event } = Event.parse(given);
    if (!account.webhooks.resend(event)) throw createMissingFault('event', event, 'event');
    return { resent: event };
  },
  /** `{payment, reason?}`: a payment intent or a charge. */
  dispute(account, given) {
    const { payment, reason } = Disputed.parse(given);
    const intent = account.intents.find(payment);
    const charge = findObject(account, charges, intent ? (intent.latestCharge ?? '') : payment);
    return toStripeDisputeView(account, openStripeDispute(account, charge.id, reason));
  },
  /** `{dispute, outcome, reinstated?}`: won or lost; won money comes back at once, or by `reinstate`. */
  'close-dispute'(account, given) {
    const { dispute, outcome, reinstated } = Closed.parse(given);
    const closed = closeStripeDispute(account, findObject(account, disputes, dispute), outcome);
    return toStripeDisputeView(
      account,
      outcome === 'won' && reinstated ? reinstateFunds(account, closed) : closed,
    );
  },
  /** `{dispute}` */
  reinstate(account, given) {
    const { dispute } = Won.parse(given);
    return toStripeDisputeView(account, reinstateFunds(account, findObject(account, disputes, dispute)));
  },
  /** `{session}` */
  expire(account, given) {
    const { session } = Expired.parse(given);
    return toSessionView(account, expireSession(account, findObject(account, sessions, session)));
  },
  /** `{id}`: decides a payment that waits for its bank (by its payment intent) or refund. */
  settle(account, given) {
    const { id } = Settled.parse(given);
    const refund = account.refunds.find(id);
    if (refund) settleRefund(account, refund);
    else settleBankPayment(account, findObject(account, intents, id));
    return findView(account, id) ?? {};
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

export interface ControlResult {
  readonly status: number;
  readonly body: object;
}

/** Runs a control command; undefined for an unknown name. */
export function runControl(account: StripeAccount, name: string, given: unknown): ControlResult | undefined {
  const door = findEntry(commands, name);
  if (!door) return undefined;
  try {
    return { status: 200, body: account.db.transaction(() => door(account, given)) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: { error: error.body } };
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    throw error;
  }
}
