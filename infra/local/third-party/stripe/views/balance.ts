import type Stripe from 'stripe';
import type { StripeAccount } from '../account.ts';
import type { BalanceTransaction } from '../objects.ts';

export function toBalanceView(account: StripeAccount, entry: BalanceTransaction): Stripe.BalanceTransaction {
  return {
    id: entry.id,
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: entry.availableOn,
    balance_type: 'payments',
    created: entry.created,
    currency: entry.currency,
    description: entry.description ?? null,
    exchange_rate: null,
    fee: entry.fee,
    fee_details:
      entry.fee === 0
        ? []
        : [
            {
              amount: entry.fee,
              application: null,
              currency: entry.currency,
              description: entry.feeDescription,
              type: 'stripe_fee',
            },
          ],
    net: entry.amount - entry.fee,
    reporting_category: entry.category,
    source: entry.source ?? null,
    status: entry.availableOn <= account.now() ? 'available' : 'pending',
    type: entry.type,
  };
}
