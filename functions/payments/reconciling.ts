import type { PayBy } from '../../events/vocabulary.ts';
import { addDays } from '../shared/london-time.ts';
import { log } from '../shared/log.ts';
import { entriesOfDay } from './ledger-store.ts';
import type { Provider } from './provider.ts';
import { daysToCheck, differing, reconcile, startOf } from './reconcile.ts';
import { keepReconciliation, reconciliationOf } from './reconcile-store.ts';

/** What of a provider is asked here. */
type Books = Pick<Provider, 'movements'>;

/**
 * Compares the books of the last days with what each provider says. One that can not be asked
 * keeps no other from being compared.
 * @throws where something could not be compared
 */
export async function reconcileAll(providers: ReadonlyMap<PayBy, Books>, now: Date): Promise<void> {
  let failed = 0;
  for (const [payBy, provider] of providers)
    for (const day of daysToCheck(now)) failed += await compared(payBy, provider, day, now);
  if (failed > 0) throw new Error(`Days that could not be compared with their provider: ${failed}`);
}

async function compared(payBy: PayBy, provider: Books, day: string, now: Date): Promise<0 | 1> {
  try {
    const [entries, movements, before] = await Promise.all([
      entriesOfDay(day),
      provider.movements(startOf(day), startOf(addDays(day, 1))),
      reconciliationOf(payBy, day),
    ]);
    const result = reconcile(payBy, day, entries, movements, now);
    await keepReconciliation(result, differing(result, before));
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
