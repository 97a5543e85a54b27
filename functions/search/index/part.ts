import type { Base } from './base.ts';
import type { Found } from './clusters.ts';
import type { Columns } from './columns.ts';
import { type Tally, tallyRows } from './facets.ts';
import { dimensionOf, keepAll } from './filters.ts';
import { topRows } from './page.ts';
import type { Plan } from './plan.ts';
import { bestRanked } from './ranks.ts';
import type { Scratch } from './store.ts';
import { walk } from './walk.ts';

/** What one half of the index has to say to a plan. */
export interface Part {
  readonly total: number;
  /** The best rows down to the end of the page, best first. */
  readonly top: Uint32Array;
  /** All rows found; null where nobody listed them. */
  readonly found: Found | null;
}

/** Applies the filters to the first `n` rows of the scratch; null leaves facets uncounted. */
const keepFiltered = (
  columns: Columns,
  plan: Plan,
  rows: Uint32Array,
  n: number,
  tally: Tally | null,
): number => {
  const { filters } = plan;
  if (tally === null) return keepAll(columns, filters, rows, n);
  const others = filters.filter((filter) => dimensionOf(filter) === null);
  return tallyRows(tally, columns, filters, rows, keepAll(columns, others, rows, n));
};

/** The delta's answer from the rows listed in its scratch. */
export const partOfDelta = (
  columns: Columns,
  plan: Plan,
  { rows, keys }: Scratch,
  n: number,
  tally: Tally | null,
): Part => {
  const total = keepFiltered(columns, plan, rows, n, tally);
  return { total, top: topRows(columns, plan, rows, total, keys), found: { columns, rows, n: total } };
};

const topOfRows = (
  { columns, orders }: Base,
  plan: Plan,
  { rows, keys }: Scratch,
  n: number,
): Uint32Array => {
  const { item, order } = plan.sort;
  if (item !== 'id' || plan.limit === 0) return topRows(columns, plan, rows, n, keys);
  return bestRanked(orders.idRank, orders.id, order === 'desc', rows, n, plan.offset + plan.limit);
};

/** The base's answer from the rows listed in its scratch. */
export const partOfRows = (
  base: Base,
  plan: Plan,
  scratch: Scratch,
  n: number,
  tally: Tally | null,
): Part => {
  const { columns } = base;
  const { rows } = scratch;
  const total = keepFiltered(columns, plan, rows, n, tally);
  return { total, top: topOfRows(base, plan, scratch, total), found: { columns, rows, n: total } };
};

/** Rows found that nobody has listed yet. */
export interface Unlisted {
  readonly total: number;
  readonly has: (row: number) => boolean;
  /** Lists them into the scratch. */
  readonly list: () => number;
  /** Where they lie in the order by price. */
  readonly prices: { readonly from: number; readonly to: number };
}

/** Rough costs in nanoseconds, of a step of a walk and of a row listed and compared. */
const STEP_COST = 15;
const LISTED_COST = 8;

/** The page of unlisted rows: a walk along the order where they are many, a list where few. */
export const topOfUnlisted = (base: Base, plan: Plan, scratch: Scratch, found: Unlisted): Uint32Array => {
  const need = Math.min(found.total, plan.limit === 0 ? 0 : plan.offset + plan.limit);
  if (need === 0) return new Uint32Array(0);
  const { item, order } = plan.sort;
  const stage = item === 'price' ? found.prices : { from: 0, to: base.outline.rows };
  const steps = (need * (stage.to - stage.from)) / found.total;
  if (item === 'distance' || steps * STEP_COST > found.total * LISTED_COST) {
    return topOfRows(base, plan, scratch, found.list());
  }
  return walk(base, item, order, stage, need, found.has);
};
