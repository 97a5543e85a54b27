import * as z from 'zod';
import { createInvalidRequest, createUnprocessable } from './errors.ts';
import { Money } from './money.ts';

const createText = (longest: number) => z.string().min(1).max(longest);
const Url = z.url();

const Context = z.object({
  brand_name: createText(127).optional(),
  return_url: Url.optional(),
  cancel_url: Url.optional(),
});

const Item = z.object({
  name: createText(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: Money,
  tax: Money.optional(),
  description: createText(2048).optional(),
  sku: createText(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

export const breakdownParts = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
] as const;

const Breakdown = z.partialRecord(z.enum(breakdownParts), Money);

export const PurchaseUnit = z.object({
  reference_id: createText(256).default('default'),
  amount: Money.extend({ breakdown: Breakdown.optional() }),
  payee: z.object({ email_address: z.email().optional(), merchant_id: createText(13).optional() }).optional(),
  description: createText(127).optional(),
  custom_id: createText(127).optional(),
  invoice_id: createText(127).optional(),
  soft_descriptor: createText(22).optional(),
  items: z.array(Item).optional(),
});
export type PurchaseUnit = z.output<typeof PurchaseUnit>;

const Order = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(PurchaseUnit).min(1),
  application_context: Context.optional(),
  payment_source: z.object({ paypal: z.object({ experience_context: Context.optional() }) }).optional(),
});

const Refund = z.object({
  amount: Money.optional(),
  custom_id: createText(127).optional(),
  invoice_id: createText(127).optional(),
  note_to_payer: createText(255).optional(),
});

export type OrderInput = ReturnType<typeof readOrder>;
export type RefundInput = z.output<typeof Refund>;

/** @throws PaypalError that names the first field at fault */
function parseInput<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw createInvalidRequest({
    issue: toIssue(issue, readPath(body, path)),
    field: `/${path.join('/')}`,
    location: 'body',
  });
}

function toIssue(issue: z.core.$ZodIssue | undefined, value: unknown) {
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue?.code === 'too_small' && issue.origin === 'array') return 'INVALID_ARRAY_MIN_ITEMS';
  if (issue?.code === 'too_small' || issue?.code === 'too_big') return 'INVALID_STRING_LENGTH';
  return issue?.code === 'invalid_value' ? 'INVALID_PARAMETER_VALUE' : 'INVALID_PARAMETER_SYNTAX';
}

const readPath = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    body,
  );

/** An order's purchase unit with its redirect URLs; `wallet` if it names a payment source. */
export function readOrder(body: unknown) {
  const { intent, purchase_units, application_context, payment_source } = parseInput(Order, body);
  const [unit, ...more] = purchase_units;
  if (!unit || more.length > 0) throw createUnprocessable('MSP_NOT_SUPPORTED');
  if (intent !== 'CAPTURE') throw createUnprocessable('UNSUPPORTED_INTENT_FOR_PAYMENT_SOURCE', '/intent');
  const context = payment_source?.paypal.experience_context ?? application_context ?? {};
  return { unit, wallet: payment_source !== undefined, context };
}

/** The input of a refund; an empty body refunds the rest of the capture. */
export function readRefund(body: unknown): RefundInput {
  return parseInput(Refund, body ?? {});
}
