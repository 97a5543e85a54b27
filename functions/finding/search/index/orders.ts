import { type Columns, type Allocator } from './columns.ts';
import { getIdTime } from './ids.ts';
import type { Sort } from './query.ts';

export type OrderedItem = Exclude<Sort['item'], 'distance'>;

/** All rows by value and then id, ascending; rows without a value last, by id. */
export interface Orders extends Readonly<Record<OrderedItem, Uint32Array>> {
  /** The position of each row in the orders by id and by price. */
  readonly idRank: Uint32Array;
  readonly priceRank: Uint32Array;
}

export function allocateOrders(take: Allocator, rows: number): Orders {
  return {
    id: take.u32(rows),
    createdAt: take.u32(rows),
    price: take.u32(rows),
    bedrooms: take.u32(rows),
    price_per_sqm: take.u32(rows),
    reduced_at: take.u32(rows),
    idRank: take.u32(rows),
    priceRank: take.u32(rows),
  };
}

/** The value that a row is sorted by; NaN without one. */
export function getOrderValue(columns: Columns, item: OrderedItem, row: number): number {
  switch (item) {
    case 'id':
      return getIdTime(columns.ids, row);
    case 'createdAt':
      return columns.addedAt[row] ?? 0;
    case 'price':
      return columns.price[row] ?? 0;
    case 'bedrooms':
      return columns.beds[row] ?? 0;
    case 'price_per_sqm':
      return (columns.sqm[row] ?? 0) === 0 ? NaN : (columns.price[row] ?? 0) / (columns.sqm[row] ?? 0);
    case 'reduced_at':
      return (columns.reducedAt[row] ?? 0) === 0 ? NaN : (columns.reducedAt[row] ?? 0);
  }
}
