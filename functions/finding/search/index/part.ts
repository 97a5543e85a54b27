import type { FoundRows } from './clusters.ts';
import { type Tally, tallyRows } from './facets.ts';
import { getDimension, applyFilters } from './filters.ts';
import { selectTopRows } from './page.ts';
import type { SearchPlan } from './plan.ts';
import { selectBestRanked } from './ranks.ts';
import type { IndexState } from './store.ts';
import { walkInOrder } from './walk.ts';

/** The result of a plan in one half of the index. */
export interface PartialResult {
  readonly total: number;
  /** The best rows up to the end of the page, best first. */
  readonly top: Uint32Array;
  /** All rows found; undefined if they were not listed. */
  readonly found: FoundRows | undefined;
}

/** Applies the filters to the first `n` rows of the scratch; without a tally, facets are not counted. */
const keepFiltered = (
  { columns, rows, n }: FoundRows,
  { filters }: SearchPlan,
  tally: Tally | undefined,
): FoundRows => {
  if (tally === undefined) return { columns, rows, n: applyFilters(columns, filters, rows, n) };
  const others = filters.filter((filter) => getDimension(filter) === undefined);
  const sure = { columns, rows, n: applyFilters(columns, others, rows, n) };
  return { columns, rows, n: tallyRows(tally, filters, sure) };
};

/** The delta's result from the first `n` rows in its scratch. */
export function createDeltaPart(
  { delta, deltaScratch: { rows, keys } }: IndexState,
  plan: SearchPlan,
  n: number,
  tally: Tally | undefined,
): PartialResult {
  const found = keepFiltered({ columns: delta.draft.columns, rows, n }, plan, tally);
  return { total: found.n, top: selectTopRows(found, plan, keys), found };
}

const selectTopInBase = (
  { base: { columns, orders }, scratch: { rows, keys } }: IndexState,
  plan: SearchPlan,
  n: number,
): Uint32Array => {
  const { item, order } = plan.sort;
  if (item !== 'id' || plan.limit === 0) return selectTopRows({ columns, rows, n }, plan, keys);
  const ranks = { rank: orders.idRank, order: orders.id, highest: order === 'desc' };
  return selectBestRanked(ranks, rows, n, plan.offset + plan.limit);
};

/** The base's result from the first `n` rows in its scratch. */
export function createRowsPart(
  state: IndexState,
  plan: SearchPlan,
  n: number,
  tally: Tally | undefined,
): PartialResult {
  const found = keepFiltered({ columns: state.base.columns, rows: state.scratch.rows, n }, plan, tally);
  return { total: found.n, top: selectTopInBase(state, plan, found.n), found };
}

/** Matching rows that are not listed yet. */
export interface UnlistedRows {
  readonly total: number;
  readonly has: (row: number) => boolean;
  /** Lists them into the scratch and returns their number. */
  readonly list: () => number;
  /** Their span in the order by price. */
  readonly prices: { readonly from: number; readonly to: number };
}

/** Rough costs in nanoseconds of a step of a walk, and of a row that is listed and compared. */
const stepCost = 15;
const listedCost = 8;

/** The page of unlisted rows: walks along the order when there are many, lists them when there are few. */
export function selectTopOfUnlisted(state: IndexState, plan: SearchPlan, found: UnlistedRows): Uint32Array {
  const { base } = state;
  const need = Math.min(found.total, plan.limit === 0 ? 0 : plan.offset + plan.limit);
  if (need === 0) return new Uint32Array(0);
  const { item, order } = plan.sort;
  const stage = item === 'price' ? found.prices : { from: 0, to: base.outline.rows };
  const steps = (need * (stage.to - stage.from)) / found.total;
  if (item === 'distance' || steps * stepCost > found.total * listedCost) {
    return selectTopInBase(state, plan, found.list());
  }
  return walkInOrder(base, { item, order, stage }, need, found.has);
}
