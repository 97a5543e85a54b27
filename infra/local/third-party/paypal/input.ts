import * as z from 'zod';
import { invalid, unprocessable } from './errors.ts';
import { Money } from './money.ts';

const text = (longest: number) => z.string().min(1).max(longest);
const Url = z.url();

const Context = z.object({
  brand_name: text(127).optional(),
  return_url: Url.optional(),
  cancel_url: Url.optional(),
});

const Item = z.object({
  name: text(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: Money,
  tax: Money.optional(),
  description: text(2048).optional(),
  sku: text(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

export const parts = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
] as const;

const Breakdown = z.partialRecord(z.enum(parts), Money);

export const Unit = z.object({
  reference_id: text(256).default('default'),
  amount: Money.extend({ breakdown: Breakdown.optional() }),
  payee: z.object({ email_address: z.email().optional(), merchant_id: text(13).optional() }).optional(),
  description: text(127).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(22).optional(),
  items: z.array(Item).optional(),
});
export type Unit = z.output<typeof Unit>;

const Order = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(Unit).min(1),
  application_context: Context.optional(),
  payment_source: z.object({ paypal: z.object({ experience_context: Context.optional() }) }).optional(),
});

const Refund = z.object({
  amount: Money.optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});

export type OrderInput = ReturnType<typeof readOrder>;
export type RefundInput = z.output<typeof Refund>;

/** @throws PaypalError that names the first field at fault */
function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw invalid({ issue: issueOf(issue, at(body, path)), field: `/${path.join('/')}`, location: 'body' });
}

function issueOf(issue: z.core.$ZodIssue | undefined, value: unknown) {
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue?.code === 'too_small' && issue.origin === 'array') return 'INVALID_ARRAY_MIN_ITEMS';
  if (issue?.code === 'too_small' || issue?.code === 'too_big') return 'INVALID_STRING_LENGTH';
  return issue?.code === 'invalid_value' ? 'INVALID_PARAMETER_VALUE' : 'INVALID_PARAMETER_SYNTAX';
}

const at = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    body,
  );

/** An order's purchase unit with its redirect URLs; `wallet` if it names a payment source. */
export function readOrder(body: unknown) {
  const { intent, purchase_units, application_context, payment_source } = read(Order, body);
  const [unit, ...more] = purchase_units;
  if (!unit || more.length > 0) throw unprocessable('MSP_NOT_SUPPORTED');
  if (intent !== 'CAPTURE') throw unprocessable('UNSUPPORTED_INTENT_FOR_PAYMENT_SOURCE', '/intent');
  const context = payment_source?.paypal.experience_context ?? application_context ?? {};
  return { unit, wallet: payment_source !== undefined, context };
}

/** The input of a refund; an empty body refunds the rest of the capture. */
export function readRefund(body: unknown): RefundInput {
  return read(Refund, body ?? {});
}
