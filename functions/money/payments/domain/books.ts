import { type LedgerAccount, type LedgerEntry, getClearingAccount } from './ledger.ts';
import type { Payment } from './payment.ts';

/** Entries that move money with the provider: what is lost in a dispute was taken when it began. */
type BookedKind = Exclude<LedgerEntry['kind'], 'donation' | 'dispute_lost'>;

/** Sums in pence, positive for money in. */
export interface BookedLine extends Pick<LedgerEntry, 'at' | 'day' | 'paymentId'> {
  readonly kind: BookedKind;
  /** What its document is issued for: the payment, or the refund and whether that came back. */
  readonly about: string;
  readonly netPence: number;
  readonly vatPence: number;
  readonly donationPence: number;
  readonly totalPence: number;
}

const sumOf = ({ lines }: LedgerEntry, account: LedgerAccount): number =>
  lines.reduce((sum, line) => (line.account === account ? sum + line.amountPence : sum), 0);

/** An entry for who keeps accounts; a donation is shown with the payment that it came with. */
function toBookedLine(entry: LedgerEntry, { payBy }: Payment): BookedLine | undefined {
  const { at, day, paymentId, id } = entry;
  if (entry.kind === 'dispute_lost') return undefined;
  const kind = entry.kind === 'donation' ? 'payment' : entry.kind;
  return {
    at,
    day,
    paymentId,
    kind,
    about: id.slice(id.indexOf('#') + 1),
    // Sales are booked as owed, so below zero; 0 is written without its sign.
    netPence: 0 - sumOf(entry, 'sales'),
    vatPence: 0 - sumOf(entry, 'vat'),
    donationPence: 0 - sumOf(entry, 'donations'),
    totalPence: sumOf(entry, getClearingAccount(payBy)),
  };
}

/** The lines of these entries in order of time, of those whose payment is known. */
export function listBookedLines(
  entries: readonly LedgerEntry[],
  payments: ReadonlyMap<string, Payment>,
): BookedLine[] {
  const lines = new Map<string, BookedLine>();
  for (const entry of entries) {
    const payment = payments.get(entry.paymentId);
    const line = payment && toBookedLine(entry, payment);
    if (!line) continue;
    const key = `${line.kind} ${line.about}`;
    const before = lines.get(key);
    lines.set(key, before ? addLines(before, line) : line);
  }
  return [...lines.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}

const addLines = (one: BookedLine, other: BookedLine): BookedLine => ({
  ...one,
  netPence: one.netPence + other.netPence,
  vatPence: one.vatPence + other.vatPence,
  donationPence: one.donationPence + other.donationPence,
  totalPence: one.totalPence + other.totalPence,
});
