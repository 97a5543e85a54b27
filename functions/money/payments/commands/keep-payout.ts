import type { PaymentId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listEntriesOfPayment } from '../adapters/ledger-repository.ts';
import { listPayments } from '../adapters/payment-repository.ts';
import { buildPayoutWrite, findPayout, listPayouts, savePayoutLines } from '../adapters/payout-repository.ts';
import { listBookedLines } from '../domain/books.ts';
import { createPayoutEvents, matchPayout, type OwnBooks } from '../domain/payout-matching.ts';
import { hasComeBack, type Payout, type PayoutTransaction } from '../domain/payout.ts';
import type { PayoutSource } from '../domain/provider.ts';

/** Stores a payout as the provider has it now, each line beside what our books have for it now. */
export async function keepPayout(id: Payout['id'], source: PayoutSource, now: Date): Promise<void> {
  await updateWithRetry(
    // The provider is asked after the row is read, so that an older answer meets a newer version.
    async () => ({ before: await findPayout(id), provided: await source.find(id) }),
    async ({ before, provided }) => {
      if (!provided) {
        log.warn('A payout is in another currency', { id });
        return undefined;
      }
      const returned = listReturned(provided.transactions);
      await keepReturned(returned, source, now);
      const books = await loadOwnBooks(provided.transactions, returned);
      const { payout, lines } = matchPayout(provided, books, before, now);
      await savePayoutLines(lines);
      return { writes: [buildPayoutWrite(payout)], events: createPayoutEvents(payout, before) };
    },
  );
}

/** The payouts whose money goes out again with these. */
function listReturned(transactions: readonly PayoutTransaction[]): Set<Payout['id']> {
  return new Set(
    transactions.flatMap(({ kind, source }) =>
      kind === 'payout_returned' && source !== undefined ? [source] : [],
    ),
  );
}

/** Their notices may come later than that of the next payout. */
async function keepReturned(ids: ReadonlySet<Payout['id']>, source: PayoutSource, now: Date): Promise<void> {
  const known = new Set((await listPayouts(ids)).filter(hasComeBack).map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) await keepPayout(id, source, now);
}

async function loadOwnBooks(
  transactions: readonly PayoutTransaction[],
  returned: ReadonlySet<Payout['id']>,
): Promise<OwnBooks> {
  const named = new Set(transactions.flatMap(({ paymentId }): PaymentId[] => (paymentId ? [paymentId] : [])));
  const [found, entries, payouts] = await Promise.all([
    listPayments(named),
    Promise.all([...named].map(listEntriesOfPayment)),
    listPayouts(returned),
  ]);
  const payments = new Map(found.map((payment) => [payment.id, payment]));
  return {
    payments,
    lines: listBookedLines(entries.flat(), payments),
    failedPayouts: new Map(payouts.filter(hasComeBack).map((payout) => [payout.id, payout])),
  };
}
