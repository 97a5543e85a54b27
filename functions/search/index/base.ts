import { type Bitmaps, allocateBitmaps } from './bitmaps.ts';
import { type Columns, type Allocator, allocateColumns, type Vocabulary } from './columns.ts';
import { type Orders, allocateOrders } from './orders.ts';

/** What must be known to lay a base out, and with its bytes to read it back. */
export interface Outline {
  readonly rows: number;
  readonly vocabulary: Vocabulary;
  /** Number of the southernmost band of latitude, and how many there are. */
  readonly firstBand: number;
  readonly bands: number;
  /** Homes with a floor area and homes ever reduced: those come first in their orders. */
  readonly known: { readonly price_per_sqm: number; readonly reduced_at: number };
  readonly termCount: number;
  /** Bytes of the term list and numbers in all postings together. */
  readonly termBytes: number;
  readonly postingNumbers: number;
}

/** Which rows have each term. Sorted terms; rows ascending, or one bit a row where terms are common. */
export interface Postings {
  readonly text: Uint8Array;
  readonly start: Uint32Array;
  readonly count: Uint32Array;
  readonly numbers: Uint32Array;
}

/**
 * Homes by band of latitude and then longitude. Its layout never changes; a home that leaves or
 * changes is marked gone here, and its newer state lives in the delta.
 */
export interface Base {
  readonly outline: Outline;
  readonly columns: Columns;
  /** First row of each band, and one more for the end. */
  readonly bandStart: Uint32Array;
  readonly orders: Orders;
  readonly bitmaps: Bitmaps;
  readonly postings: Postings;
  readonly terms: readonly string[];
  /** All of it but `outline` and `terms`, as one run of bytes. */
  readonly bytes: Uint8Array;
}

type Parts = Omit<Base, 'outline' | 'terms' | 'bytes'>;

const takeParts = (take: Allocator, outline: Outline): Parts => ({
  columns: allocateColumns(take, outline.rows),
  bandStart: take.u32(outline.bands + 1),
  orders: allocateOrders(take, outline.rows),
  bitmaps: allocateBitmaps(take, outline.rows, outline.vocabulary),
  postings: {
    text: take.u8(outline.termBytes),
    start: take.u32(outline.termCount),
    count: take.u32(outline.termCount),
    numbers: take.u32(outline.postingNumbers),
  },
});

/** Takes places in a buffer one after the other, each on a multiple of eight; counts the bytes. */
const takeFrom = (buffer: ArrayBufferLike, offset: number): { take: Allocator; used: () => number } => {
  let at = offset;
  const next = (bytes: number): number => {
    const start = at;
    at += (bytes + 7) & ~7;
    return start;
  };
  return {
    take: {
      f64: (length) => new Float64Array(buffer, next(length * 8), length),
      u32: (length) => new Uint32Array(buffer, next(length * 4), length),
      u8: (length) => new Uint8Array(buffer, next(length), length),
    },
    used: () => at - offset,
  };
};

const measured = (outline: Outline): number => {
  let bytes = 0;
  const add = (length: number): void => {
    bytes += (length + 7) & ~7;
  };
  const take: Allocator = {
    f64: (length) => (add(length * 8), new Float64Array(0)),
    u32: (length) => (add(length * 4), new Uint32Array(0)),
    u8: (length) => (add(length), new Uint8Array(0)),
  };
  takeParts(take, outline);
  return bytes;
};

/** The base over these bytes, which must be as many as the outline asks for; `terms` when known. */
export const createBase = (bytes: Uint8Array, outline: Outline, terms?: readonly string[]): Base => {
  if (bytes.byteLength !== measured(outline)) throw new RangeError('The snapshot has another length');
  const parts = takeParts(takeFrom(bytes.buffer, bytes.byteOffset).take, outline);
  return { outline, ...parts, bytes, terms: terms ?? readTerms(parts.postings.text) };
};

/** An empty base on shared memory, to be filled. */
export const allocateBase = (outline: Outline, terms: readonly string[]): Base =>
  createBase(new Uint8Array(new SharedArrayBuffer(measured(outline))), outline, terms);

const readTerms = (text: Uint8Array): string[] => {
  if (text.length === 0) return [];
  // The copy is needed because shared memory is refused.
  return new TextDecoder().decode(new Uint8Array(text)).split('\n');
};
