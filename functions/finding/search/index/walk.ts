import type { Base } from './base.ts';
import { type OrderedItem, getOrderValue } from './orders.ts';
import type { Sort } from './query.ts';

/** The positions of an order to walk, `from` included, `to` excluded. */
export interface WalkStage {
  readonly from: number;
  readonly to: number;
}

/** An order, the direction in which it is walked, and where. */
interface Walk {
  readonly item: OrderedItem;
  readonly order: Sort['order'];
  readonly stage: WalkStage;
}

/** The end of the run of equal values that begins at `from`: doubling steps, then a binary search. */
const endOfRun = (base: Base, item: OrderedItem, from: number, to: number): number => {
  const order = base.orders[item];
  const value = getOrderValue(base.columns, item, order[from] ?? 0);
  const same = (place: number): boolean => getOrderValue(base.columns, item, order[place] ?? 0) === value;
  let low = from;
  let step = 1;
  while (low + step < to && same(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, to);
  low++;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (same(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The first `need` rows that pass, found by walking along an order. Within equal values an order has the
 * earlier id first, while results need the later one first, so each run is walked backwards.
 */
export function walkInOrder(
  base: Base,
  { item, order: direction, stage }: Walk,
  need: number,
  passes: (row: number) => boolean,
): Uint32Array {
  const order = base.orders[item];
  const found: number[] = [];
  const backwards = (from: number, to: number): void => {
    for (let place = to - 1; place >= from && found.length < need; place--) {
      const row = order[place] ?? 0;
      if (passes(row)) found.push(row);
    }
  };
  const { known } = base.outline;
  const hasValue = item === 'price_per_sqm' || item === 'reduced_at' ? known[item] : base.outline.rows;
  const end = Math.min(stage.to, hasValue);
  if (direction === 'desc') backwards(stage.from, end);
  else if (item === 'id') {
    for (let place = stage.from; place < end && found.length < need; place++) {
      const row = order[place] ?? 0;
      if (passes(row)) found.push(row);
    }
  } else {
    for (let from = stage.from; from < end && found.length < need;) {
      const to = endOfRun(base, item, from, end);
      backwards(from, to);
      from = to;
    }
  }
  backwards(Math.max(stage.from, hasValue), stage.to);
  return Uint32Array.from(found);
}
