import type Stripe from 'stripe';
import { requireStored, type StripeAccount } from '../account.ts';
import type { StripeRefund } from '../objects.ts';

export function toStripeRefundView(account: StripeAccount, refund: StripeRefund): Stripe.Refund {
  const { method } = requireStored(account.charges.find(refund.charge));
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
