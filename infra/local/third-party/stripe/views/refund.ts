import type Stripe from 'stripe';
import { found, type Account } from '../account.ts';
import type { Refund } from '../facts.ts';

export function refundView(account: Account, refund: Refund): Stripe.Refund {
  const { method } = found(account.charges.find(refund.charge));
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    ...(method.type === 'card' && {
      destination_details: {
        type: 'card',
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      },
    }),
    ...(refund.failureReason !== undefined && { failure_reason: refund.failureReason }),
    ...(refund.failureBalanceTransaction !== undefined && {
      failure_balance_transaction: refund.failureBalanceTransaction,
    }),
    metadata: refund.metadata,
    payment_intent: refund.intent,
    payment_method: method.id,
    ...(refund.status === 'pending' && { pending_reason: 'processing' }),
    reason: refund.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}
