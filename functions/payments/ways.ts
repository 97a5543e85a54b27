import type { PayBy } from '../../events/vocabulary.ts';
import { cardProvider } from './card.ts';
import { type Provider, type ProviderSource, switchedOff } from './provider.ts';

const sources: Readonly<Record<PayBy, ProviderSource>> = {
  card: cardProvider,
  wallet: async () => undefined,
};

/** Which ways to pay are switched on. */
export async function waysToPay(): Promise<Record<PayBy, boolean>> {
  const [card, wallet] = await Promise.all([sources.card(), sources.wallet()]);
  return { card: card !== undefined, wallet: wallet !== undefined };
}

/** @throws 503 `unavailable` while the way to pay is switched off */
export async function providerOf(payBy: PayBy): Promise<Provider> {
  const provider = await sources[payBy]();
  if (!provider) throw switchedOff(payBy);
  return provider;
}
