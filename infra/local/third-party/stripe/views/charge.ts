import type Stripe from 'stripe';
import { requireStored, type StripeAccount } from '../account.ts';
import type { Charge, PaymentMethod } from '../objects.ts';

type Details = Stripe.Charge.PaymentMethodDetails;

const challengeView = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;

function toMethodDetails(method: PaymentMethod, charge: Charge): Details {
  if (method.type === 'pay_by_bank') return { type: 'pay_by_bank', pay_by_bank: {} };
  if (method.type === 'bacs_debit')
    return {
      type: 'bacs_debit',
      bacs_debit: {
        fingerprint: null,
        last4: method.last4,
        mandate: null,
        sort_code: method.sortCode,
      },
    };
  return {
    type: 'card',
    card: {
      amount_authorized: charge.status === 'succeeded' ? charge.amount : null,
      authorization_code: null,
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: method.country,
      electronic_commerce_indicator: method.challenged ? '05' : null,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.id.slice(-16),
      funding: method.funding,
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: method.challenged ? challengeView : null,
      transaction_link_id: null,
      wallet: method.wallet
        ? { type: method.wallet, dynamic_last4: method.last4, [method.wallet]: {} }
        : null,
    },
  };
}

function toOutcome({ failure }: Charge): Stripe.Charge.Outcome {
  const risk = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: 'normal',
  };
  if (!failure)
    return {
      ...risk,
      network_status: 'approved_by_network',
      reason: null,
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  return {
    ...risk,
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    risk_score: 20,
    seller_message: failure.message,
    type: 'issuer_declined',
  };
}

/** Fields that are empty in every charge of the emulator. */
const emptyFields = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  customer: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export function toChargeView(account: StripeAccount, charge: Charge): Stripe.Charge {
  const { session } = requireStored(account.intents.find(charge.intent));
  const { intentData } = requireStored(account.sessions.find(session));
  return {
    ...emptyFields,
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    balance_transaction: charge.balanceTransaction ?? null,
    billing_details: { address: null, ...charge.payer, phone: null, tax_id: null },
    calculated_statement_descriptor: intentData.statementDescriptor ?? 'LOCAL STAND-IN',
    captured: charge.status === 'succeeded',
    created: charge.created,
    currency: charge.currency,
    description: intentData.description ?? null,
    disputed: charge.dispute !== undefined,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intentData.metadata,
    outcome: toOutcome(charge),
    paid: charge.status === 'succeeded',
    payment_intent: charge.intent,
    payment_method: charge.method.id,
    payment_method_details: toMethodDetails(charge.method, charge),
    receipt_email: intentData.receiptEmail ?? null,
    refunded: charge.amountRefunded === charge.amount,
    statement_descriptor: intentData.statementDescriptor ?? null,
    statement_descriptor_suffix: intentData.statementDescriptorSuffix ?? null,
    status: charge.status,
  };
}
