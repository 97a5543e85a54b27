import type { CsvRow } from '../../../lib/csv.ts';
import type { Payout } from './api.ts';
import { toXeroDay, toXeroFiles } from './book-files.ts';
import { describeFault, payoutStatuses, lineKinds } from './payout-labels.ts';

/**
 * Every line of these payouts, what their lines don't explain, and each payout itself, which come to nothing together.
 * One that was made by hand has no lines, and one that isn't listed yet is left out.
 */
export function toPayoutRows(payouts: readonly Payout[]): CsvRow[] {
  return [
    [
      'Payout',
      'Arrives',
      'Status',
      'Line',
      'What',
      'Booked at (UTC)',
      'Payment',
      'About',
      'Gross',
      'Fee',
      'Net',
      'Our books',
      'Why',
    ],
    ...payouts.filter(isInFiles).flatMap((payout): CsvRow[] => {
      const { id, arrivesOn, amountPence, restPence, createdAt, lines } = payout;
      const status = payoutStatuses[payout.status];
      const toOwnRow = (what: string, pence: number): CsvRow => {
        const sum = { pence };
        return [id, arrivesOn, status, null, what, createdAt, null, null, sum, { pence: 0 }, sum, null, null];
      };
      return [
        ...lines.map((line): CsvRow => [
          id,
          arrivesOn,
          status,
          line.reference,
          lineKinds[line.kind],
          line.at,
          line.paymentNumber ?? line.paymentId ?? null,
          line.source ?? null,
          { pence: line.grossPence },
          { pence: line.feePence },
          { pence: line.netPence },
          { pence: line.bookedPence },
          describeFault(line) ?? null,
        ]),
        ...(restPence === 0 ? [] : [toOwnRow(restLabel, restPence)]),
        toOwnRow(payout.comparison === 'by_hand' ? 'Payout made by hand' : 'Payout', -amountPence),
      ];
    }),
  ];
}

/**
 * What moved at Stripe beside the payments of the books, as Xero's bank statement: fees, payouts, and what our books
 * don't have. With the statement of the books it makes Stripe's account whole, once what it waits for has come; the
 * fees of payouts that were made by hand never do.
 */
export function toXeroPayouts(payouts: readonly Payout[]): CsvRow[][] {
  const rows = payouts
    .filter(isInFiles)
    .toSorted((one, other) => one.arrivesOn.localeCompare(other.arrivesOn))
    .flatMap(toStatementRows);
  return toXeroFiles(rows);
}

/** Until Stripe says what is in a payout, its sum would stand in the files without its payments and fees. */
export function isInFiles({ comparison }: Pick<Payout, 'comparison'>): boolean {
  return comparison !== 'not_yet';
}

const restLabel = 'Not explained by Stripe’s lines';

function toStatementRows(payout: Payout): CsvRow[] {
  const { id, arrivesOn, comparison, feePence, amountPence, restPence, lines } = payout;
  const toRow = (pence: number, description: string, reference = id): CsvRow[] =>
    pence === 0 ? [] : [[toXeroDay(arrivesOn), { pence }, 'Stripe', description, reference]];
  return [
    ...lines.flatMap(({ kind, grossPence, bookedPence, reference }) => {
      const isStripes = kind === 'fee' || kind === 'payout_returned';
      return toRow(isStripes ? grossPence : grossPence - bookedPence, lineKinds[kind], reference);
    }),
    ...toRow(-feePence, 'Fees of payments'),
    ...toRow(restPence, restLabel),
    ...toRow(-amountPence, comparison === 'by_hand' ? 'Payout made by hand' : 'Payout to the bank'),
  ];
}
