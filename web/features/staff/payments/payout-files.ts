import type { CsvRow } from '../../../lib/csv.ts';
import type { Payout } from './api.ts';
import { toXeroDay, toXeroFiles } from './book-files.ts';
import { describeFault, payoutStatuses, rowKinds } from './payout-labels.ts';

/** Every line of these payouts and each payout itself, so that what is in one and what was sent come to nothing. */
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
    ...payouts.flatMap((payout): CsvRow[] => {
      const { id, arrivesOn, amountPence, createdAt, rows } = payout;
      const status = payoutStatuses[payout.status];
      const sent = { pence: -amountPence };
      return [
        ...rows.map((row): CsvRow => [
          id,
          arrivesOn,
          status,
          row.reference,
          rowKinds[row.kind],
          row.at,
          row.paymentNumber ?? row.paymentId ?? null,
          row.source ?? null,
          { pence: row.grossPence },
          { pence: row.feePence },
          { pence: row.netPence },
          { pence: row.bookedPence },
          describeFault(row) ?? null,
        ]),
        [id, arrivesOn, status, null, 'Payout', createdAt, null, null, sent, { pence: 0 }, sent, null, null],
      ];
    }),
  ];
}

/**
 * What moved at Stripe beside the payments of the books, as Xero's bank statement: fees, payouts, and what our books
 * don't have. With the statement of the books it makes Stripe's account whole.
 */
export function toXeroPayouts(payouts: readonly Payout[]): CsvRow[][] {
  const rows = payouts
    .toSorted((one, other) => one.arrivesOn.localeCompare(other.arrivesOn))
    .flatMap(toStatementRows);
  return toXeroFiles(rows);
}

function toStatementRows({ id, arrivesOn, feePence, amountPence, rows }: Payout): CsvRow[] {
  const toRow = (pence: number, description: string, reference = id): CsvRow[] =>
    pence === 0 ? [] : [[toXeroDay(arrivesOn), { pence }, 'Stripe', description, reference]];
  return [
    ...rows.flatMap(({ kind, grossPence, bookedPence, reference }) => {
      const isStripes = kind === 'fee' || kind === 'payout_returned';
      return toRow(isStripes ? grossPence : grossPence - bookedPence, rowKinds[kind], reference);
    }),
    ...toRow(-feePence, 'Fees of payments'),
    ...toRow(-amountPence, 'Payout to the bank'),
  ];
}
