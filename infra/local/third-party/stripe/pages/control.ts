import { findEntry } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import type { StripeAccount } from '../account.ts';
import { findObject } from '../calls/call.ts';
import { charges, disputes, intents, payouts, sessions } from '../calls/kinds.ts';
import { createMissingFault, StripeFault } from '../fault.ts';
import { bookEntry } from '../operations/balance.ts';
import { closeStripeDispute, openStripeDispute, reinstateFunds } from '../operations/dispute.ts';
import { settleBankPayment } from '../operations/pay.ts';
import { completePayout, failPayout, payOutAll } from '../operations/payout.ts';
import { settleRefund } from '../operations/refund.ts';
import { expireSession } from '../operations/session.ts';
import { findView } from '../views/any.ts';
import { toStripeDisputeView } from '../views/dispute.ts';
import { toStripePayoutView } from '../views/payout.ts';
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
const Sent = z.object({ payout: z.string() });
const Charged = z.object({ amount: z.coerce.number().int().positive(), description: z.string().optional() });
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
  /** Pays out all that no payout has yet, without waiting for the days that the money takes. */
  'pay-out': (account) => toStripePayoutView(account, payOutAll(account)),
  /** `{payout}`: it reaches the bank at once. */
  'complete-payout'(account, given) {
    const { payout } = Sent.parse(given);
    return toStripePayoutView(account, completePayout(account, findObject(account, payouts, payout)));
  },
  /** `{payout}`: the bank sends it back. */
  'fail-payout'(account, given) {
    const { payout } = Sent.parse(given);
    return toStripePayoutView(account, failPayout(account, findObject(account, payouts, payout)));
  },
  /** `{amount, description?}`: Stripe charges for something that is no payment. */
  fee(account, given) {
    const { amount, description } = Charged.parse(given);
    const entry = { amount: -amount, type: 'stripe_fee', category: 'fee', source: undefined } as const;
    return { fee: bookEntry(account, 'gbp', { ...entry, description }) };
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
