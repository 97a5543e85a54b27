import { type CircleCentre, calculateChordSquared } from './circle.ts';
import type { FoundRows } from './clusters.ts';
import type { Columns } from './columns.ts';
import { selectSmallest } from './heap.ts';
import { compareIds, idWords, getIdTime } from './ids.ts';
import { getOrderValue } from './orders.ts';
import type { SearchPlan } from './plan.ts';
import type { Sort } from './query.ts';

type Numbers = Float64Array | Uint32Array | Uint8Array;

const copyKeys = (column: Numbers, sign: number, { rows, n }: FoundRows, keys: Float64Array): void => {
  for (let i = 0; i < n; i++) keys[i] = sign * (column[rows[i] ?? 0] ?? 0);
};

const nowhere: CircleCentre = { x: 0, y: 0, z: 0 };

/** The sort key of a row, smallest first; Infinity without a value, so that these rows come last. */
export function getSortKey(columns: Columns, plan: SearchPlan, row: number): number {
  const { item, order } = plan.sort;
  const sign = order === 'asc' ? 1 : -1;
  if (item === 'distance') return sign * calculateChordSquared(columns.unit, row, plan.centre ?? nowhere);
  const value = getOrderValue(columns, item, row);
  return Number.isNaN(value) ? Infinity : sign * value;
}

const fillKeys = (found: FoundRows, plan: SearchPlan, keys: Float64Array): void => {
  const { columns, rows, n } = found;
  const sign = plan.sort.order === 'asc' ? 1 : -1;
  switch (plan.sort.item) {
    case 'createdAt':
      return copyKeys(columns.addedAt, sign, found, keys);
    case 'price':
      return copyKeys(columns.price, sign, found, keys);
    case 'bedrooms':
      return copyKeys(columns.beds, sign, found, keys);
    case 'id':
      for (let i = 0; i < n; i++) keys[i] = sign * getIdTime(columns.ids, rows[i] ?? 0);
      return;
    case 'distance': {
      const centre = plan.centre ?? nowhere;
      for (let i = 0; i < n; i++) keys[i] = sign * calculateChordSquared(columns.unit, rows[i] ?? 0, centre);
      return;
    }
    case 'price_per_sqm':
    case 'reduced_at':
      for (let i = 0; i < n; i++) keys[i] = getSortKey(columns, plan, rows[i] ?? 0);
  }
};

/** Equal keys have the later id first, except in an ascending sort by id. */
const tieSign = (sort: Sort): number => (sort.item === 'id' && sort.order === 'asc' ? 1 : -1);

/** The first rows in the requested order, up to the end of the page. */
export function selectTopRows(found: FoundRows, plan: SearchPlan, keys: Float64Array): Uint32Array {
  if (plan.limit === 0) return new Uint32Array(0);
  fillKeys(found, plan, keys);
  const sign = tieSign(plan.sort);
  const { rows, n } = found;
  const { ids } = found.columns;
  const places = selectSmallest(
    keys,
    n,
    plan.offset + plan.limit,
    (a, b) => sign * compareIds(ids, rows[a] ?? 0, ids, rows[b] ?? 0) < 0,
  );
  return places.map((place) => rows[place] ?? 0);
}

/** Rows of one half of the index, best first. */
export interface TopRows {
  readonly columns: Columns;
  readonly rows: Uint32Array;
}

export interface ResultPage {
  /** Four words per id. */
  readonly ids: Uint32Array;
  readonly versions: readonly number[];
  /** Squares of chords from the centre; empty without a centre. */
  readonly chords: readonly number[];
}

/** Merges the best rows of both halves and cuts out the page. */
export function createResultPage(plan: SearchPlan, a: TopRows, b: TopRows): ResultPage {
  const end = Math.min(a.rows.length + b.rows.length, plan.offset + plan.limit);
  const length = Math.max(0, end - plan.offset);
  const ids = new Uint32Array(length * idWords);
  const versions: number[] = [];
  const chords: number[] = [];
  const isFirst = createComparison(plan, a, b);
  for (let n = 0, i = 0, j = 0; n < end; n++) {
    const left = a.rows[i];
    const right = b.rows[j];
    const useLeft = left !== undefined && (right === undefined || isFirst(left, right));
    const columns = useLeft ? a.columns : b.columns;
    const row = (useLeft ? left : right) ?? 0;
    if (useLeft) i++;
    else j++;
    const at = n - plan.offset;
    if (at < 0) continue;
    for (let w = 0; w < idWords; w++) ids[at * idWords + w] = columns.ids[row * idWords + w] ?? 0;
    versions.push(columns.version[row] ?? 0);
    if (plan.centre !== undefined) chords.push(calculateChordSquared(columns.unit, row, plan.centre));
  }
  return { ids, versions, chords };
}

/** Whether a row of one half comes before a row of the other. */
const createComparison = (plan: SearchPlan, a: TopRows, b: TopRows) => {
  const sign = tieSign(plan.sort);
  return (left: number, right: number): boolean => {
    const difference = getSortKey(a.columns, plan, left) - getSortKey(b.columns, plan, right);
    // Infinity minus Infinity is NaN: neither has a value.
    if (difference !== 0 && !Number.isNaN(difference)) return difference < 0;
    return sign * compareIds(a.columns.ids, left, b.columns.ids, right) < 0;
  };
};
