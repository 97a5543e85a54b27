import Stripe from 'stripe';
import { PaymentId, PayMethod, RefundId } from '../../../../../events/vocabulary.ts';
import { log } from '../../../../kernel/observability/log.ts';
import type { Payment } from '../../domain/payment.ts';
import { PayoutId } from '../../domain/payout.ts';
import {
  wrapProviderError,
  type WebhookSubject,
  type BalanceTransaction,
  type PaymentOutcome,
  type PaymentProvider,
  type ProviderDispute,
  ProviderError,
  type ProviderRefund,
  type CheckoutText,
} from '../../domain/provider.ts';
import { getStripe, findStripeKeys } from './client.ts';
import { createStripePayouts } from './payouts.ts';

const currency = 'gbp';
const toDate = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Payments by card, phone wallet or bank: a Checkout Session on Stripe's own page. Stripe handles 3-D Secure
 * and the bank's app, and shows a wallet where the device has it.
 */
export async function loadStripeProvider(): Promise<PaymentProvider | undefined> {
  const keys = await findStripeKeys();
  return keys && createStripeProvider(getStripe(keys));
}

/** The Stripe provider for one account's client. */
export function createStripeProvider(stripe: Stripe): PaymentProvider {
  return {
    async createSession(payment, checkoutText) {
      const { id, url } = await callStripe(
        stripe.checkout.sessions.create(toSessionParams(payment, checkoutText), {
          idempotencyKey: payment.id,
        }),
      );
      if (url === null) throw new ProviderError(`Session ${id} of payment ${payment.id} has no page`);
      return { id, payUrl: url };
    },

    async getStatus({ session = '' }) {
      return toOutcome(await stripe.checkout.sessions.retrieve(session, { expand: expandCharge }));
    },

    cancel: (payment) => callStripe(expireSession(stripe, payment)),

    async refund({ id: paymentId, charge = '' }, { id: refundId, amountPence }) {
      try {
        const refund = await stripe.refunds.create(
          { charge, amount: amountPence, metadata: { paymentId, refundId }, expand: expandBooking },
          { idempotencyKey: refundId },
        );
        return toProviderRefund(refund);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        if (error.code === 'charge_disputed') return 'disputed';
        if (error.code === 'charge_already_refunded' || error.param === 'amount') return 'exceeded';
        throw error;
      }
    },

    async resolveEvent({ subject }) {
      try {
        return await resolveSubject(stripe, subject);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          throw new ProviderError('A notice is of another account than Stripe’s key', { cause: error });
        throw error;
      }
    },

    listRefunds: ({ charge = '' }) => listChargeRefunds(stripe, charge),

    async listTransactions(from, to) {
      const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
      const found: BalanceTransaction[] = [];
      for await (const { id, type, amount, created: at } of stripe.balanceTransactions.list({
        created,
        limit: 100,
      }))
        if (payerTransactionTypes.has(type))
          found.push({ reference: id, amountPence: amount, at: toDate(at) });
      return found;
    },

    payouts: createStripePayouts(stripe),
  };
}

const callStripe = <T>(asking: Promise<T>): Promise<T> =>
  wrapProviderError(asking, (error) => error instanceof Stripe.errors.StripeError);

