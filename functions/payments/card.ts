import Stripe from 'stripe';
import { PaymentId, RefundId } from '../../events/vocabulary.ts';
import { cardClient, cardKeys } from './card-client.ts';
import type { Payment } from './payment.ts';
import {
  answerOf,
  type Finding,
  type Movement,
  type Outcome,
  type Provider,
  type ProviderDispute,
  ProviderFault,
  type ProviderRefund,
  type ProviderSource,
  type Wording,
} from './provider.ts';

const currency = 'gbp';
const timeOf = (seconds: number): Date => new Date(seconds * 1000);

/** Payments by card: a Checkout Session on Stripe's own page. 3-D Secure is Stripe's work. */
export const cardProvider: ProviderSource = async () => {
  const keys = await cardKeys();
  return keys && cardsBy(cardClient(keys));
};

/** Stripe by the client of one account. */
export const cardsBy = (stripe: Stripe): Provider => ({
  async begin(payment, wording) {
    const { id, url } = await byStripe(
      stripe.checkout.sessions.create(sessionOf(payment, wording), { idempotencyKey: payment.id }),
    );
    if (url === null) throw new ProviderFault(`Session ${id} of payment ${payment.id} has no page`);
    return { id, payUrl: url };
  },

  async look({ session = '' }) {
    return outcomeOf(await stripe.checkout.sessions.retrieve(session, { expand: withMoney }));
  },

  end: ({ session = '' }) => byStripe(end(stripe, session)),

  async refund({ id: paymentId, charge = '' }, { id: refundId, amountPence }) {
    try {
      const refund = await stripe.refunds.create(
        { charge, amount: amountPence, metadata: { paymentId, refundId }, expand: withBooking },
        { idempotencyKey: refundId },
      );
      return refundOf(refund);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code === 'charge_disputed') return 'disputed';
      if (error.code === 'charge_already_refunded' || error.param === 'amount') return 'exceeded';
      throw error;
    }
  },

  async find({ subject }) {
    try {
      return await found(stripe, subject);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  },

  refundsOf: ({ charge = '' }) => refundsOf(stripe, charge),

  async movements(from, to) {
    const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
    const found: Movement[] = [];
    for await (const { id, type, amount, created: at } of stripe.balanceTransactions.list({
      created,
      limit: 100,
    }))
      if (ofPayers.has(type)) found.push({ reference: id, amountPence: amount, at: timeOf(at) });
    return found;
  },
});

const byStripe = <T>(asking: Promise<T>): Promise<T> =>
  answerOf(asking, (error) => error instanceof Stripe.errors.StripeError);

async function end({ checkout: { sessions } }: Stripe, session: string): Promise<Outcome> {
  try {
    return outcomeOf(await sessions.expire(session, { expand: withMoney }));
  } catch (error) {
    // It was paid, or ended, a moment ago.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const outcome = outcomeOf(await sessions.retrieve(session, { expand: withMoney }));
    // A page that can still be paid must not be left behind.
    if (outcome.state === 'open') throw error;
    return outcome;
  }
}

const withMoney = ['payment_intent.latest_charge.balance_transaction'];
const withBooking = ['balance_transaction', 'failure_balance_transaction'];

/** What moves between the payers and us; payouts and Stripe's own fees do not. */
const ofPayers: ReadonlySet<string> = new Set([
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
] satisfies Stripe.BalanceTransaction['type'][]);

function sessionOf(
  payment: Payment,
  { packageName, home, email, returnUrl }: Wording,
): Stripe.Checkout.SessionCreateParams {
  const { id: paymentId, propertyPackageId, totalPence, donationPence, payUntil = '' } = payment;
  const line = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: { currency, unit_amount, product_data: { name } },
  });
  return {
    mode: 'payment',
    line_items: [
      line(`${packageName} package: ${home}`, totalPence),
      ...(donationPence > 0 ? [line('Donation for trees', donationPence)] : []),
    ],
    client_reference_id: paymentId,
    metadata: { paymentId, propertyPackageId },
    payment_intent_data: { metadata: { paymentId } },
    expires_at: Math.floor(Date.parse(payUntil) / 1000),
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: 'en-GB',
    ...(email !== undefined && { customer_email: email }),
  };
}

/** What was asked to be expanded; a bare id is a fault of the call. */
function whole<T extends { readonly id: string }>(found: string | T | null | undefined): T | undefined {
  if (typeof found === 'string') throw new Error(`${found} came without what is in it`);
  return found ?? undefined;
}

