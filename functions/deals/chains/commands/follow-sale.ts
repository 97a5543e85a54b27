import type { OfferId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { buildChainWrites, findChainOfSale } from '../adapters/chain-repository.ts';
import { buildTieRemoval } from '../adapters/tie-repository.ts';
import { raiseMoved } from '../domain/chain-events.ts';
import { ChainPhase, type Chain, listTies } from '../domain/chain.ts';
import { isChainOver, notePhase } from '../domain/change-chain.ts';
import { phaseOf } from '../domain/sale-progress.ts';
import { listDeals } from '../queries/load-chain.ts';
import { createChainStamp } from './chain-stamp.ts';

/**
 * Notes how far a sale of a chain is. Its neighbours are told when it comes further; a chain whose sales are all
 * completed ends, with its ties.
 */
export async function followSale(offerId: OfferId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findChainOfSale(offerId),
    async (chain) => {
      if (!chain) return undefined;
      const deals = (await listDeals(chain.sales.map((one) => one.offerId))).map(({ sale }) => sale);
      const sale = deals.find((one) => one.offerId === offerId);
      if (!sale || sale.status === 'fallen_through') return undefined;
      const next = notePhase(chain, offerId, phaseOf(sale), createChainStamp(now));
      if (!next) return undefined;
      const without = [sale.sellerId, sale.buyerId];
      const { chain: told, events } = isFurther(chain, next, offerId)
        ? raiseMoved({ chain: next, deals, without }, formatLondonDay(now))
        : { chain: next, events: [] };
      if (!isChainOver(next)) return { writes: buildChainWrites([chain], [told]), events };
      return { writes: [...buildChainWrites([chain], []), ...listTies(chain).map(buildTieRemoval)], events };
    },
  );
}

function isFurther(before: Chain, after: Chain, offerId: OfferId): boolean {
  const [old, young] = [before, after].map(({ sales }) => {
    const phase = sales.find((sale) => sale.offerId === offerId)?.phase;
    return phase === undefined ? -1 : ChainPhase.options.indexOf(phase);
  });
  return (young ?? -1) > (old ?? -1);
}