async function expireSession(
  { checkout: { sessions } }: Stripe,
  { id: paymentId, session = '', status }: Payment,
): Promise<PaymentOutcome> {
  try {
    return toOutcome(await sessions.expire(session, { expand: expandCharge }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Made with the keys of another account. Under those it can still be paid until its time is over; if they come back,
    // so does its notice, and a late success takes effect, or is refunded where it is no longer needed.
    if (error.code === 'resource_missing' && status !== 'processing') {
      log.error('A page of other Stripe keys was given up, and may still be paid', { paymentId });
      return { state: 'failed', reason: 'cancelled' };
    }
    // It was paid or closed a moment ago.
    const outcome = toOutcome(await sessions.retrieve(session, { expand: expandCharge }));
    // A page that can still be paid must not be left open.
    if (outcome.state === 'open') throw error;
    return outcome;
  }
}

const expandCharge = ['payment_intent.latest_charge.balance_transaction'];
const expandBooking = ['balance_transaction', 'failure_balance_transaction'];

/** Transactions between the payers and us; payouts and Stripe's own fees are left out. */
const payerTransactionTypes: ReadonlySet<string> = new Set([
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
] satisfies Stripe.BalanceTransaction['type'][]);

/**
 * Of the methods that are switched on at Stripe, those of which every page, mail and paper can tell what
 * happens. A wallet is a card to Stripe.
 */
const quickTypes = ['card', 'pay_by_bank'] as const;
const offeredTypes = [...quickTypes, 'bacs_debit'] as const;

function toSessionParams(
  payment: Payment,
  { packageName, home, email, returnUrl, hasCredit = false }: CheckoutText,
): Stripe.Checkout.SessionCreateParams {
  const { id: paymentId, propertyPackageId, totalPence, donationPence, payUntil = '' } = payment;
  const line = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: { currency, unit_amount, product_data: { name } },
  });
  return {
    mode: 'payment',
    allowed_payment_method_types: [...(hasCredit ? quickTypes : offeredTypes)],
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

/**
 * The expanded object.
 * @throws when it is a bare id, because the call forgot to expand it
 */
function assertExpanded<T extends { readonly id: string }>(
  found: string | T | null | undefined,
): T | undefined {
  if (typeof found === 'string') throw new Error(`${found} came without what is in it`);
  return found ?? undefined;
}

/** The intent's states between the payer's last step and the money; a session can be read a moment behind. */
const underWay: ReadonlySet<string | undefined> = new Set(['processing', 'succeeded']);

function toOutcome(session: Stripe.Checkout.Session): PaymentOutcome {
  const intent = assertExpanded(session.payment_intent);
  const charge = assertExpanded(intent?.latest_charge);
  return { ...toStanding(session, intent, charge), ...findMethod(intent, charge) };
}

function toStanding(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
  charge: Stripe.Charge | undefined,
): PaymentOutcome {
  const declined = (intent?.last_payment_error ?? null) !== null;
  if (session.status === 'expired') return { state: 'failed', reason: 'expired' };
  if (session.status !== 'complete') return { state: 'open', declined };
  if (session.payment_status !== 'paid')
    return underWay.has(intent?.status) ? { state: 'processing' } : { state: 'failed', reason: 'declined' };
  if (!intent || !charge || intent.currency !== currency)
    throw new Error(`Session ${session.id} is paid, but not in ${currency} by a charge`);
  const at = assertExpanded(charge.balance_transaction)?.created ?? charge.created;
  return { state: 'paid', charge: charge.id, amountPence: intent.amount_received, at: toDate(at) };
}

/** By the latest attempt, which may have been refused. */
function findMethod(
  intent: Stripe.PaymentIntent | undefined,
  charge: Stripe.Charge | undefined,
): Pick<PaymentOutcome, 'method'> {
  const details = charge?.payment_method_details ?? intent?.last_payment_error?.payment_method;
  const wallet = PayMethod.safeParse(details?.card?.wallet?.type).data;
  const method = wallet ?? PayMethod.safeParse(details?.type).data;
  return method ? { method } : {};
}

interface WithMetadata {
  readonly metadata: Stripe.Metadata | null;
}

const toPaymentSubject = (named: WithMetadata): WebhookSubject | undefined => {
  const paymentId = paymentIdOf(named);
  return paymentId && { about: 'payment', paymentId };
};
const paymentIdOf = (named: WithMetadata | undefined): PaymentId | undefined =>
  PaymentId.safeParse(named?.metadata?.['paymentId']).data;

async function resolveSubject(stripe: Stripe, subject: string): Promise<WebhookSubject | undefined> {
  if (subject.startsWith('cs_')) return toPaymentSubject(await stripe.checkout.sessions.retrieve(subject));
  if (subject.startsWith('pi_')) return toPaymentSubject(await stripe.paymentIntents.retrieve(subject));
  if (/^(re|pyr)_/.test(subject)) return getRefundSubject(stripe, subject);
  if (/^(ch|py)_/.test(subject)) return getChargeSubject(stripe, subject);
  if (/^d[up]_/.test(subject)) return getDisputeSubject(stripe, subject);
  const payoutId = PayoutId.safeParse(subject).data;
  return payoutId === undefined ? undefined : { about: 'payout', payoutId };
}

async function getRefundSubject(stripe: Stripe, id: string): Promise<WebhookSubject | undefined> {
  const refund = await stripe.refunds.retrieve(id, { expand: [...expandBooking, 'payment_intent'] });
  const paymentId = paymentIdOf(assertExpanded(refund.payment_intent));
  return paymentId && { about: 'refunds', paymentId, refunds: [toProviderRefund(refund)] };
}

/** A charge is reported when a part of it was refunded, through the API or on the dashboard. */
async function getChargeSubject(stripe: Stripe, charge: string): Promise<WebhookSubject | undefined> {
  const [{ payment_intent: intent }, refunds] = await Promise.all([
    stripe.charges.retrieve(charge, { expand: ['payment_intent'] }),
    listChargeRefunds(stripe, charge),
  ]);
  const paymentId = paymentIdOf(assertExpanded(intent));
  return paymentId && { about: 'refunds', paymentId, refunds };
}

async function listChargeRefunds(stripe: Stripe, charge: string): Promise<ProviderRefund[]> {
  const expand = expandBooking.map((field) => `data.${field}`);
  const { data } = await stripe.refunds.list({ charge, limit: 100, expand });
  return data.map(toProviderRefund);
}

function toProviderRefund({ id, amount, status, metadata, ...booked }: Stripe.Refund): ProviderRefund {
  const refundId = RefundId.safeParse(metadata?.['refundId']).data;
  const at = assertExpanded(booked.balance_transaction)?.created;
  const returnedAt = assertExpanded(booked.failure_balance_transaction)?.created;
  const ended = status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return {
    reference: id,
    amountPence: amount,
    status: status === 'succeeded' ? 'succeeded' : ended,
    ...(refundId && { refundId }),
    ...(at !== undefined && { at: toDate(at) }),
    ...(returnedAt !== undefined && { returnedAt: toDate(returnedAt) }),
  };
}

async function getDisputeSubject(stripe: Stripe, id: string): Promise<WebhookSubject | undefined> {
  const opened = await stripe.disputes.retrieve(id, { expand: ['payment_intent'] });
  const paymentId = paymentIdOf(assertExpanded(opened.payment_intent));
  const dispute = toProviderDispute(opened);
  return paymentId && dispute && { about: 'dispute', paymentId, dispute };
}

/** `undefined` for an inquiry, which has moved no money. */
function toProviderDispute({
  id,
  status,
  balance_transactions,
}: Stripe.Dispute): ProviderDispute | undefined {
  const taken = balance_transactions.find(({ amount }) => amount < 0);
  const returned = balance_transactions.find(({ amount }) => amount > 0);
  if (!taken) return undefined;
  // Stripe decides first and pays back in a later step, whose time is the one to book.
  const isWon = status === 'won' && returned !== undefined;
  return {
    reference: id,
    status: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    amountPence: -taken.amount,
    at: toDate(taken.created),
    ...(returned && { returnedAt: toDate(returned.created) }),
  };
}
