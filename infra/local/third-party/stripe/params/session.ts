import type Stripe from 'stripe';
import * as z from 'zod';
import { createId } from '../../webhooks.ts';
import { createInvalidFault } from '../fault.ts';
import { MethodType, type LineItem, type CheckoutSession } from '../objects.ts';
import { sumLines } from '../views/session.ts';
import { address, email, expandable, metadata, createText, whole } from './kinds.ts';

const halfHour = 1800;
const day = 86_400;
const smallest = 30;
const largest = 99_999_999;
/** Tolerance in seconds for the time that a request takes. */
const toleranceSeconds = 60;

const Item = z.strictObject({
  quantity: whole.refine((quantity) => quantity > 0, { error: 'Quantity must be positive' }),
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/i, 'a currency has three letters'),
    unit_amount: whole.refine((amount) => amount >= 0, { error: 'Amounts must not be negative' }),
    product_data: z.strictObject({
      name: createText(),
      description: createText().optional(),
      images: z.array(address).max(8).default([]),
      metadata,
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
});

/** Parameters by their names in the SDK. */
type Named<T> = { readonly [K in keyof T]?: z.ZodType };

const intentData = {
  metadata,
  description: createText(1000).optional(),
  receipt_email: email.optional(),
  statement_descriptor: createText(22).optional(),
  statement_descriptor_suffix: createText(22).optional(),
} satisfies Named<Stripe.Checkout.SessionCreateParams.PaymentIntentData>;

/** The supported parameters of a Checkout Session; others are refused as unknown. */
export const SessionParams = z.strictObject({
  ...expandable,
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(Item).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: createText(200).optional(),
  customer_email: email.optional(),
  expires_at: whole.optional(),
  locale: createText(10).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  allowed_payment_method_types: z.array(createText(40)).min(1).optional(),
  metadata,
  payment_intent_data: z.strictObject(intentData).default({ metadata: {} }),
} satisfies Named<Stripe.Checkout.SessionCreateParams>);
type SessionParams = z.output<typeof SessionParams>;

const toLine = ({
  quantity,
  price_data: { unit_amount: unitAmount, product_data },
}: z.output<typeof Item>): LineItem => ({
  id: createId('li_'),
  name: product_data.name,
  description: product_data.description,
  images: product_data.images,
  unitAmount,
  quantity,
});

function getCurrency({ line_items: items }: SessionParams): string {
  const [currency = '', ...others] = new Set(items.map((item) => item.price_data.currency.toLowerCase()));
  if (others.length > 0)
    throw createInvalidFault('All line items must have the same currency.', undefined, 'line_items');
  return currency;
}

function getExpiry({ expires_at: wanted }: SessionParams, now: number): number {
  if (wanted === undefined) return now + day;
  if (wanted < now + halfHour - toleranceSeconds || wanted > now + day + toleranceSeconds)
    throw createInvalidFault('`expires_at` must be 30 minutes to 24 hours away.', undefined, 'expires_at');
  return wanted;
}

/** The payment methods of the account that the session allows. */
function listMethods({ allowed_payment_method_types: allowed }: SessionParams): MethodType[] {
  const methods = MethodType.options.filter((type) => allowed?.includes(type) ?? true);
  if (methods.length > 0) return methods;
  throw createInvalidFault(
    'None of these payment methods is switched on.',
    undefined,
    'allowed_payment_method_types',
  );
}

/** A new open session; throws StripeFault for parameters that contradict each other. */
export function createOpenSession(params: SessionParams, now: number): CheckoutSession {
  const lines = params.line_items.map(toLine);
  const total = sumLines(lines);
  const currency = getCurrency(params);
  if (total < smallest)
    throw createInvalidFault(`The total must be ${smallest} at least.`, 'amount_too_small', 'line_items');
  if (total > largest)
    throw createInvalidFault(`The total must be ${largest} at most.`, 'amount_too_large', 'line_items');
  const about = params.payment_intent_data;
  return {
    id: createId('cs_test_'),
    created: now,
    currency,
    status: 'open',
    paymentStatus: 'unpaid',
    expiresAt: getExpiry(params, now),
    lines,
    methods: listMethods(params),
    allowedMethods: params.allowed_payment_method_types,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url,
    clientReferenceId: params.client_reference_id,
    customerEmail: params.customer_email,
    locale: params.locale,
    submitType: params.submit_type,
    metadata: params.metadata,
    intentData: {
      metadata: about.metadata,
      description: about.description,
      receiptEmail: about.receipt_email,
      statementDescriptor: about.statement_descriptor,
      statementDescriptorSuffix: about.statement_descriptor_suffix,
    },
  };
}
