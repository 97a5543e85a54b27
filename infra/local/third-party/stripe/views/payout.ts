import type Stripe from 'stripe';
import type { StripeAccount } from '../account.ts';
import type { StripePayout } from '../objects.ts';

export function toStripePayoutView(_account: StripeAccount, payout: StripePayout): Stripe.Payout {
  const failed = payout.status === 'failed';
  return {
    id: payout.id,
    object: 'payout',
    amount: payout.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: payout.arrivesAt,
    automatic: true,
    balance_transaction: payout.balanceTransaction,
    created: payout.created,
    currency: payout.currency,
    description: 'STRIPE PAYOUT',
    destination: 'ba_local',
    failure_balance_transaction: payout.failureBalanceTransaction ?? null,
    failure_code: failed ? 'account_closed' : null,
    failure_message: failed ? 'The bank account has been closed' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: payout.reconciled ? 'completed' : 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: payout.status,
    trace_id: { status: 'pending', value: null },
    type: 'bank_account',
  };
}
