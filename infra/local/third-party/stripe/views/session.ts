import type Stripe from 'stripe';
import type { StripeAccount } from '../account.ts';
import type { LineItem, CheckoutSession } from '../objects.ts';

export function sumLines(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
}

/** The URL of the payment page. */
export function toCheckoutUrl({ pagesUrl }: Pick<StripeAccount, 'pagesUrl'>, id: string): string {
  return `${pagesUrl}/checkout/${id}`;
}

function toPayerView({
  payer,
  customerEmail,
}: CheckoutSession): Stripe.Checkout.Session.CustomerDetails | null {
  const email = payer?.email ?? customerEmail;
  if (email === undefined) return null;
  const noDetails = { address: null, business_name: null, individual_name: null, phone: null };
  return { ...noDetails, email, name: payer?.name ?? null, tax_exempt: 'none', tax_ids: null };
}

/** Fields that are empty in every session of the emulator. */
const emptyFields = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  billing_address_collection: null,
  client_secret: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  subscription: null,
  wallet_options: null,
} as const;

export function toSessionView(account: StripeAccount, session: CheckoutSession): Stripe.Checkout.Session {
  const total = sumLines(session.lines);
  return {
    ...emptyFields,
    id: session.id,
    object: 'checkout.session',
    allowed_payment_method_types: session.allowedMethods ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl ?? null,
    client_reference_id: session.clientReferenceId ?? null,
    collected_information: null,
    created: session.created,
    currency: session.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_details: toPayerView(session),
    customer_email: session.customerEmail ?? null,
    discounts: [],
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale ?? null,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.intent ?? null,
    payment_method_collection: 'if_required',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: [...session.methods],
    payment_status: session.paymentStatus,
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: session.status,
    submit_type: session.submitType ?? null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? toCheckoutUrl(account, session.id) : null,
  };
}
