import type { Base } from './base.ts';
import { compareIds } from './ids.ts';
import type { RowMove } from './move.ts';
import { type OrderedItem, getOrderValue } from './orders.ts';

type Compare = (a: number, b: number) => number;

/** Old rows keep their order, so only the draft's few rows are sorted and merged in. */
const merge = (target: Uint32Array, oldOrder: Uint32Array, move: RowMove, compare: Compare): void => {
  const added = new Uint32Array(move.draftRows.length);
  move.draftRows.forEach((row, i) => {
    added[i] = move.ofDraft[row] ?? 0;
  });
  added.sort(compare);
  let n = 0;
  let j = 0;
  for (const oldRow of oldOrder) {
    const row = move.ofOld[oldRow] ?? -1;
    if (row < 0) continue;
    for (let b = added[j]; b !== undefined && compare(b, row) < 0; b = added[++j]) target[n++] = b;
    target[n++] = row;
  }
  target.set(added.subarray(j), n);
};

/** Fills every order of the new base, whose columns are filled already. */
export function buildOrders(base: Base, old: Base, move: RowMove): void {
  const { columns, orders } = base;
  merge(orders.id, old.orders.id, move, (a, b) => compareIds(columns.ids, a, columns.ids, b));
  const { idRank } = orders;
  orders.id.forEach((row, rank) => {
    idRank[row] = rank;
  });

  const values = new Float64Array(move.rows);
  const others: OrderedItem[] = ['createdAt', 'price', 'bedrooms', 'price_per_sqm', 'reduced_at'];
  for (const item of others) {
    for (let row = 0; row < move.rows; row++) {
      const value = getOrderValue(columns, item, row);
      values[row] = Number.isNaN(value) ? Infinity : value;
    }
    merge(orders[item], old.orders[item], move, (a, b) => {
      const left = values[a] ?? 0;
      const right = values[b] ?? 0;
      if (left !== right) return left < right ? -1 : 1;
      return (idRank[a] ?? 0) - (idRank[b] ?? 0);
    });
  }
  orders.price.forEach((row, rank) => {
    orders.priceRank[row] = rank;
  });
}
