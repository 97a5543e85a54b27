import { log } from '../../../kernel/observability/log.ts';
import { dayMs } from '../../../kernel/time.ts';
import { listEntriesOfDay } from '../adapters/ledger-repository.ts';
import { listPayments } from '../adapters/payment-repository.ts';
import {
  deleteMissingLines,
  findComparedDays,
  findPayout,
  listMissingLines,
  listLinesAbout,
  saveComparedDays,
  saveMissingLines,
} from '../adapters/payout-repository.ts';
import { listBookedLines } from '../domain/books.ts';
import { type MissingLine, planMissingDays } from '../domain/missing-money.ts';
import { toBookedKey } from '../domain/payout-matching.ts';
import { isSettledPayout, type Payout } from '../domain/payout.ts';
import type { PayoutSource } from '../domain/provider.ts';
import { keepPayout } from './keep-payout.ts';

/** Payouts that are compared again while they differ, also those whose notices never came. */
const comparedDays = 60;

/**
 * Brings the payouts of the last weeks to their present state, and finds what of our books no payout has.
 * @throws when a payout could not be compared, after all others were
 */
export async function comparePayouts(source: PayoutSource, now: Date): Promise<void> {
  let failed = 0;
  // The oldest first: a payout that came back is in a later one.
  for (const payout of (await source.list(new Date(now.getTime() - comparedDays * dayMs))).toReversed())
    failed += await tryKeepPayout(payout, source, now);
  await findMissing(now);
  if (failed > 0) throw new Error(`Payouts that could not be compared with our books: ${failed}`);
}

async function tryKeepPayout(
  { id, status }: Pick<Payout, 'id' | 'status'>,
  source: PayoutSource,
  now: Date,
): Promise<0 | 1> {
  try {
    const stored = await findPayout(id);
    if (!stored || !isSettledPayout(stored, status)) await keepPayout(id, source, now);
    return 0;
  } catch (error) {
    log.error('A payout could not be compared with our books', { id, error });
    return 1;
  }
}

/** Looks again at what was missing before, and at the books of days that are old enough. */
async function findMissing(now: Date): Promise<void> {
  const { days, ...compared } = planMissingDays(await findComparedDays(), now);
  const over: MissingLine[] = [];
  for (const line of await listMissingLines())
    if (line.day < compared.comparedFrom || (await isInPayout(line))) over.push(line);
  await deleteMissingLines(over);
  for (const day of days) {
    const missing: MissingLine[] = [];
    for (const line of await listCardLines(day)) if (!(await isInPayout(line))) missing.push(line);
    await saveMissingLines(missing);
  }
  await saveComparedDays(compared);
}

async function isInPayout({ paymentId, bookedAs }: MissingLine): Promise<boolean> {
  return (await listLinesAbout(paymentId)).some((line) => line.bookedAs === bookedAs);
}

async function listCardLines(day: string): Promise<MissingLine[]> {
  const entries = await listEntriesOfDay(day);
  const found = await listPayments(new Set(entries.map(({ paymentId }) => paymentId)));
  const payments = new Map(
    found.filter(({ payBy }) => payBy === 'card').map((payment) => [payment.id, payment]),
  );
  return listBookedLines(entries, payments).flatMap((line) => {
    const { paymentId, kind, totalPence } = line;
    return totalPence === 0 ? [] : [{ bookedAs: toBookedKey(line), paymentId, kind, day, totalPence }];
  });
}
