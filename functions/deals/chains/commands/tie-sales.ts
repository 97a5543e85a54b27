import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { createSaleConflictError } from '../../sales/domain/sale-decision.ts';
import { isSettledSale } from '../../sales/domain/settled-sale.ts';
import { buildChainWrites, findChainOfSale } from '../adapters/chain-repository.ts';
import { buildTieWrite } from '../adapters/tie-repository.ts';
import { raiseTied } from '../domain/chain-events.ts';
import type { ChainTie, OutsideState } from '../domain/chain.ts';
import { addOutsideSale, type ChainEnd, joinChains } from '../domain/change-chain.ts';
import { phaseOf } from '../domain/sale-progress.ts';
import { getOwnSale, listDeals, type OwnSale } from '../queries/load-chain.ts';
import { createChainStamp } from './chain-stamp.ts';
import { removeFallenSale } from './end-ties.ts';
import { followSale } from './follow-sale.ts';

/** How often a person may try in a day. */
const tiesPerDay = 5;

interface TieToMake {
  readonly offerId: OfferId;
  readonly personId: UserId;
  /** The other one: on Gable, or what the person says of it. */
  readonly to: OfferId | OutsideState;
}

/**
 * Ties a person's sale and purchase together by their consent.
 * @throws 404 for what is not theirs on that side, 409 where one of the two is over, tied, in the same chain, or the
 * chain would be too long; 429 after five tries in a day, since neighbours hear of each tie and of its end
 */
export async function tieSales({ offerId, personId, to }: TieToMake, now: Date): Promise<void> {
  await enforceLimit({
    key: `chain-tie#${personId}`,
    max: tiesPerDay,
    seconds: daySeconds,
    detail: `You can link sales ${tiesPerDay} times a day. Try again tomorrow.`,
  });
  await updateWithRetry(
    async () => {
      const own = await loadEnd(offerId, personId);
      return { own, other: typeof to === 'string' ? await loadEnd(to, personId, own) : undefined };
    },
    async ({ own, other }) => buildTie(own, other, { personId, to }, now),
  );
  await dropEndedSales(typeof to === 'string' ? [offerId, to] : [offerId], now);
}

/**
 * Does what the end of a sale does to its chain, for one that ended after it was read: its event may have come before
 * the tie was there.
 */
async function dropEndedSales(offerIds: readonly OfferId[], now: Date): Promise<void> {
  const sales = (await listDeals(offerIds)).map(({ sale }) => sale);
  for (const sale of sales.filter(({ status }) => status === 'completed'))
    await followSale(sale.offerId, now);
  const fallen = sales.filter(({ status }) => status === 'fallen_through');
  for (const sale of fallen) await removeFallenSale(sale.offerId, now);
  const [over] = fallen;
  if (over) throw createSaleConflictError(over, 'This sale is over.');
}

type LoadedEnd = OwnSale & ChainEnd;

async function loadEnd(offerId: OfferId, personId: UserId, first?: OwnSale): Promise<LoadedEnd> {
  const own = await getOwnSale(offerId, personId);
  const { sale } = own.deal;
  if (isSettledSale(sale)) throw createSaleConflictError(sale, 'This sale is over.');
  // A person's two sales, or two purchases, do not wait for each other as a sale and a purchase do.
  if (first && first.side === own.side)
    throw createSaleConflictError(sale, 'Choose one that you sell and one that you buy.');
  return { ...own, offerId, phase: phaseOf(sale), chain: await findChainOfSale(offerId) };
}

async function buildTie(
  own: LoadedEnd,
  other: LoadedEnd | undefined,
  { personId, to }: Omit<TieToMake, 'offerId'>,
  now: Date,
) {
  const isSeller = own.side === 'seller';
  const stamp = createChainStamp(now);
  const at = now.toISOString();
  const [lower, upper] = isSeller ? [own, other] : [other, own];
  const tie: ChainTie = {
    id: newId('tie'),
    personId,
    ...(lower && { saleId: lower.offerId }),
    ...(upper && { purchaseId: upper.offerId }),
    ...(typeof to !== 'string' && {
      outside: {
        ...to,
        is: isSeller ? ('purchase' as const) : ('sale' as const),
        saidAt: at,
        saidBy: 'person',
      },
    }),
    tiedAt: at,
    version: 1,
  };
  const chain =
    lower && upper
      ? joinChains(lower, upper, tie, stamp)
      : addOutsideSale(own, isSeller ? 'purchase' : 'sale', tie, stamp);
  const before = [lower?.chain, upper?.chain].filter((one) => one !== undefined);
  const deals = await listDeals(chain.sales.map((sale) => sale.offerId));
  return {
    writes: [...buildChainWrites(before, [chain]), buildTieWrite(tie)],
    events: raiseTied({ chain, deals: deals.map(({ sale }) => sale), without: [personId] }),
  };
}
