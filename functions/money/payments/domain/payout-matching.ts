import type { DomainEvent } from '../../../../events/define.ts';
import { PayoutDiffers } from '../../../../events/payout.ts';
import type { BookedLine } from './books.ts';
import type { Payment } from './payment.ts';
import {
  hasComeBack,
  judgePayout,
  type Payout,
  type PayoutLine,
  type PayoutTransaction,
  type ProviderPayout,
} from './payout.ts';

/** What we have of the payments that a payout names. */
export interface OwnBooks {
  readonly payments: ReadonlyMap<string, Payment>;
  readonly lines: readonly BookedLine[];
  /** Payouts that a bank sent back, by their ids. */
  readonly failedPayouts: ReadonlyMap<string, Payout>;
}

/** The key of a line of our books. */
export function toBookedKey({ kind, about }: Pick<BookedLine, 'kind' | 'about'>): string {
  return `${kind}#${about}`;
}

/** The key that the line has in our books, if we know what it is about; the books may not have it yet. */
function findBookedKey({ kind, source }: PayoutTransaction, payment: Payment): string | undefined {
  const { id, charge, refunds, disputes } = payment;
  if (kind === 'payment') return charge === source ? toBookedKey({ kind, about: id }) : undefined;
  if (kind === 'refund' || kind === 'refund_returned') {
    const refund = refunds.find(({ reference }) => reference !== undefined && reference === source);
    return refund && toBookedKey({ kind, about: refund.id });
  }
  if (kind !== 'dispute_opened' && kind !== 'dispute_won') return undefined;
  const dispute = disputes.find(({ reference }) => reference === source);
  return dispute && toBookedKey({ kind, about: `${id}#${dispute.reference}` });
}

type Match = Pick<PayoutLine, 'bookedPence' | 'bookedAs' | 'fault'>;

function matchTransaction(transaction: PayoutTransaction, books: OwnBooks): Match {
  const { kind, source = '', grossPence, paymentId } = transaction;
  if (kind === 'fee') return { bookedPence: grossPence };
  if (kind === 'payout_returned') {
    const failed = books.failedPayouts.get(source);
    return failed ? compareSums(failed.amountPence, grossPence) : { bookedPence: 0, fault: 'unknown' };
  }
  const payment = paymentId && books.payments.get(paymentId);
  if (!payment) return { bookedPence: 0, fault: 'unknown' };
  const bookedAs = findBookedKey(transaction, payment);
  const line = books.lines.find((one) => toBookedKey(one) === bookedAs);
  return line && bookedAs !== undefined
    ? { bookedAs, ...compareSums(line.totalPence, grossPence) }
    : { bookedPence: 0, fault: 'unbooked' };
}

const compareSums = (bookedPence: number, grossPence: number): Match =>
  bookedPence === grossPence ? { bookedPence } : { bookedPence, fault: 'amount' };

const sum = <T>(lines: readonly T[], of: (line: T) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

/** A payout with its lines, each beside what our books have for it. `before` is the stored one. */
export function matchPayout(
  provided: ProviderPayout,
  books: OwnBooks,
  before: Payout | undefined,
  now: Date,
): { readonly payout: Payout; readonly lines: PayoutLine[] } {
  const { transactions, createdAt, ...facts } = provided;
  const lines = transactions.map((transaction): PayoutLine => ({
    ...transaction,
    payoutId: facts.id,
    at: transaction.at.toISOString(),
    ...matchTransaction(transaction, books),
  }));
  const restPence =
    facts.listing === 'whole' ? facts.amountPence - sum(lines, ({ netPence }) => netPence) : 0;
  const payout: Payout = {
    ...facts,
    createdAt: createdAt.toISOString(),
    grossPence: sum(lines, ({ grossPence }) => grossPence),
    feePence: sum(lines, ({ feePence }) => feePence),
    lineCount: lines.length,
    faultyLines: lines.filter(({ fault }) => fault !== undefined).length,
    restPence,
    differencePence: restPence + sum(lines, ({ grossPence, bookedPence }) => grossPence - bookedPence),
    comparedAt: now.toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  return { payout, lines };
}

/** What of a payout needs a look; undefined where it is as it should be. */
const describeTrouble = (payout: Payout | undefined): string | undefined => {
  if (!payout) return undefined;
  const { status, differencePence, faultyLines } = payout;
  const differs = judgePayout(payout) === 'differs';
  return hasComeBack(payout) || differs
    ? `${hasComeBack(payout) ? status : ''} ${differencePence} ${faultyLines}`
    : undefined;
};

/** A payout that came back or differs is told once, and again when that changes. */
export function createPayoutEvents(payout: Payout, before: Payout | undefined): DomainEvent[] {
  const trouble = describeTrouble(payout);
  if (trouble === undefined || trouble === describeTrouble(before)) return [];
  const { id: payoutId, status, listing, differencePence, faultyLines } = payout;
  return [
    PayoutDiffers.of({
      payoutId,
      status,
      differencePence: listing === 'whole' ? differencePence : null,
      faultyLines,
    }),
  ];
}
