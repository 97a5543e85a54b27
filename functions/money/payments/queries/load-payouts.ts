import type { PaymentId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listPayments } from '../adapters/payment-repository.ts';
import {
  findComparedDays,
  findPayout,
  listMissingLines,
  listPayoutsOfMonth,
  listLinesAbout,
  listLinesOfPayout,
} from '../adapters/payout-repository.ts';
import { type ComparedDays, missingDays, payoutDays } from '../domain/missing-money.ts';
import { hasComeBack, judgePayout, type Payout, type PayoutLine } from '../domain/payout.ts';
import type { PayoutSummary, PayoutView } from '../payout-contract.ts';

/** Lines that one answer has of what no payout has. */
const mostMissing = 200;

/**
 * The payouts of a month without their lines, and what no payout has, by the numbers of payments and without a person.
 * Whoever reads it is in the log (decision 052).
 * @param month such as `2026-11`
 */
export async function loadPayouts(month: string, reader: string) {
  const [payouts, compared] = await Promise.all([listPayoutsOfMonth(month), findComparedDays()]);
  const summaries = await Promise.all(payouts.map(toSummary));
  log.info('The payouts of a month were read', { reader, month, payouts: summaries.length });
  return { month, payouts: summaries, missing: compared ? await loadMissing(compared) : null };
}

/** @throws 404 `not_found` */
export async function loadPayout(id: Payout['id'], reader: string): Promise<PayoutView> {
  const payout = await findPayout(id);
  if (!payout) throw new AppError('not_found', 'We can’t find that payout.');
  const lines = await listLinesOfPayout(id);
  const numbers = await loadNumbers(
    lines.flatMap(({ paymentId }): PaymentId[] => (paymentId ? [paymentId] : [])),
  );
  log.info('A payout was read', { reader, id });
  return { ...(await toSummary(payout)), lines: toLineViews(lines, numbers) };
}

async function loadMissing(compared: ComparedDays) {
  const found = await listMissingLines(mostMissing + 1);
  const lines = found.slice(0, mostMissing);
  const numbers = await loadNumbers(lines.map(({ paymentId }) => paymentId));
  return {
    ...compared,
    days: payoutDays,
    lastDays: missingDays,
    hasMore: found.length > mostMissing,
    lines: lines.map(({ bookedAs: _, ...line }) => ({
      ...line,
      paymentNumber: numbers.get(line.paymentId) ?? null,
    })),
  };
}

async function toSummary(payout: Payout): Promise<PayoutSummary> {
  return {
    ...payout,
    comparison: judgePayout(payout),
    sentAgainWith: hasComeBack(payout) ? await findSentAgain(payout) : null,
  };
}

async function findSentAgain({ id }: Payout): Promise<Payout['id'] | null> {
  const line = (await listLinesAbout(id)).find(({ kind }) => kind === 'payout_returned');
  return line?.payoutId ?? null;
}

const toLineViews = (lines: readonly PayoutLine[], numbers: ReadonlyMap<string, string>) =>
  lines
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.reference.localeCompare(other.reference))
    .map((line) => ({ ...line, paymentNumber: (line.paymentId && numbers.get(line.paymentId)) ?? null }));

/** What people call these payments by; those of earlier releases have no number. */
async function loadNumbers(ids: readonly PaymentId[]): Promise<Map<string, string>> {
  const found = await listPayments(new Set(ids));
  return new Map(found.flatMap(({ id, number }) => (number === undefined ? [] : [[id, number] as const])));
}
