import { countSpan, hasBit, listBits } from './bitmap.ts';
import { listCandidates } from './candidates.ts';
import type { Found } from './clusters.ts';
import type { Columns } from './columns.ts';
import { listDelta } from './delta.ts';
import { type BitSet, type Tally, tallyBits, tallyRows } from './facets.ts';
import { dimensionOf, type Filter, keepAll } from './filters.ts';
import { bitSetOf, hasBitmap, placeOfPrice } from './nation.ts';
import { topRows } from './page.ts';
import type { Plan } from './plan.ts';
import type { Scratch, State } from './store.ts';
import { walk } from './walk.ts';

/** What one half of the index has to say to a plan. */
export interface Part {
  readonly total: number;
  /** The best rows down to the end of the page, best first. */
  readonly top: Uint32Array;
  /** All rows found; null where nobody listed them. */
  readonly found: Found | null;
}

const partOfList = (columns: Columns, plan: Plan, scratch: Scratch, n: number, tally: Tally | null): Part => {
  const { rows, keys } = scratch;
  const { filters } = plan;
  let total: number;
  if (tally === null) total = keepAll(columns, filters, rows, n);
  else {
    const others = filters.filter((filter) => dimensionOf(filter) === null);
    total = tallyRows(tally, columns, filters, rows, keepAll(columns, others, rows, n));
  }
  return { total, top: topRows(columns, plan, rows, total, keys), found: { columns, rows, n: total } };
};

/** Lists the rows of a bit set, which stand in price order. */
const listSet = (state: State, { bits, span }: BitSet): number => {
  const { rows } = state.scratch;
  const order = state.base.orders.price;
  const n = listBits(bits, span, rows);
  for (let i = 0; i < n; i++) rows[i] = order[rows[i] ?? 0] ?? 0;
  return n;
};

/** Rough costs in nanoseconds, of a step of a walk and of a row listed and put through the heap. */
const STEP_COST = 15;
const LISTED_COST = 8;

const topOfSet = (state: State, plan: Plan, set: BitSet, total: number): Uint32Array => {
  const { base, scratch } = state;
  const need = Math.min(total, plan.limit === 0 ? 0 : plan.offset + plan.limit);
  if (need === 0) return new Uint32Array(0);
  const { item, order } = plan.sort;
  const { rows } = base.outline;
  const stage = item === 'price' ? set.span : { from: 0, to: rows };
  const steps = (need * (stage.to - stage.from)) / total;
  if (item === 'distance' || steps * STEP_COST > total * LISTED_COST) {
    return topRows(base.columns, plan, scratch.rows, listSet(state, set), scratch.keys);
  }
  const { priceRank } = base.orders;
  return walk(base, item, order, stage, need, (row) => hasBit(set.bits, priceRank[row] ?? 0));
};

/** Every home for sale, by a plan that asks for nothing else. */
const partOfEverything = (state: State, plan: Plan, withStc: boolean): Part => {
  const { base } = state;
  const total = withStc ? state.market : state.live;
  const bits = withStc ? base.bitmaps.market : base.bitmaps.live;
  const set = { bits, span: { from: 0, to: base.outline.rows } };
  return { total, top: topOfSet(state, plan, set, total), found: null };
};

const tallySets = (state: State, plan: Plan, whole: BitSet, tally: Tally): void => {
  const { base } = state;
  const place = (price: number): number => placeOfPrice(base, price);
  const spare = new Uint32Array(whole.bits.length);
  tallyBits(
    tally,
    base,
    (dimension) => {
      const others = plan.filters.filter((filter) => dimensionOf(filter) !== dimension);
      return others.length === plan.filters.length ? whole : bitSetOf(base, others, spare);
    },
    place,
  );
};

/** When neither place nor words narrow the search: bitmaps in price order. */
const partOfNation = (state: State, plan: Plan, tally: Tally | null): Part => {
  const { base, scratch } = state;
  const { filters } = plan;
  const listed = plan.zoom !== null || !filters.every(hasBitmap);
  if (listed) {
    const sure: readonly Filter[] =
      tally === null ? filters : filters.filter((filter) => dimensionOf(filter) === null);
    return partOfList(base.columns, plan, scratch, listSet(state, bitSetOf(base, sure, scratch.bits)), tally);
  }
  const [only] = filters;
  if (tally === null && filters.length === 1 && only?.kind === 'status') {
    return partOfEverything(state, plan, only.withStc);
  }
  const set = bitSetOf(base, filters, scratch.bits);
  const total = countSpan(set.bits, set.span);
  if (tally !== null) tallySets(state, plan, set, tally);
  return { total, top: topOfSet(state, plan, set, total), found: null };
};

export const findInBase = (state: State, plan: Plan, tally: Tally | null): Part => {
  const n = listCandidates(state.base, plan, state.scratch.rows);
  return n === null
    ? partOfNation(state, plan, tally)
    : partOfList(state.base.columns, plan, state.scratch, n, tally);
};

export const findInDelta = (state: State, plan: Plan, tally: Tally | null): Part => {
  const { delta, deltaScratch } = state;
  const n = listDelta(delta, plan, deltaScratch.rows);
  return partOfList(delta.draft.columns, plan, deltaScratch, n, tally);
};
