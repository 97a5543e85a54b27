import type { ChainId, OfferId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  type Chain,
  type ChainBreak,
  type ChainPhase,
  type ChainTie,
  type TieKey,
  countSales,
  mostSales,
} from './chain.ts';

/** A sale that may not belong to a chain yet. */
export interface ChainEnd {
  readonly offerId: OfferId;
  readonly phase: ChainPhase;
  readonly chain: Chain | undefined;
}

export interface ChainStamp {
  readonly now: Date;
  readonly createId: () => ChainId;
}

function createConflict(state: string, text: string): AppError {
  return new AppError('conflict', text, { state });
}

/** The chain of a sale, or a new one with that sale alone. */
function toChain({ offerId, phase, chain }: ChainEnd, { now, createId }: ChainStamp): Chain {
  const at = now.toISOString();
  return (
    chain ?? {
      id: createId(),
      sales: [{ offerId, phase }],
      ties: [],
      breaks: [],
      version: 0,
      createdAt: at,
      updatedAt: at,
    }
  );
}

const toNext = (chain: Chain, { now }: ChainStamp): Chain => ({
  ...chain,
  version: chain.version + 1,
  updatedAt: now.toISOString(),
});

const withoutBreaks = ({ breaks }: Chain, end: ChainBreak['end']): ChainBreak[] =>
  breaks.filter((one) => one.end !== end);

const toKey = ({ id, personId }: ChainTie): TieKey => ({ id, personId });

function assertNotTooLong(chain: Chain): Chain {
  if (countSales(chain) > mostSales)
    throw createConflict('too_long', `A chain of more than ${mostSales} sales can’t be shown here.`);
  return chain;
}

const createTiedError = (): AppError => createConflict('tied', 'You’ve linked this one to another already.');

/**
 * Joins the chain of a person's sale and the one of their purchase, which goes on above it.
 * @throws 409 where one of the two is tied already, where they belong to one chain, so that it would go round, and past
 * the longest chain
 */
export function joinChains(sale: ChainEnd, purchase: ChainEnd, tie: ChainTie, stamp: ChainStamp): Chain {
  const lower = toChain(sale, stamp);
  const upper = toChain(purchase, stamp);
  if (sale.offerId === purchase.offerId || (sale.chain && sale.chain.id === purchase.chain?.id))
    throw createConflict('round', 'These two are in one chain already, which can’t go round in a circle.');
  if (lower.above || lower.sales.at(-1)?.offerId !== sale.offerId) throw createTiedError();
  if (upper.below || upper.sales[0]?.offerId !== purchase.offerId) throw createTiedError();
  return assertNotTooLong(
    toNext(
      {
        ...lower,
        sales: [...lower.sales, ...upper.sales],
        ties: [...lower.ties, toKey(tie), ...upper.ties],
        ...(upper.above && { above: upper.above }),
        breaks: [...withoutBreaks(lower, 'above'), ...withoutBreaks(upper, 'below')],
      },
      stamp,
    ),
  );
}

/**
 * The chain of a sale with one outside Gable at its end.
 * @throws 409 where that end is tied already, and past the longest chain
 */
export function addOutsideSale(
  end: ChainEnd,
  is: 'sale' | 'purchase',
  tie: ChainTie,
  stamp: ChainStamp,
): Chain {
  const chain = toChain(end, stamp);
  const isFree =
    is === 'purchase'
      ? !chain.above && chain.sales.at(-1)?.offerId === end.offerId
      : !chain.below && chain.sales[0]?.offerId === end.offerId;
  if (!isFree) throw createTiedError();
  const key = toKey(tie);
  return assertNotTooLong(
    toNext(
      is === 'purchase'
        ? { ...chain, above: key, breaks: withoutBreaks(chain, 'above') }
        : { ...chain, below: key, breaks: withoutBreaks(chain, 'below') },
      stamp,
    ),
  );
}

