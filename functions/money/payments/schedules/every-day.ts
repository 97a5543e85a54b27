import { PayBy } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { allProviders } from '../adapters/providers.ts';
import { reconcileProviders } from '../commands/reconcile-providers.ts';
import type { PaymentProvider } from '../domain/provider.ts';

/** Compares the ledger with the transactions of every provider that is switched on. */
export async function handler(): Promise<void> {
  const providers = new Map<PayBy, PaymentProvider>();
  for (const payBy of PayBy.options) {
    const provider = await allProviders[payBy]?.();
    if (provider) providers.set(payBy, provider);
  }
  await reconcileProviders(providers, now());
}
