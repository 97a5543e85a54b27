import type Stripe from 'stripe';
import { requireStored, type StripeAccount } from '../account.ts';
import type { StripeDispute } from '../objects.ts';
import { toBalanceView } from './balance.ts';

/** Evidence is not supported here. */
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export function toStripeDisputeView(account: StripeAccount, dispute: StripeDispute): Stripe.Dispute {
  const { method } = requireStored(account.charges.find(dispute.charge));
  const entries = dispute.balanceTransactions.map((id) => requireStored(account.balance.find(id)));
  const brand = method.type === 'card' ? method.brand : undefined;
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: entries.map((entry) => toBalanceView(account, entry)),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dispute.status === 'needs_response' ? dispute.dueBy : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: dispute.dueBy < account.now(),
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: dispute.intent,
    ...(brand !== undefined && {
      payment_method_details: {
        type: 'card',
        card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      },
    }),
    reason: dispute.reason,
    status: dispute.status,
  };
}