/** What is left of a chain: its parts, and the ties that ended. */
export interface ChainParts {
  /** The first keeps the id of the chain, unless nothing is left. */
  readonly parts: readonly Chain[];
  readonly ended: readonly TieKey[];
}

/** The parts of a chain without one tie; undefined where it has no such tie. */
export function removeTie(
  chain: Chain,
  tie: TieKey,
  why: ChainBreak['why'],
  stamp: ChainStamp,
): ChainParts | undefined {
  const at = stamp.now.toISOString();
  const ended = [tie];
  const { below, above, ...rest } = chain;
  if (below?.id === tie.id)
    return {
      ended,
      parts: [
        toNext(
          {
            ...rest,
            ...(above && { above }),
            breaks: [...withoutBreaks(chain, 'below'), { at, end: 'below', why }],
          },
          stamp,
        ),
      ],
    };
  if (above?.id === tie.id)
    return {
      ended,
      parts: [
        toNext(
          {
            ...rest,
            ...(below && { below }),
            breaks: [...withoutBreaks(chain, 'above'), { at, end: 'above', why }],
          },
          stamp,
        ),
      ],
    };
  const nth = chain.ties.findIndex(({ id }) => id === tie.id);
  return nth < 0 ? undefined : { ended, parts: splitChain(chain, nth + 1, why, stamp) };
}

/** The two parts below and above a sale's place. */
function splitChain(chain: Chain, from: number, why: ChainBreak['why'], stamp: ChainStamp): Chain[] {
  const at = stamp.now.toISOString();
  const { below, above, ...rest } = chain;
  return [
    toNext(
      {
        ...rest,
        sales: chain.sales.slice(0, from),
        ties: chain.ties.slice(0, from - 1),
        ...(below && { below }),
        breaks: [...withoutBreaks(chain, 'above'), { at, end: 'above', why }],
      },
      stamp,
    ),
    toNext(
      {
        ...rest,
        id: stamp.createId(),
        version: 0,
        createdAt: at,
        sales: chain.sales.slice(from),
        ties: chain.ties.slice(from),
        ...(above && { above }),
        breaks: [...withoutBreaks(chain, 'below'), { at, end: 'below', why }],
      },
      stamp,
    ),
  ];
}

/** The parts of a chain without a sale that fell through; undefined where it has no such sale. */
export function removeSale(chain: Chain, offerId: OfferId, stamp: ChainStamp): ChainParts | undefined {
  const nth = chain.sales.findIndex((sale) => sale.offerId === offerId);
  if (nth < 0) return undefined;
  const { ties, below, above } = chain;
  const last = chain.sales.length - 1;
  const ended = [nth === 0 ? below : ties[nth - 1], nth === last ? above : ties[nth]];
  const parts: Chain[] = [];
  if (nth > 0) parts.push(...splitChain(chain, nth, 'fell_through', stamp).slice(0, 1));
  if (nth < last) {
    const [, upper] = splitChain(chain, nth + 1, 'fell_through', stamp);
    if (upper)
      parts.push(
        nth > 0 ? upper : { ...upper, id: chain.id, version: chain.version + 1, createdAt: chain.createdAt },
      );
  }
  return { parts, ended: ended.filter((tie) => tie !== undefined) };
}

/** The chain with the phase of a sale; undefined where it is unchanged. */
export function notePhase(
  chain: Chain,
  offerId: OfferId,
  phase: ChainPhase,
  stamp: ChainStamp,
): Chain | undefined {
  const before = chain.sales.find((sale) => sale.offerId === offerId);
  if (!before || before.phase === phase) return undefined;
  const sales = chain.sales.map((sale) => (sale.offerId === offerId ? { offerId, phase } : sale));
  return toNext({ ...chain, sales }, stamp);
}

/** Whether nothing is left to wait for: every sale of it on Gable is completed. */
export function isChainOver({ sales }: Chain): boolean {
  return sales.every(({ phase }) => phase === 'completed');
}
