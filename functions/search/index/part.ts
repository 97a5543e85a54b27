import type { Base } from './base.ts';
import type { FoundRows } from './clusters.ts';
import type { Columns } from './columns.ts';
import { type Tally, tallyRows } from './facets.ts';
import { getDimension, applyFilters } from './filters.ts';
import { selectTopRows } from './page.ts';
import type { SearchPlan } from './plan.ts';
import { selectBestRanked } from './ranks.ts';
import type { Scratch } from './store.ts';
import { walkInOrder } from './walk.ts';

/** The result of a plan in one half of the index. */
export interface PartialResult {
  readonly total: number;
  /** The best rows up to the end of the page, best first. */
  readonly top: Uint32Array;
  /** All rows found; null if they were not listed. */
  readonly found: FoundRows | null;
}

/** Applies the filters to the first `n` rows of the scratch; without a tally, facets are not counted. */
const keepFiltered = (
  columns: Columns,
  plan: SearchPlan,
  rows: Uint32Array,
  n: number,
  tally: Tally | null,
): number => {
  const { filters } = plan;
  if (tally === null) return applyFilters(columns, filters, rows, n);
  const others = filters.filter((filter) => getDimension(filter) === null);
  return tallyRows(tally, columns, filters, rows, applyFilters(columns, others, rows, n));
};

/** The delta's result from the rows in its scratch. */
export function createDeltaPart(
  columns: Columns,
  plan: SearchPlan,
  { rows, keys }: Scratch,
  n: number,
  tally: Tally | null,
): PartialResult {
  const total = keepFiltered(columns, plan, rows, n, tally);
  return { total, top: selectTopRows(columns, plan, rows, total, keys), found: { columns, rows, n: total } };
}

const topOfRows = (
  { columns, orders }: Base,
  plan: SearchPlan,
  { rows, keys }: Scratch,
  n: number,
): Uint32Array => {
  const { item, order } = plan.sort;
  if (item !== 'id' || plan.limit === 0) return selectTopRows(columns, plan, rows, n, keys);
  return selectBestRanked(orders.idRank, orders.id, order === 'desc', rows, n, plan.offset + plan.limit);
};

/** The base's result from the rows in its scratch. */
export function createRowsPart(
  base: Base,
  plan: SearchPlan,
  scratch: Scratch,
  n: number,
  tally: Tally | null,
): PartialResult {
  const { columns } = base;
  const { rows } = scratch;
  const total = keepFiltered(columns, plan, rows, n, tally);
  return { total, top: topOfRows(base, plan, scratch, total), found: { columns, rows, n: total } };
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
export function selectTopOfUnlisted(
  base: Base,
  plan: SearchPlan,
  scratch: Scratch,
  found: UnlistedRows,
): Uint32Array {
  const need = Math.min(found.total, plan.limit === 0 ? 0 : plan.offset + plan.limit);
  if (need === 0) return new Uint32Array(0);
  const { item, order } = plan.sort;
  const stage = item === 'price' ? found.prices : { from: 0, to: base.outline.rows };
  const steps = (need * (stage.to - stage.from)) / found.total;
  if (item === 'distance' || steps * stepCost > found.total * listedCost) {
    return topOfRows(base, plan, scratch, found.list());
  }
  return walkInOrder(base, item, order, stage, need, found.has);
}
