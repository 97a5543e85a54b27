import type { PayBy } from '../../../../events/vocabulary.ts';
import { addDays } from '../../../kernel/london-time.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listEntriesOfDay } from '../adapters/ledger-repository.ts';
import { saveReconciliation, findReconciliation } from '../adapters/reconciliation-repository.ts';
import type { PaymentProvider } from '../domain/provider.ts';
import {
  selectDaysToCheck,
  createDifferenceEvents,
  reconcileDay,
  startOfLondonDay,
} from '../domain/reconciliation.ts';

/** The part of a provider that a reconciliation needs. */
type TransactionSource = Pick<PaymentProvider, 'listTransactions'>;

/**
 * Compares the ledger of the last days with each provider's transactions. A provider that cannot be reached
 * does not stop the comparison of the others.
 * @throws when a day could not be compared
 */
export async function reconcileProviders(
  providers: ReadonlyMap<PayBy, TransactionSource>,
  now: Date,
): Promise<void> {
  let failed = 0;
  for (const [payBy, provider] of providers)
    for (const day of selectDaysToCheck(now)) failed += await tryReconcileDay(payBy, provider, day, now);
  if (failed > 0) throw new Error(`Days that could not be compared with their provider: ${failed}`);
}

async function tryReconcileDay(
  payBy: PayBy,
  provider: TransactionSource,
  day: string,
  now: Date,
): Promise<0 | 1> {
  try {
    const [entries, movements, before] = await Promise.all([
      listEntriesOfDay(day),
      provider.listTransactions(startOfLondonDay(day), startOfLondonDay(addDays(day, 1))),
      findReconciliation(payBy, day),
    ]);
    const result = reconcileDay({ payBy, day, entries, movements }, now);
    await saveReconciliation(result, createDifferenceEvents(result, before));
    return 0;
  } catch (error) {
    log.error('A day could not be compared with its provider', {
      payBy,
      day,
      error,
    });
    return 1;
  }
}
