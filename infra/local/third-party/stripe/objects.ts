import * as z from 'zod';

/** Stored objects; `views/` renders them as Stripe does. Times are in seconds, amounts in minor units. */
const stored = { id: z.string(), created: z.number(), currency: z.string() };
const Metadata = z.record(z.string(), z.string());

export const LineItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  images: z.array(z.string()),
  unitAmount: z.number(),
  quantity: z.number(),
});
export type LineItem = z.output<typeof LineItem>;

const Payer = z.object({ email: z.string(), name: z.string() });
export type Payer = z.output<typeof Payer>;

/** The payment methods that the account accepts. */
export const MethodType = z.enum(['card', 'pay_by_bank', 'bacs_debit']);
export type MethodType = z.output<typeof MethodType>;

export const CheckoutSession = z.object({
  ...stored,
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid']),
  expiresAt: z.number(),
  lines: z.array(LineItem),
  methods: z.array(MethodType),
  allowedMethods: z.array(z.string()).optional(),
  successUrl: z.string(),
  cancelUrl: z.string().optional(),
  clientReferenceId: z.string().optional(),
  customerEmail: z.string().optional(),
  locale: z.string().optional(),
  submitType: z.string().optional(),
  metadata: Metadata,
  intentData: z.object({
    metadata: Metadata,
    description: z.string().optional(),
    receiptEmail: z.string().optional(),
    statementDescriptor: z.string().optional(),
    statementDescriptorSuffix: z.string().optional(),
  }),
  intent: z.string().optional(),
  payer: Payer.optional(),
});
export type CheckoutSession = z.output<typeof CheckoutSession>;

/** A phone's wallet, which to Stripe is a card in it. */
export const WalletType = z.enum(['apple_pay', 'google_pay']);
export type WalletType = z.output<typeof WalletType>;

const CardMethod = z.object({
  type: z.literal('card'),
  id: z.string(),
  brand: z.string(),
  funding: z.string(),
  country: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  challenged: z.boolean(),
  wallet: WalletType.optional(),
  /** The test card's behaviour after the payment. */
  afterwards: z.enum(['disputed', 'refund fails', 'refund pends']).optional(),
});
const DebitMethod = z.object({
  type: z.literal('bacs_debit'),
  id: z.string(),
  last4: z.string(),
  sortCode: z.string(),
  honoured: z.boolean(),
});
const BankMethod = z.object({
  type: z.literal('pay_by_bank'),
  id: z.string(),
  /** Whether the bank sends the money, for one that answers later. */
  honoured: z.boolean(),
});
export const PaymentMethod = z.discriminatedUnion('type', [CardMethod, BankMethod, DebitMethod]);
export type PaymentMethod = z.output<typeof PaymentMethod>;

const PaymentFailure = z.object({
  code: z.string(),
  declineCode: z.string().optional(),
  message: z.string(),
});
export type PaymentFailure = z.output<typeof PaymentFailure>;

export const PaymentIntent = z.object({
  ...stored,
  session: z.string(),
  amount: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  canceledAt: z.number().optional(),
  method: PaymentMethod.optional(),
  payer: Payer.optional(),
  latestCharge: z.string().optional(),
  failure: PaymentFailure.optional(),
});
export type PaymentIntent = z.output<typeof PaymentIntent>;

export const Charge = z.object({
  ...stored,
  intent: z.string(),
  amount: z.number(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  method: PaymentMethod,
  payer: Payer,
  failure: PaymentFailure.optional(),
  balanceTransaction: z.string().optional(),
  amountRefunded: z.number(),
  dispute: z.string().optional(),
});
export type Charge = z.output<typeof Charge>;

export const StripeRefund = z.object({
  ...stored,
  charge: z.string(),
  intent: z.string(),
  amount: z.number(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  reason: z.string().optional(),
  metadata: Metadata,
  balanceTransaction: z.string(),
  failureReason: z.string().optional(),
  failureBalanceTransaction: z.string().optional(),
});
export type StripeRefund = z.output<typeof StripeRefund>;

export const StripeDispute = z.object({
  ...stored,
  charge: z.string(),
  intent: z.string(),
  amount: z.number(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  dueBy: z.number(),
  balanceTransactions: z.array(z.string()),
});
export type StripeDispute = z.output<typeof StripeDispute>;

/** An attempt of a verification: the person's input and the outcome. */
export const VerificationReport = z.object({
  id: z.string(),
  created: z.number(),
  session: z.string(),
  failure: z.object({ code: z.string(), reason: z.string() }).optional(),
  person: z.object({ firstName: z.string(), lastName: z.string(), birthYear: z.number() }),
  documentType: z.enum(['passport', 'driving_license', 'id_card']),
  country: z.string(),
});
export type VerificationReport = z.output<typeof VerificationReport>;

export const VerificationSession = z.object({
  id: z.string(),
  created: z.number(),
  status: z.enum(['requires_input', 'processing', 'verified', 'canceled']),
  /** Changes after each attempt, as the URL of the page works once. */
  secret: z.string(),
  returnUrl: z.string().optional(),
  clientReferenceId: z.string().optional(),
  metadata: Metadata,
  document: z.object({
    require_matching_selfie: z.boolean().optional(),
    require_live_capture: z.boolean().optional(),
    require_id_number: z.boolean().optional(),
    allowed_types: z.array(z.string()).optional(),
  }),
  error: z.object({ code: z.string(), reason: z.string() }).optional(),
  report: z.string().optional(),
  /** The outcome of a session in processing. */
  pending: VerificationReport.optional(),
  redacted: z.boolean(),
});
export type VerificationSession = z.output<typeof VerificationSession>;

export const BalanceTransaction = z.object({
  ...stored,
  amount: z.number(),
  fee: z.number(),
  feeDescription: z.string(),
  type: z.enum([
    'charge',
    'payment',
    'refund',
    'payment_refund',
    'refund_failure',
    'adjustment',
    'stripe_fee',
    'payout',
    'payout_failure',
  ]),
  category: z.enum([
    'charge',
    'refund',
    'refund_failure',
    'dispute',
    'dispute_reversal',
    'fee',
    'payout',
    'payout_reversal',
  ]),
  source: z.string().optional(),
  description: z.string().optional(),
  availableOn: z.number(),
  /** The payout that brought it to the bank, or that it is the transaction of. */
  payout: z.string().optional(),
});
export type BalanceTransaction = z.output<typeof BalanceTransaction>;

export const StripePayout = z.object({
  ...stored,
  amount: z.number(),
  status: z.enum(['in_transit', 'paid', 'failed']),
  arrivesAt: z.number(),
  /** Whether what is in it can be listed. */
  reconciled: z.boolean(),
  balanceTransaction: z.string(),
  failureBalanceTransaction: z.string().optional(),
});
export type StripePayout = z.output<typeof StripePayout>;
