import { andSpan, countSpan, hasBit, listBits, setBit } from './bitmap.ts';
import { listCandidates } from './candidates.ts';
import { listDeltaRows } from './delta.ts';
import { type BitSet, type Tally, tallyBits } from './facets.ts';
import { getDimension } from './filters.ts';
import { createBitSet, hasBitmap, findPricePosition } from './nation.ts';
import {
  type PartialResult,
  createDeltaPart,
  createRowsPart,
  selectTopOfUnlisted,
  type UnlistedRows,
} from './part.ts';
import type { SearchPlan } from './plan.ts';
import type { Posting } from './postings.ts';
import type { IndexState } from './store.ts';
import { findPostings } from './words.ts';

const isWithStc = (plan: SearchPlan): boolean =>
  plan.filters.some((filter) => filter.kind === 'status' && filter.withStc);

/** From this number of rows on, reading memory in order saves more than sorting costs. */
const minRowsToOrder = 2000;

/** Lists the rows of a set in price order; long lists ascending by row. */
const listSet = ({ base, scratch }: IndexState, { bits, span }: BitSet): number => {
  const { rows } = scratch;
  const order = base.orders.price;
  const n = listBits(bits, span, rows);
  if (n < minRowsToOrder) {
    for (let i = 0; i < n; i++) rows[i] = order[rows[i] ?? 0] ?? 0;
    return n;
  }
  const byRow = new Uint32Array(bits.length);
  for (let i = 0; i < n; i++) setBit(byRow, order[rows[i] ?? 0] ?? 0);
  return listBits(byRow, { from: 0, to: base.outline.rows }, rows);
};

const createUnlistedPart = (state: IndexState, plan: SearchPlan, found: UnlistedRows): PartialResult => ({
  total: found.total,
  top: selectTopOfUnlisted(state, plan, found),
  found: undefined,
});

const createSetPart = (state: IndexState, plan: SearchPlan, set: BitSet, total: number): PartialResult => {
  const { priceRank } = state.base.orders;
  const { from, to } = set.span;
  return createUnlistedPart(state, plan, {
    total,
    has: (row) => {
      const place = priceRank[row] ?? 0;
      // Words outside the span hold bits of an earlier search.
      return place >= from && place < to && hasBit(set.bits, place);
    },
    list: () => listSet(state, set),
    prices: set.span,
  });
};

const tallySets = (state: IndexState, plan: SearchPlan, whole: BitSet, tally: Tally): void => {
  const { base } = state;
  const spare = new Uint32Array(whole.bits.length);
  const without = (dimension: string): BitSet => {
    const others = plan.filters.filter((filter) => getDimension(filter) !== dimension);
    return others.length === plan.filters.length ? whole : createBitSet(base, others, spare);
  };
  tallyBits(tally, base, without, (price) => findPricePosition(base, price));
};

/** Used when neither place nor words narrow the search: bitmaps in price order. */
const findInNation = (state: IndexState, plan: SearchPlan, tally: Tally | undefined): PartialResult => {
  const { base, scratch } = state;
  const { filters } = plan;
  if (plan.zoom !== undefined || !filters.every(hasBitmap)) {
    // Facets also need rows that fail one of their own filters.
    const sure =
      tally === undefined ? filters : filters.filter((filter) => getDimension(filter) === undefined);
    const n = listSet(state, createBitSet(base, sure, scratch.bits));
    return createRowsPart(state, plan, n, tally);
  }
  if (tally === undefined && filters.length === 1) {
    const withStc = isWithStc(plan);
    const bits = withStc ? base.bitmaps.market : base.bitmaps.live;
    const set = { bits, span: { from: 0, to: base.outline.rows } };
    return createSetPart(state, plan, set, withStc ? state.market : state.live);
  }
  const set = createBitSet(base, filters, scratch.bits);
  if (tally !== undefined) tallySets(state, plan, set, tally);
  return createSetPart(state, plan, set, countSpan(set.bits, set.span));
};

/** Used when there are only common words, with a bit per row; undefined otherwise. */
const findByCommonWords = (
  state: IndexState,
  plan: SearchPlan,
  postings: readonly Posting[],
  tally: Tally | undefined,
): PartialResult | undefined => {
  if (plan.shapes.length > 0 || plan.filters.length > 1 || tally !== undefined || plan.zoom !== undefined)
    return undefined;
  const { base, scratch } = state;
  const common = postings.map(({ bits }) => bits).filter((bits) => bits !== undefined);
  if (common.length === 0 || common.length < postings.length) return undefined;
  const { bits, rows } = scratch;
  const all = { from: 0, to: base.outline.rows };
  bits.set(isWithStc(plan) ? base.bitmaps.marketRows : base.bitmaps.liveRows);
  for (const each of common) andSpan(bits, each, all);
  return createUnlistedPart(state, plan, {
    total: countSpan(bits, all),
    has: (row) => hasBit(bits, row),
    list: () => listBits(bits, all, rows),
    prices: all,
  });
};

export function findInBase(state: IndexState, plan: SearchPlan, tally: Tally | undefined): PartialResult {
  const postings = findPostings(state.base, plan);
  if (postings === undefined) return createRowsPart(state, plan, 0, tally);
  const common = findByCommonWords(state, plan, postings, tally);
  if (common !== undefined) return common;
  const n = listCandidates(state.base, plan, postings, state.scratch.rows);
  if (n === undefined) return findInNation(state, plan, tally);
  return createRowsPart(state, plan, n, tally);
}

export function findInDelta(state: IndexState, plan: SearchPlan, tally: Tally | undefined): PartialResult {
  const { delta, deltaScratch } = state;
  const n = listDeltaRows(delta, plan, deltaScratch.rows);
  return createDeltaPart(state, plan, n, tally);
}
