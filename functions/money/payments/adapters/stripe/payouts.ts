import type Stripe from 'stripe';
import { PaymentId } from '../../../../../events/vocabulary.ts';
import {
  PayoutStatus,
  type PayoutLineKind,
  type PayoutTransaction,
  type ProviderPayout,
} from '../../domain/payout.ts';
import type { PayoutSource } from '../../domain/provider.ts';

const currency = 'gbp';
const pageSize = 100;
const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** Payouts of one account, with what Stripe says is in each. */
export function createStripePayouts(stripe: Stripe): PayoutSource {
  return {
    async find(id) {
      const payout = await stripe.payouts.retrieve(id);
      if (payout.currency !== currency) return undefined;
      const listing = toListing(payout);
      const transactions = listing === 'whole' ? await listPayoutTransactions(stripe, id) : [];
      return { ...toPayoutFacts(payout), listing, transactions };
    },

    async list(from) {
      const created = { gte: Math.floor(from.getTime() / 1000) };
      const found: Pick<ProviderPayout, 'id' | 'status'>[] = [];
      for await (const payout of stripe.payouts.list({ created, limit: pageSize }))
        if (payout.currency === currency)
          found.push({ id: payout.id, status: PayoutStatus.parse(payout.status) });
      return found;
    },
  };
}

function toListing({ automatic, reconciliation_status }: Stripe.Payout): ProviderPayout['listing'] {
  if (!automatic) return 'by_hand';
  return reconciliation_status === 'completed' ? 'whole' : 'not_yet';
}

const toPayoutFacts = ({ id, status, amount, created, arrival_date, failure_code }: Stripe.Payout) => ({
  id,
  status: PayoutStatus.parse(status),
  amountPence: amount,
  createdAt: toDate(created),
  arrivesOn: toDate(arrival_date).toISOString().slice(0, 10),
  ...(failure_code !== null && { failure: failure_code }),
});

/** By Stripe's categories for bookkeeping; what is in none of them is something that we don't do. */
const kinds: Readonly<Record<string, PayoutLineKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund_returned',
  dispute: 'dispute_opened',
  dispute_reversal: 'dispute_won',
  fee: 'fee',
  tax: 'fee',
  network_cost: 'fee',
  payout_reversal: 'payout_returned',
};

async function listPayoutTransactions(stripe: Stripe, payout: string): Promise<PayoutTransaction[]> {
  const found: PayoutTransaction[] = [];
  const expand = ['data.source'];
  for await (const one of stripe.balanceTransactions.list({ payout, expand, limit: pageSize }))
    if (one.type !== 'payout') found.push(await toPayoutTransaction(stripe, one));
  return found;
}

async function toPayoutTransaction(
  stripe: Stripe,
  { id, created, amount, fee, net, source, reporting_category }: Stripe.BalanceTransaction,
): Promise<PayoutTransaction> {
  const paymentId = await findPaymentId(stripe, source);
  const sourceId = typeof source === 'string' ? source : source?.id;
  return {
    reference: id,
    at: toDate(created),
    kind: kinds[reporting_category] ?? 'other',
    grossPence: amount,
    feePence: fee,
    netPence: net,
    ...(sourceId !== undefined && { source: sourceId }),
    ...(paymentId && { paymentId }),
  };
}

/** The payment that it names; a refund of Stripe's dashboard and a dispute name it by their intent. */
async function findPaymentId(
  stripe: Stripe,
  source: Stripe.BalanceTransaction['source'],
): Promise<PaymentId | undefined> {
  if (typeof source === 'string' || source === null) return undefined;
  if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute')
    return undefined;
  const named = PaymentId.safeParse(source.metadata?.['paymentId']).data;
  if (named) return named;
  const { payment_intent: intent } = source;
  if (intent === null) return undefined;
  const { metadata } = typeof intent === 'string' ? await stripe.paymentIntents.retrieve(intent) : intent;
  return PaymentId.safeParse(metadata['paymentId']).data;
}
