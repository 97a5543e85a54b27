import { PayBy } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { reconcileAll } from './reconciling.ts';
import type { Provider } from './provider.ts';
import { bothWays } from './ways.ts';

/** Compares the books with what every provider that is switched on says. */
export async function handler(): Promise<void> {
  const providers = new Map<PayBy, Provider>();
  for (const payBy of PayBy.options) {
    const provider = await bothWays[payBy]?.();
    if (provider) providers.set(payBy, provider);
  }
  await reconcileAll(providers, now());
}
