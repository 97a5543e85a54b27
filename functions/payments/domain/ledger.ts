import * as z from 'zod';
import { PaymentId } from '../../../events/vocabulary.ts';
import { formatLondonDay } from '../../shared/london-time.ts';
import type { Dispute, Payment, Refund } from './payment.ts';

/**
 * What the providers hold for us, what was earned, what of it is the state's, what was given for trees, what the
 * payers' banks took back for now, and what they took for good.
 */
export const LedgerAccount = z.enum([
  'card_clearing',
  'wallet_clearing',
  'sales',
  'vat',
  'donations',
  'disputed',
  'losses',
]);
export type LedgerAccount = z.output<typeof LedgerAccount>;

/** One thing in the books, never changed: what goes to an account is positive, what comes from it negative. */
export const LedgerEntry = z.object({
  /** Made of what it books, so that nothing is booked twice. */
  id: z.string(),
  paymentId: PaymentId,
  kind: z.enum([
    'payment',
    'donation',
    'refund',
    'refund_returned',
    'dispute_opened',
    'dispute_won',
    'dispute_lost',
  ]),
  /** As the provider's own books have it, and the day of it in London. */
  at: z.iso.datetime(),
  day: z.iso.date(),
  lines: z.array(z.object({ account: LedgerAccount, amountPence: z.int() })),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;
type EntryLines = readonly (readonly [account: LedgerAccount, amountPence: number])[];

export const clearingOf = (payBy: Payment['payBy']): LedgerAccount =>
  payBy === 'card' ? 'card_clearing' : 'wallet_clearing';

function createEntry(
  payment: Payment,
  kind: LedgerEntry['kind'],
  about: string,
  at: Date,
  lines: EntryLines,
): LedgerEntry[] {
  const kept = lines
    .filter(([, amountPence]) => amountPence !== 0)
    .map(([account, amountPence]) => ({ account, amountPence }));
  if (kept.length === 0) return [];
  if (sumOf(kept) !== 0) throw new Error(`The lines of ${kind} ${about} do not balance`);
  const booked = { id: `${kind}#${about}`, paymentId: payment.id, kind };
  return [{ ...booked, at: at.toISOString(), day: formatLondonDay(at), lines: kept }];
}

const sumOf = (lines: LedgerEntry['lines']): number =>
  lines.reduce((sum, { amountPence }) => sum + amountPence, 0);

/** The price with its VAT, and what was given on top. */
export function createPaymentEntries(payment: Payment, at: Date): LedgerEntry[] {
  const { id, payBy, totalPence, vatPence, donationPence } = payment;
  const clearing = clearingOf(payBy);
  return [
    ...createEntry(payment, 'payment', id, at, [
      [clearing, totalPence],
      ['sales', vatPence - totalPence],
      ['vat', -vatPence],
    ]),
    ...createEntry(payment, 'donation', id, at, [
      [clearing, donationPence],
      ['donations', -donationPence],
    ]),
  ];
}

const toRefundLines = ({ payBy }: Payment, refund: Refund): EntryLines => {
  const { amountPence, vatPence, donationPence } = refund;
  return [
    [clearingOf(payBy), -amountPence],
    ['sales', amountPence - donationPence - vatPence],
    ['vat', vatPence],
    ['donations', donationPence],
  ];
};

export const createRefundEntries = (payment: Payment, refund: Refund, at: Date): LedgerEntry[] =>
  createEntry(payment, 'refund', refund.id, at, toRefundLines(payment, refund));

/** The refund did not reach the payer, and its money is with us again. */
export const createReturnedRefundEntries = (payment: Payment, refund: Refund, at: Date): LedgerEntry[] =>
  createEntry(
    payment,
    'refund_returned',
    refund.id,
    at,
    toRefundLines(payment, refund).map(([account, amountPence]) => [account, -amountPence]),
  );

const disputeIdOf = ({ id }: Payment, { reference }: Dispute): string => `${id}#${reference}`;

export const createDisputeEntries = (payment: Payment, dispute: Dispute, at: Date): LedgerEntry[] =>
  createEntry(payment, 'dispute_opened', disputeIdOf(payment, dispute), at, [
    ['disputed', dispute.amountPence],
    [clearingOf(payment.payBy), -dispute.amountPence],
  ]);

/** What is won comes back to where it was; what is lost is a loss, whatever was sold for it. */
export const createDisputeClosedEntries = (
  payment: Payment,
  dispute: Dispute,
  won: boolean,
  at: Date,
): LedgerEntry[] =>
  createEntry(payment, won ? 'dispute_won' : 'dispute_lost', disputeIdOf(payment, dispute), at, [
    [won ? clearingOf(payment.payBy) : 'losses', dispute.amountPence],
    ['disputed', -dispute.amountPence],
  ]);

/** What of the price has not gone back, is not on its way, and what of it is VAT; the same of the donation. */
export function calculateKept({ totalPence, vatPence, donationPence, refunds }: Payment) {
  const kept = { pricePence: totalPence, vatPence, donationPence };
  for (const refund of refunds) {
    if (refund.status === 'failed') continue;
    kept.pricePence -= refund.amountPence - refund.donationPence;
    kept.vatPence -= refund.vatPence;
    kept.donationPence -= refund.donationPence;
  }
  return kept;
}

/**
 * How a sum goes back: from the price first, then from the donation. What is left of the price keeps its share of the
 * VAT to the nearest penny, so that all parts add up to the whole.
 */
export function splitRefund(
  payment: Payment,
  amountPence: number,
): Pick<Refund, 'vatPence' | 'donationPence'> {
  const kept = calculateKept(payment);
  const fromPrice = Math.min(amountPence, kept.pricePence);
  const stays = Math.round(
    (payment.vatPence * (kept.pricePence - fromPrice)) / Math.max(1, payment.totalPence),
  );
  const vatPence = Math.min(Math.max(kept.vatPence - stays, 0), fromPrice);
  return { vatPence, donationPence: amountPence - fromPrice };
}
