import { countBitmapWords, setBit } from './bitmap.ts';
import { type Columns, goneStatus, statusCodes, type Allocator, type Vocabulary } from './columns.ts';
import { homeFlags } from './home.ts';

/** Small numbers have one cumulative bitmap per level: "at most this much". */
export const levels = { beds: 10, baths: 6, epc: 7, tax: 9 } as const;
export type LevelColumn = keyof typeof levels;

/** Bit p of each represents the p-th cheapest property, so that a range of prices is one span. */
export interface Bitmaps {
  /** The first four follow changes of the market; all others stay as they were built. */
  readonly live: Uint32Array;
  readonly market: Uint32Array;
  /** The same two with a bit per row, to combine with the postings of common words. */
  readonly liveRows: Uint32Array;
  readonly marketRows: Uint32Array;
  readonly type: readonly Uint32Array[];
  readonly tenure: readonly Uint32Array[];
  readonly flags: readonly Uint32Array[];
  readonly atMost: Readonly<Record<LevelColumn, readonly Uint32Array[]>>;
}

export function allocateBitmaps(take: Allocator, rows: number, vocabulary: Vocabulary): Bitmaps {
  const one = (): Uint32Array => take.u32(countBitmapWords(rows));
  const many = (length: number): Uint32Array[] => Array.from({ length }, one);
  return {
    live: one(),
    market: one(),
    liveRows: one(),
    marketRows: one(),
    type: many(vocabulary.types.length),
    tenure: many(vocabulary.tenures.length),
    flags: many(homeFlags.length),
    atMost: {
      beds: many(levels.beds),
      baths: many(levels.baths),
      epc: many(levels.epc),
      tax: many(levels.tax),
    },
  };
}

const fillCodes = (bitmaps: readonly Uint32Array[], column: Uint8Array, order: Uint32Array): void => {
  for (let p = 0; p < order.length; p++) {
    const bitmap = bitmaps[column[order[p] ?? 0] ?? 0];
    if (bitmap !== undefined) setBit(bitmap, p);
  }
};

const fillLevels = (bitmaps: readonly Uint32Array[], column: Uint8Array, order: Uint32Array): void => {
  fillCodes(bitmaps, column, order);
  for (let level = 1; level < bitmaps.length; level++) {
    const below = bitmaps[level - 1];
    const bitmap = bitmaps[level];
    if (below === undefined || bitmap === undefined) continue;
    for (let w = 0; w < bitmap.length; w++) bitmap[w] = (bitmap[w] ?? 0) | (below[w] ?? 0);
  }
};

const fillFlags = (bitmaps: readonly Uint32Array[], flags: Uint8Array, order: Uint32Array): void => {
  bitmaps.forEach((bitmap, flag) => {
    for (let p = 0; p < order.length; p++) if (((flags[order[p] ?? 0] ?? 0) >>> flag) & 1) setBit(bitmap, p);
  });
};

/** Fills empty bitmaps from the columns, in the given order of rows. */
export function fillBitmaps(bitmaps: Bitmaps, columns: Columns, order: Uint32Array): void {
  for (let p = 0; p < order.length; p++) {
    const row = order[p] ?? 0;
    const status = columns.status[row];
    if (status === statusCodes.live) {
      setBit(bitmaps.live, p);
      setBit(bitmaps.liveRows, row);
    }
    if (status !== goneStatus) {
      setBit(bitmaps.market, p);
      setBit(bitmaps.marketRows, row);
    }
  }
  fillCodes(bitmaps.type, columns.type, order);
  fillCodes(bitmaps.tenure, columns.tenure, order);
  fillFlags(bitmaps.flags, columns.flags, order);
  fillLevels(bitmaps.atMost.beds, columns.beds, order);
  fillLevels(bitmaps.atMost.baths, columns.baths, order);
  fillLevels(bitmaps.atMost.epc, columns.epc, order);
  fillLevels(bitmaps.atMost.tax, columns.tax, order);
}
