import type { PaymentId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listPayments } from '../adapters/payment-repository.ts';
import {
  findMissingMoney,
  findPayout,
  listPayoutsOfMonth,
  listRowsAbout,
  listRowsOfPayout,
} from '../adapters/payout-repository.ts';
import { type MissingMoney, payoutDays } from '../domain/missing-money.ts';
import { hasComeBack, judgePayout, type Payout, type PayoutRow } from '../domain/payout.ts';
import type { PayoutView } from '../payout-contract.ts';

/**
 * The payouts of a month with their lines, and what no payout has, by the numbers of payments and without a person.
 * Whoever reads it is in the log (decision 052).
 * @param month such as `2026-11`
 */
export async function loadPayouts(month: string, reader: string) {
  const [payouts, missing] = await Promise.all([listPayoutsOfMonth(month), findMissingMoney()]);
  const views = await toPayoutViews(payouts);
  log.info('The payouts of a month were read', { reader, month, payouts: views.length });
  return { month, payouts: views, missing: missing ? await toMissingView(missing) : null };
}

/** @throws 404 `not_found` */
export async function loadPayout(id: Payout['id'], reader: string): Promise<PayoutView> {
  const payout = await findPayout(id);
  const [view] = payout ? await toPayoutViews([payout]) : [];
  if (!view) throw new AppError('not_found', 'We can’t find that payout.');
  log.info('A payout was read', { reader, id });
  return view;
}

async function toMissingView({ lines, ...range }: MissingMoney) {
  const numbers = await loadNumbers(lines.map(({ paymentId }) => paymentId));
  const days = payoutDays;
  return {
    ...range,
    days,
    lines: lines.map(({ bookedAs: _, ...line }) => ({
      ...line,
      paymentNumber: numbers.get(line.paymentId) ?? null,
    })),
  };
}

async function toPayoutViews(payouts: readonly Payout[]): Promise<PayoutView[]> {
  const rowsOf = await Promise.all(payouts.map(({ id }) => listRowsOfPayout(id)));
  const numbers = await loadNumbers(
    rowsOf.flat().flatMap(({ paymentId }): PaymentId[] => (paymentId ? [paymentId] : [])),
  );
  return Promise.all(
    payouts.map(async (payout, nth) => ({
      ...payout,
      comparison: judgePayout(payout),
      sentAgainWith: hasComeBack(payout) ? await findSentAgain(payout) : null,
      rows: toRowViews(rowsOf[nth] ?? [], numbers),
    })),
  );
}

async function findSentAgain({ id }: Payout): Promise<Payout['id'] | null> {
  const row = (await listRowsAbout(id)).find(({ kind }) => kind === 'payout_returned');
  return row?.payoutId ?? null;
}

const toRowViews = (rows: readonly PayoutRow[], numbers: ReadonlyMap<string, string>) =>
  rows
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.reference.localeCompare(other.reference))
    .map((row) => ({ ...row, paymentNumber: (row.paymentId && numbers.get(row.paymentId)) ?? null }));

/** What people call these payments by; those of earlier releases have no number. */
async function loadNumbers(ids: readonly PaymentId[]): Promise<Map<string, string>> {
  const found = await listPayments(new Set(ids));
  return new Map(found.flatMap(({ id, number }) => (number === undefined ? [] : [[id, number] as const])));
}
