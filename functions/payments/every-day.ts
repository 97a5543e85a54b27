import { PayBy } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { reconcileAll } from './reconciling.ts';
import { providerOf, waysToPay } from './ways.ts';

/** Compares the books with what every provider that is switched on says. */
export async function handler(): Promise<void> {
  const ways = await waysToPay();
  const switchedOn = PayBy.options.filter((payBy) => ways[payBy]);
  const providers = await Promise.all(
    switchedOn.map(async (payBy) => [payBy, await providerOf(payBy)] as const),
  );
  await reconcileAll(new Map(providers), now());
}
