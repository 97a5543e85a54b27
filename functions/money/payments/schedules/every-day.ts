import { PayBy } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { allProviders } from '../adapters/providers.ts';
import { comparePayouts } from '../commands/compare-payouts.ts';
import { reconcileProviders } from '../commands/reconcile-providers.ts';
import { runComparisons } from '../commands/run-comparisons.ts';
import type { PaymentProvider } from '../domain/provider.ts';

/**
 * Compares the ledger with the transactions of every provider that is switched on, and the payouts of those that say
 * what is in them. One that fails does not stop the other.
 */
export async function handler(): Promise<void> {
  const providers = new Map<PayBy, PaymentProvider>();
  for (const payBy of PayBy.options) {
    const provider = await allProviders[payBy]?.();
    if (provider) providers.set(payBy, provider);
  }
  const time = now();
  const payouts = [...providers.values()].flatMap(({ payouts: source }) => source ?? []);
  await runComparisons([
    reconcileProviders(providers, time),
    ...payouts.map((source) => comparePayouts(source, time)),
  ]);
}
