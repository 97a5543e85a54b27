import type Stripe from 'stripe';
import { requireStored, type StripeAccount } from '../account.ts';
import type { PaymentFailure, PaymentIntent, PaymentMethod } from '../objects.ts';
import { toCheckoutUrl } from './session.ts';

const toCardView = (card: Extract<PaymentMethod, { type: 'card' }>): Stripe.PaymentMethod.Card => ({
  brand: card.brand,
  checks: null,
  country: card.country,
  display_brand: card.brand,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  funding: card.funding,
  generated_from: null,
  last4: card.last4,
  networks: null,
  regulated_status: null,
  three_d_secure_usage: null,
  wallet: card.wallet ? { type: card.wallet, dynamic_last4: card.last4, [card.wallet]: {} } : null,
});

function toMethodView({ created, payer }: PaymentIntent, method: PaymentMethod): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: 'payment_method',
    billing_details: {
      address: null,
      email: payer?.email ?? null,
      name: payer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type,
    ...(method.type === 'card' && { card: toCardView(method) }),
  };
}

const toFailureView = (
  intent: PaymentIntent,
  { code, declineCode, message }: PaymentFailure,
): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode !== undefined && { decline_code: declineCode }),
  ...(intent.latestCharge !== undefined && { charge: intent.latestCharge }),
  ...(intent.method && { payment_method: toMethodView(intent, intent.method) }),
});

/** Fields that are empty in every payment intent of the emulator. */
const emptyFields = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export function toIntentView(account: StripeAccount, intent: PaymentIntent): Stripe.PaymentIntent {
  const { intentData, methods, id: session } = requireStored(account.sessions.find(intent.session));
  const challenge = `${toCheckoutUrl(account, session)}/challenge`;
  const keepsMethod = intent.status !== 'requires_payment_method' && intent.status !== 'canceled';
  return {
    ...emptyFields,
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    canceled_at: intent.canceledAt ?? null,
    cancellation_reason: intent.status === 'canceled' ? 'automatic' : null,
    capture_method: 'automatic_async',
    client_secret: `${intent.id}_secret_${intent.id.slice(-12)}`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    description: intentData.description ?? null,
    last_payment_error: intent.failure ? toFailureView(intent, intent.failure) : null,
    latest_charge: intent.latestCharge ?? null,
    livemode: false,
    metadata: intentData.metadata,
    next_action:
      intent.status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: challenge } }
        : null,
    payment_method: (keepsMethod && intent.method?.id) || null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: [...methods],
    receipt_email: intentData.receiptEmail ?? null,
    statement_descriptor: intentData.statementDescriptor ?? null,
    statement_descriptor_suffix: intentData.statementDescriptorSuffix ?? null,
    status: intent.status,
  };
}
