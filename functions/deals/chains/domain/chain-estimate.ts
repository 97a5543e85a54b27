import type { ChainPhase } from './chain.ts';
import { ChainPhase as phases } from './chain.ts';
import type { CompletionEstimate } from './sale-progress.ts';

/** A sale of a chain, as the estimate reads it. */
export interface EstimatedSale {
  readonly phase: ChainPhase;
  readonly estimate: CompletionEstimate;
}

export interface ChainEstimate {
  readonly estimate: CompletionEstimate;
  /** The place of the slowest sale, from 0; undefined once nothing holds the chain up. */
  readonly slowest: number | undefined;
}

/**
 * When a chain could complete, by its slowest sale: all homes of a chain change hands on one day, so one sale of which
 * nobody can tell leaves the whole open.
 */
export function estimateChain(sales: readonly EstimatedSale[]): ChainEstimate {
  const open = sales
    .map((sale, nth) => ({ ...sale, nth }))
    .filter(({ estimate }) => estimate.kind !== 'done');
  const [first] = open;
  if (!first) return { estimate: { kind: 'done' }, slowest: undefined };
  const unknown = open.filter(({ estimate }) => estimate.kind === 'too_early');
  if (unknown.length > 0) {
    const [least] = unknown.toSorted((one, other) => rankOf(one.phase) - rankOf(other.phase));
    return { estimate: { kind: 'too_early' }, slowest: least?.nth };
  }
  const latest = open.reduce((last, sale) => (dayOf(sale) > dayOf(last) ? sale : last), first);
  const areAgreed = open.every(({ estimate }) => estimate.kind === 'agreed');
  if (areAgreed && open.every((sale) => dayOf(sale) === dayOf(first)))
    return { estimate: latest.estimate, slowest: undefined };
  // A day that one contract has is a lower bound for the others.
  return { estimate: { kind: 'not_before', day: dayOf(latest) }, slowest: findSlowest(open) ?? latest.nth };
}

type OpenSale = EstimatedSale & { readonly nth: number };

/** Of the sales that are not exchanged the one that ends last. */
function findSlowest(open: readonly OpenSale[]): number | undefined {
  const [slowest] = open
    .filter(({ estimate }) => estimate.kind === 'not_before')
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return slowest?.nth;
}

const rankOf = (phase: ChainPhase): number => phases.options.indexOf(phase);
const dayOf = ({ estimate }: EstimatedSale): string => ('day' in estimate ? estimate.day : '');