function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  const intent = whole(session.payment_intent);
  const declined = (intent?.last_payment_error ?? null) !== null;
  if (session.status === 'expired') return { state: 'failed', reason: 'expired' };
  if (session.status !== 'complete') return { state: 'open', declined };
  if (session.payment_status !== 'paid')
    return intent?.status === 'processing'
      ? { state: 'processing' }
      : { state: 'failed', reason: 'declined' };
  const charge = whole(intent?.latest_charge);
  if (!intent || !charge || intent.currency !== currency)
    throw new Error(`Session ${session.id} is paid, but not in ${currency} by a charge`);
  const at = whole(charge.balance_transaction)?.created ?? charge.created;
  return { state: 'paid', charge: charge.id, amountPence: intent.amount_received, at: timeOf(at) };
}

type Named = { readonly metadata: Stripe.Metadata | null };

const about = (named: Named): Finding | undefined => {
  const paymentId = paymentOf(named);
  return paymentId && { about: 'payment', paymentId };
};
const paymentOf = (named: Named | undefined): PaymentId | undefined =>
  PaymentId.safeParse(named?.metadata?.['paymentId']).data;

async function found(stripe: Stripe, subject: string): Promise<Finding | undefined> {
  if (subject.startsWith('cs_')) return about(await stripe.checkout.sessions.retrieve(subject));
  if (subject.startsWith('pi_')) return about(await stripe.paymentIntents.retrieve(subject));
  if (/^(re|pyr)_/.test(subject)) return foundRefund(stripe, subject);
  if (/^(ch|py)_/.test(subject)) return foundCharge(stripe, subject);
  return /^d[up]_/.test(subject) ? foundDispute(stripe, subject) : undefined;
}

async function foundRefund(stripe: Stripe, id: string): Promise<Finding | undefined> {
  const refund = await stripe.refunds.retrieve(id, { expand: [...withBooking, 'payment_intent'] });
  const paymentId = paymentOf(whole(refund.payment_intent));
  return paymentId && { about: 'refunds', paymentId, refunds: [refundOf(refund)] };
}

/** A charge is told of where something of it went back, by whomever. */
async function foundCharge(stripe: Stripe, charge: string): Promise<Finding | undefined> {
  const [{ payment_intent: intent }, refunds] = await Promise.all([
    stripe.charges.retrieve(charge, { expand: ['payment_intent'] }),
    refundsOf(stripe, charge),
  ]);
  const paymentId = paymentOf(whole(intent));
  return paymentId && { about: 'refunds', paymentId, refunds };
}

async function refundsOf(stripe: Stripe, charge: string): Promise<ProviderRefund[]> {
  const expand = withBooking.map((field) => `data.${field}`);
  const { data } = await stripe.refunds.list({ charge, limit: 100, expand });
  return data.map(refundOf);
}

function refundOf({ id, amount, status, metadata, ...booked }: Stripe.Refund): ProviderRefund {
  const refundId = RefundId.safeParse(metadata?.['refundId']).data;
  const at = whole(booked.balance_transaction)?.created;
  const returnedAt = whole(booked.failure_balance_transaction)?.created;
  const ended = status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return {
    reference: id,
    amountPence: amount,
    status: status === 'succeeded' ? 'succeeded' : ended,
    ...(refundId && { refundId }),
    ...(at !== undefined && { at: timeOf(at) }),
    ...(returnedAt !== undefined && { returnedAt: timeOf(returnedAt) }),
  };
}

async function foundDispute(stripe: Stripe, id: string): Promise<Finding | undefined> {
  const opened = await stripe.disputes.retrieve(id, { expand: ['payment_intent'] });
  const paymentId = paymentOf(whole(opened.payment_intent));
  const dispute = disputeOf(opened);
  return paymentId && dispute && { about: 'dispute', paymentId, dispute };
}

/** Nothing while it is only asked about and no money has moved. */
function disputeOf({ id, status, balance_transactions }: Stripe.Dispute): ProviderDispute | undefined {
  const taken = balance_transactions.find(({ amount }) => amount < 0);
  const returned = balance_transactions.find(({ amount }) => amount > 0);
  if (!taken) return undefined;
  // Stripe decides first and pays back in a later step, whose time is the one of the books.
  const isWon = status === 'won' && returned !== undefined;
  return {
    reference: id,
    status: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    amountPence: -taken.amount,
    at: timeOf(taken.created),
    ...(returned && { returnedAt: timeOf(returned.created) }),
  };
}
