import { type Nation, type Side, sideOf, type UserId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Offer } from '../../offers/domain/offer.ts';
import { profileOf } from '../../sales/domain/milestones.ts';
import type { Sale } from '../../sales/domain/sale.ts';
import type { ChainSaleView, ChainView } from '../contract.ts';
import { estimateChain, type EstimatedSale } from './chain-estimate.ts';
import { type Chain, type ChainTie, type OutsideSale, findTieOfSide } from './chain.ts';
import { describeProgress, estimateOutside, titlePhase } from './sale-progress.ts';

/** A sale on Gable with its offer and home. */
export interface Deal {
  readonly sale: Sale;
  readonly offer: Offer;
  readonly property: Property;
}

/** A chain with what it is about; a sale without one is alone. */
export interface LoadedChain {
  readonly asked: Deal;
  readonly chain: Chain | undefined;
  /** The sales of the chain on Gable, in their order. */
  readonly deals: readonly Deal[];
  /** Those of its ties whose other end is outside, and the reader's own. */
  readonly ties: readonly ChainTie[];
}

/** How long a chain says that it broke. */
const breakShownMs = 60 * dayMs;

type Choices = ChainView['choices'];

/** The chain as a side of a sale sees it. */
export function toChainView(
  { asked, chain, deals, ties }: LoadedChain,
  { reader, side, choices }: { readonly reader: UserId; readonly side: Side; readonly choices: Choices },
  now: Date,
): ChainView {
  const { nation } = profileOf(asked);
  const find = (key: { readonly id: string } | undefined) => ties.find(({ id }) => id === key?.id);
  const [below, above] = [find(chain?.below), find(chain?.above)];
  const own = chain && find(findTieOfSide(chain, asked.sale.offerId, side));
  const parts = [
    ...(below?.outside ? [describeOutside(below.outside, below.personId === reader, nation, now)] : []),
    ...deals.map((deal) => describeDeal(deal, asked, reader, now)),
    ...(above?.outside ? [describeOutside(above.outside, above.personId === reader, nation, now)] : []),
  ];
  const { estimate, slowest } = estimateChain(parts);
  return {
    side,
    sales: parts.map(({ view }, nth) => ({ ...view, place: nth + 1 })),
    holdsUp: slowest === undefined ? null : slowest + 1,
    estimate: { ...estimate },
    breaks: (chain?.breaks ?? []).filter(({ at }) => now.getTime() - Date.parse(at) < breakShownMs),
    tie: own ? toTieView(own) : null,
    choices,
  };
}

type SalePart = EstimatedSale & { readonly view: Omit<ChainSaleView, 'place'> };

function describeDeal(deal: Deal, asked: Deal, reader: UserId, now: Date): SalePart {
  const { sale } = deal;
  const { estimate, ...progress } = describeProgress(sale, profileOf(deal), now);
  const own = sideOf(sale, reader);
  return {
    phase: progress.phase,
    estimate,
    view: { ...progress, isThis: sale.offerId === asked.sale.offerId, ...(own && { own }) },
  };
}

function describeOutside(outside: OutsideSale, isOwn: boolean, nation: Nation, now: Date): SalePart {
  const { phase, saidAt, saidBy, is } = outside;
  const own = is === 'sale' ? ('seller' as const) : ('buyer' as const);
  return {
    phase,
    estimate: estimateOutside(outside, formatLondonDay(now)),
    view: {
      isThis: false,
      ...(isOwn && { own }),
      outside: { saidAt, saidBy },
      phase,
      title: titlePhase(phase, { nation, funding: 'cash' }),
    },
  };
}

function toTieView({ tiedAt, outside }: ChainTie): NonNullable<ChainView['tie']> {
  if (!outside) return { tiedAt };
  const { invitation, ...state } = outside;
  if (!invitation) return { tiedAt, outside: state };
  const { keyHash: _, email: sentTo, ...sent } = invitation;
  return { tiedAt, outside: { ...state, invitation: { ...sent, sentTo } } };
}
