import * as z from 'zod';
import { PaymentId } from '../../events/vocabulary.ts';
import { formatLondonDay } from '../shared/london-time.ts';
import type { Dispute, Payment, Refund } from './payment.ts';

/**
 * What the providers hold for us, what was earned, what of it is the state's, what was given for trees, what the
 * payers' banks took back for now, and what they took for good.
 */
export const Account = z.enum([
  'card_clearing',
  'wallet_clearing',
  'sales',
  'vat',
  'donations',
  'disputed',
  'losses',
]);
export type Account = z.output<typeof Account>;

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
  lines: z.array(z.object({ account: Account, amountPence: z.int() })),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;
type Lines = readonly (readonly [account: Account, amountPence: number])[];

export const clearingOf = (payBy: Payment['payBy']): Account =>
  payBy === 'card' ? 'card_clearing' : 'wallet_clearing';

function entry(
  payment: Payment,
  kind: LedgerEntry['kind'],
  about: string,
  at: Date,
  lines: Lines,
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
export function paymentEntries(payment: Payment, at: Date): LedgerEntry[] {
  const { id, payBy, totalPence, vatPence, donationPence } = payment;
  const clearing = clearingOf(payBy);
  return [
    ...entry(payment, 'payment', id, at, [
      [clearing, totalPence],
      ['sales', vatPence - totalPence],
      ['vat', -vatPence],
    ]),
    ...entry(payment, 'donation', id, at, [
      [clearing, donationPence],
      ['donations', -donationPence],
    ]),
  ];
}

const refundLines = ({ payBy }: Payment, refund: Refund): Lines => {
  const { amountPence, vatPence, donationPence } = refund;
  return [
    [clearingOf(payBy), -amountPence],
    ['sales', amountPence - donationPence - vatPence],
    ['vat', vatPence],
    ['donations', donationPence],
  ];
};

export const refundEntries = (payment: Payment, refund: Refund, at: Date): LedgerEntry[] =>
  entry(payment, 'refund', refund.id, at, refundLines(payment, refund));

/** The refund did not reach the payer, and its money is with us again. */
export const refundReturnedEntries = (payment: Payment, refund: Refund, at: Date): LedgerEntry[] =>
  entry(
    payment,
    'refund_returned',
    refund.id,
    at,
    refundLines(payment, refund).map(([account, amountPence]) => [account, -amountPence]),
  );

const disputeId = ({ id }: Payment, { reference }: Dispute): string => `${id}#${reference}`;

export const disputeEntries = (payment: Payment, dispute: Dispute, at: Date): LedgerEntry[] =>
  entry(payment, 'dispute_opened', disputeId(payment, dispute), at, [
    ['disputed', dispute.amountPence],
    [clearingOf(payment.payBy), -dispute.amountPence],
  ]);

/** What is won comes back to where it was; what is lost is a loss, whatever was sold for it. */
export const disputeClosedEntries = (
  payment: Payment,
  dispute: Dispute,
  won: boolean,
  at: Date,
): LedgerEntry[] =>
  entry(payment, won ? 'dispute_won' : 'dispute_lost', disputeId(payment, dispute), at, [
    [won ? clearingOf(payment.payBy) : 'losses', dispute.amountPence],
    ['disputed', -dispute.amountPence],
  ]);

/** What of the price has not gone back, is not on its way, and what of it is VAT; the same of the donation. */
export function keptOf({ totalPence, vatPence, donationPence, refunds }: Payment) {
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
export function splitOf(payment: Payment, amountPence: number): Pick<Refund, 'vatPence' | 'donationPence'> {
  const kept = keptOf(payment);
  const fromPrice = Math.min(amountPence, kept.pricePence);
  const stays = Math.round(
    (payment.vatPence * (kept.pricePence - fromPrice)) / Math.max(1, payment.totalPence),
  );
  const vatPence = Math.min(Math.max(kept.vatPence - stays, 0), fromPrice);
  return { vatPence, donationPence: amountPence - fromPrice };
}
