import type { Base } from './base.ts';
import { findFirst } from './binary-search.ts';
import { andAnySpan, andButNotSpan, andNotSpan, andSpan, type BitSpan, copySpan } from './bitmap.ts';
import { type Bitmaps, levels } from './bitmaps.ts';
import type { BitSet } from './facets.ts';
import type { Filter, LevelFilter } from './filters.ts';

/** The position in price order of the first property that costs at least this much. */
export function findPricePosition(base: Base, price: number): number {
  const { price: order } = base.orders;
  return findFirst(0, order.length, (at) => (base.columns.price[order[at] ?? 0] ?? 0) < price);
}

const spanOf = (base: Base, filters: readonly Filter[]): BitSpan => {
  const price = filters.find((filter) => filter.kind === 'range' && filter.column === 'price');
  if (price?.kind !== 'range') return { from: 0, to: base.outline.rows };
  const from = findPricePosition(base, price.low);
  return { from, to: Math.max(from, findPricePosition(base, price.high + 1)) };
};

const highest = 255;

const andLevel = (bits: Uint32Array, bitmaps: Bitmaps, filter: LevelFilter, span: BitSpan): void => {
  const atMost = bitmaps.atMost[filter.column];
  const top = atMost[filter.high];
  const below = atMost[filter.low - 1];
  if (filter.high < 0) bits.fill(0);
  else if (top !== undefined && below !== undefined) andButNotSpan(bits, top, below, span);
  else if (top !== undefined) andSpan(bits, top, span);
  else if (below !== undefined) andNotSpan(bits, below, span);
};

const hasLevels = ({ column, low, high }: LevelFilter): boolean =>
  Number.isInteger(low) &&
  Number.isInteger(high) &&
  low <= levels[column] &&
  (high < levels[column] || high >= highest);

/** Whether bitmaps alone decide; other filters need to look at the rows. */
export function hasBitmap(filter: Filter): boolean {
  switch (filter.kind) {
    case 'level':
      return hasLevels(filter);
    case 'range':
      return filter.column === 'price';
    case 'since':
      return false;
    case 'codes':
    case 'flags':
    case 'status':
      return true;
  }
}

const andFilter = (bits: Uint32Array, { bitmaps }: Base, filter: Filter, span: BitSpan): void => {
  if (filter.kind === 'level') andLevel(bits, bitmaps, filter, span);
  if (filter.kind === 'codes') {
    const wanted = filter.codes.map((code) => bitmaps[filter.column][code]);
    andAnySpan(
      bits,
      wanted.filter((bitmap) => bitmap !== undefined),
      span,
    );
  }
  if (filter.kind === 'flags') {
    bitmaps.flags.forEach((bitmap, flag) => {
      if ((filter.all >>> flag) & 1) andSpan(bits, bitmap, span);
      if ((filter.none >>> flag) & 1) andNotSpan(bits, bitmap, span);
    });
  }
};

/** The properties of the base that pass every filter with a bitmap, in `bits`, which is overwritten. */
export function createBitSet(base: Base, filters: readonly Filter[], bits: Uint32Array): BitSet {
  const span = spanOf(base, filters);
  const withStc = filters.some((filter) => filter.kind === 'status' && filter.withStc);
  copySpan(bits, withStc ? base.bitmaps.market : base.bitmaps.live, span);
  for (const filter of filters) if (hasBitmap(filter)) andFilter(bits, base, filter, span);
  return { bits, span };
}
