import type { Base } from './base.ts';
import { type BitSpan, countBoth, countSpan } from './bitmap.ts';
import { levels } from './bitmaps.ts';
import type { FoundRows } from './clusters.ts';
import { maxNumber, type Vocabulary } from './columns.ts';
import { createByteTable, type Dimension, getDimension, type Filter } from './filters.ts';
import type { Count, Facets } from './query.ts';

/** The price bands of the facet, all multiples of 25,000. */
export const priceEdges: readonly number[] = [
  0, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 325, 350, 375, 400, 450, 500, 550, 600, 700, 800,
  900, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 5000,
].map((thousands) => thousands * 1000);

const priceStep = 25_000;
const lastPriceStep = (priceEdges.at(-1) ?? 0) / priceStep;
const bandOfStep = Uint8Array.from({ length: lastPriceStep + 1 }, (_, step) =>
  priceEdges.findLastIndex((edge) => edge <= step * priceStep),
);

/** The last bedroom count, which means "this many or more". */
export const maxBeds = levels.beds;

export interface Tally {
  readonly types: Uint32Array;
  readonly tenures: Uint32Array;
  readonly beds: Uint32Array;
  readonly prices: Uint32Array;
}

export function createTally(): Tally {
  return {
    types: new Uint32Array(256),
    tenures: new Uint32Array(256),
    beds: new Uint32Array(256),
    prices: new Uint32Array(priceEdges.length),
  };
}

const dimensionFailBits: Readonly<Record<Dimension, number>> = { type: 1, beds: 2, tenure: 4, price: 8 };

/** A bit for each byte that a filter of this dimension rejects. */
const failTable = (filters: readonly Filter[], dimension: Dimension): Uint8Array => {
  const filter = filters.find((candidate) => getDimension(candidate) === dimension);
  if (filter === undefined || (filter.kind !== 'codes' && filter.kind !== 'level'))
    return new Uint8Array(256);
  return createByteTable(filter).map((passes) => (passes === 1 ? 0 : dimensionFailBits[dimension]));
};

/** 1 when a row with these failures counts for a dimension: no failure, or this one only. */
const countsWith = (dimension: Dimension): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, fails) => ((fails & ~dimensionFailBits[dimension]) === 0 ? 1 : 0));

const countTables: Readonly<Record<Dimension, Uint8Array>> = {
  type: countsWith('type'),
  beds: countsWith('beds'),
  tenure: countsWith('tenure'),
  price: countsWith('price'),
};

const noFailTable = Uint8Array.from({ length: 16 }, (_, fails) => (fails === 0 ? 1 : 0));

/**
 * Applies the filters that have a facet, and counts, in one pass: a row that fails only one of them still
 * counts for that facet. Keeps the rows that pass all, in place; returns their number.
 */
export function tallyRows(tally: Tally, filters: readonly Filter[], { columns, rows, n }: FoundRows): number {
  const { types, tenures, beds, prices } = tally;
  const typeFails = failTable(filters, 'type');
  const bedsFails = failTable(filters, 'beds');
  const tenureFails = failTable(filters, 'tenure');
  const price = filters.find((filter) => filter.kind === 'range' && filter.column === 'price');
  const low = price?.kind === 'range' ? price.low : 0;
  const high = price?.kind === 'range' ? price.high : maxNumber;
  let k = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    const type = columns.type[row] ?? 0;
    const bed = columns.beds[row] ?? 0;
    const tenure = columns.tenure[row] ?? 0;
    const pounds = columns.price[row] ?? 0;
    const priceFails = (((pounds - low) | (high - pounds)) >>> 31) * dimensionFailBits.price;
    const fails = (typeFails[type] ?? 0) | (bedsFails[bed] ?? 0) | (tenureFails[tenure] ?? 0) | priceFails;
    const band = bandOfStep[Math.min(lastPriceStep, (pounds / priceStep) | 0)] ?? 0;
    rows[k] = row;
    k += noFailTable[fails] ?? 0;
    types[type] = (types[type] ?? 0) + (countTables.type[fails] ?? 0);
    beds[bed] = (beds[bed] ?? 0) + (countTables.beds[fails] ?? 0);
    tenures[tenure] = (tenures[tenure] ?? 0) + (countTables.tenure[fails] ?? 0);
    prices[band] = (prices[band] ?? 0) + (countTables.price[fails] ?? 0);
  }
  return k;
}

/** Bits of a set in price order, empty outside the span. */
export interface BitSet {
  readonly bits: Uint32Array;
  readonly span: BitSpan;
}

const addCodes = (counts: Uint32Array, bitmaps: readonly Uint32Array[], { bits, span }: BitSet): void => {
  bitmaps.forEach((bitmap, code) => {
    counts[code] = (counts[code] ?? 0) + countBoth(bits, bitmap, span);
  });
};

const addBeds = (counts: Uint32Array, atMost: readonly Uint32Array[], { bits, span }: BitSet): void => {
  let below = 0;
  atMost.forEach((bitmap, beds) => {
    const upTo = countBoth(bits, bitmap, span);
    counts[beds] = (counts[beds] ?? 0) + upTo - below;
    below = upTo;
  });
  counts[maxBeds] = (counts[maxBeds] ?? 0) + countSpan(bits, span) - below;
};

const addPrices = (
  counts: Uint32Array,
  base: Base,
  { bits, span }: BitSet,
  placeOf: (price: number) => number,
) => {
  const places = [...priceEdges.map(placeOf), base.outline.rows];
  priceEdges.forEach((_, band) => {
    const from = Math.max(span.from, places[band] ?? 0);
    const to = Math.min(span.to, places[band + 1] ?? 0);
    counts[band] = (counts[band] ?? 0) + countSpan(bits, { from, to });
  });
};

/** Counts with bitmaps; `without` returns the set without one dimension's condition. */
export function tallyBits(
  tally: Tally,
  base: Base,
  without: (dimension: Dimension) => BitSet,
  placeOf: (price: number) => number,
): void {
  addCodes(tally.types, base.bitmaps.type, without('type'));
  addCodes(tally.tenures, base.bitmaps.tenure, without('tenure'));
  addBeds(tally.beds, base.bitmaps.atMost.beds, without('beds'));
  addPrices(tally.prices, base, without('price'), placeOf);
}

const toCounts = (counts: Uint32Array, codes: readonly string[]): Count[] =>
  codes.map((code, i) => ({ code, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);

const toBedCounts = (counts: Uint32Array): Facets['beds'] => {
  const max = counts.subarray(maxBeds).reduce((sum, count) => sum + count, 0);
  return [...counts.subarray(0, maxBeds), max]
    .map((count, beds) => ({ beds, count }))
    .filter(({ count }) => count > 0);
};

export function toFacets(tally: Tally, vocabulary: Vocabulary): Facets {
  return {
    types: toCounts(tally.types, vocabulary.types),
    tenures: toCounts(tally.tenures, vocabulary.tenures),
    beds: toBedCounts(tally.beds),
    prices: priceEdges
      .map((from, band) => ({
        from,
        to: priceEdges[band + 1],
        count: tally.prices[band] ?? 0,
      }))
      .filter(({ count }) => count > 0),
  };
}
