import * as z from 'zod';
import { PaymentId } from '../../../../events/vocabulary.ts';

/** Money that the provider of cards sent to our bank, by the provider's id. */
export const PayoutId = z
  .string()
  .max(100)
  .regex(/^po_\w+$/, 'A payout’s id looks like po_1N2b');

/** What a line of a payout is: as in the books of a month, and what is the provider's own. */
export const PayoutLineKind = z.enum([
  'payment',
  'refund',
  'refund_returned',
  'dispute_opened',
  'dispute_won',
  'fee',
  'payout_returned',
  'other',
]);
export type PayoutLineKind = z.output<typeof PayoutLineKind>;

/**
 * Why a line isn't in our books as it is: it is of no payment of ours, the books don't have it, or they have it with
 * another sum.
 */
export const PayoutLineFault = z.enum(['unknown', 'unbooked', 'amount']);
export type PayoutLineFault = z.output<typeof PayoutLineFault>;

/** A line of a payout with what our books have for it, in pence; negative for money out. */
export const PayoutLine = z.object({
  payoutId: PayoutId,
  /** The provider's id of the line, and of what it is about. */
  reference: z.string(),
  source: z.string().optional(),
  kind: PayoutLineKind,
  at: z.iso.datetime(),
  grossPence: z.int(),
  feePence: z.int(),
  netPence: z.int(),
  paymentId: PaymentId.optional(),
  /** The line of our books that it is. */
  bookedAs: z.string().optional(),
  /** What we know of it before fees: 0 without a line of our books; a fee is known as it is. */
  bookedPence: z.int(),
  fault: PayoutLineFault.optional(),
});
export type PayoutLine = z.output<typeof PayoutLine>;

export const PayoutStatus = z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']);

/** Whether the provider lists what is in a payout: it never does for one that was made by hand. */
const PayoutListing = z.enum(['whole', 'not_yet', 'by_hand']);

export const Payout = z.object({
  id: PayoutId,
  status: PayoutStatus,
  amountPence: z.int(),
  createdAt: z.iso.datetime(),
  /** The day on which the bank has it, and its month. */
  arrivesOn: z.iso.date(),
  /** The provider's code of why the bank sent it back. */
  failure: z.string().optional(),
  listing: PayoutListing,
  /** The sums of its lines. */
  grossPence: z.int(),
  feePence: z.int(),
  lineCount: z.int(),
  /** Lines that our books don't have as they are. */
  faultyLines: z.int(),
  /** What the payout is more than its own lines; the provider's sums are wrong unless it is 0. */
  restPence: z.int(),
  /** What the payout is more than our books and the fees: the sum of its faulty lines and the rest. */
  differencePence: z.int(),
  comparedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type Payout = z.output<typeof Payout>;

/** A payout as the provider has it now. */
export interface ProviderPayout extends Pick<
  Payout,
  'id' | 'status' | 'amountPence' | 'arrivesOn' | 'failure' | 'listing'
> {
  readonly createdAt: Date;
  /** Empty until the provider lists them; its own transaction is left out. */
  readonly transactions: readonly PayoutTransaction[];
}

export interface PayoutTransaction extends Pick<
  PayoutLine,
  'reference' | 'source' | 'kind' | 'grossPence' | 'feePence' | 'netPence' | 'paymentId'
> {
  readonly at: Date;
}

export const PayoutComparison = z.enum(['matches', 'differs', 'not_yet', 'by_hand']);

/** What the comparison with our books came to. Sums that cancel each other out are a difference, too. */
export function judgePayout(payout: Payout): z.output<typeof PayoutComparison> {
  const { listing, differencePence, faultyLines } = payout;
  if (listing !== 'whole') return listing;
  return differencePence === 0 && faultyLines === 0 ? 'matches' : 'differs';
}

/** Whether the money is not at our bank and won't be. */
export function hasComeBack({ status }: Pick<Payout, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Whether nothing more is expected of a payout that the provider gives this status. */
export function isSettledPayout(payout: Payout, status: Payout['status']): boolean {
  return payout.status === status && status !== 'pending' && judgePayout(payout) === 'matches';
}
