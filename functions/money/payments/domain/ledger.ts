import * as z from 'zod';
import { PaymentId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import type { Dispute, Payment, Refund } from './payment.ts';

/**
 * The accounts of the ledger: money held by each provider, revenue, VAT owed, donations for trees, money that
 * payers' banks hold during a dispute, and money lost in disputes.
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

/**
 * An entry of the ledger, never changed: a line is positive for money into the account, negative for money
 * out of it.
 */
export const LedgerEntry = z.object({
  /** Derived from the kind and what is booked, so that nothing is booked twice. */
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
  /** The provider's booking time, and its day in London. */
  at: z.iso.datetime(),
  day: z.iso.date(),
  lines: z.array(z.object({ account: LedgerAccount, amountPence: z.int() })),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;
type EntryLines = readonly (readonly [account: LedgerAccount, amountPence: number])[];

export function getClearingAccount(payBy: Payment['payBy']): LedgerAccount {
  return payBy === 'card' ? 'card_clearing' : 'wallet_clearing';
}

interface EntryHeader {
  readonly kind: LedgerEntry['kind'];
  /** The id of what is booked, which with the kind makes the entry's own. */
  readonly about: string;
  readonly at: Date;
}

function createEntry(payment: Payment, { kind, about, at }: EntryHeader, lines: EntryLines): LedgerEntry[] {
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

/** The entries of the price with its VAT, and of the donation. */
export function createPaymentEntries(payment: Payment, at: Date): LedgerEntry[] {
  const { id, payBy, totalPence, vatPence, donationPence } = payment;
  const clearing = getClearingAccount(payBy);
  return [
    ...createEntry(payment, { kind: 'payment', about: id, at }, [
      [clearing, totalPence],
      ['sales', vatPence - totalPence],
      ['vat', -vatPence],
    ]),
    ...createEntry(payment, { kind: 'donation', about: id, at }, [
      [clearing, donationPence],
      ['donations', -donationPence],
    ]),
  ];
}

const toRefundLines = ({ payBy }: Payment, refund: Refund): EntryLines => {
  const { amountPence, vatPence, donationPence } = refund;
  return [
    [getClearingAccount(payBy), -amountPence],
    ['sales', amountPence - donationPence - vatPence],
    ['vat', vatPence],
    ['donations', donationPence],
  ];
};

export function createRefundEntries(payment: Payment, refund: Refund, at: Date): LedgerEntry[] {
  return createEntry(payment, { kind: 'refund', about: refund.id, at }, toRefundLines(payment, refund));
}

/** The refund did not reach the payer, and its money is back with us. */
export function createReturnedRefundEntries(payment: Payment, refund: Refund, at: Date): LedgerEntry[] {
  return createEntry(
    payment,
    { kind: 'refund_returned', about: refund.id, at },
    toRefundLines(payment, refund).map(([account, amountPence]) => [account, -amountPence]),
  );
}

const disputeIdOf = ({ id }: Payment, { reference }: Dispute): string => `${id}#${reference}`;

export function createDisputeEntries(payment: Payment, dispute: Dispute, at: Date): LedgerEntry[] {
  return createEntry(payment, { kind: 'dispute_opened', about: disputeIdOf(payment, dispute), at }, [
    ['disputed', dispute.amountPence],
    [getClearingAccount(payment.payBy), -dispute.amountPence],
  ]);
}

/** Money won returns to its clearing account; money lost is a loss, whatever was sold for it. */
export function createDisputeClosedEntries(
  payment: Payment,
  dispute: Dispute,
  won: boolean,
  at: Date,
): LedgerEntry[] {
  return createEntry(
    payment,
    { kind: won ? 'dispute_won' : 'dispute_lost', about: disputeIdOf(payment, dispute), at },
    [
      [won ? getClearingAccount(payment.payBy) : 'losses', dispute.amountPence],
      ['disputed', -dispute.amountPence],
    ],
  );
}

/** Pence of price, VAT and donation that are neither refunded nor in a refund under way. */
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
 * Splits a refund: the least of the donation, then from the price, then from the donation. The rest of the price keeps its share of the
 * VAT to the nearest penny, so that the parts add up to the whole.
 */
export function splitRefund(
  payment: Payment,
  amountPence: number,
  leastDonationPence = 0,
): Pick<Refund, 'vatPence' | 'donationPence'> {
  const kept = calculateKept(payment);
  const fromPrice = Math.min(amountPence - leastDonationPence, kept.pricePence);
  const stays = Math.round(
    (payment.vatPence * (kept.pricePence - fromPrice)) / Math.max(1, payment.totalPence),
  );
  const vatPence = Math.min(Math.max(kept.vatPence - stays, 0), fromPrice);
  return { vatPence, donationPence: amountPence - fromPrice };
}
