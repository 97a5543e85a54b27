import { type Bitmaps, allocateBitmaps } from './bitmaps.ts';
import { type Columns, type Allocator, allocateColumns, type Vocabulary } from './columns.ts';
import { type Orders, allocateOrders } from './orders.ts';

/** The measures that determine a base's layout, and with its bytes restore it. */
export interface Outline {
  readonly rows: number;
  readonly vocabulary: Vocabulary;
  /** Number of the southernmost band of latitude, and the count of bands. */
  readonly firstBand: number;
  readonly bands: number;
  /** Numbers of properties with a floor area and of those ever reduced, which come first in their orders. */
  readonly known: { readonly price_per_sqm: number; readonly reduced_at: number };
  readonly termCount: number;
  /** Bytes of the term list, and the total count of numbers in all postings. */
  readonly termBytes: number;
  readonly postingNumbers: number;
}

/** The rows of each term. Terms are sorted; rows ascend, or are one bit per row when a term is common. */
export interface Postings {
  readonly text: Uint8Array;
  readonly start: Uint32Array;
  readonly count: Uint32Array;
  readonly numbers: Uint32Array;
}

/**
 * Properties by band of latitude and then longitude. The layout never changes; a property that leaves or
 * changes is marked gone here, and its newer state is in the delta.
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
  /** Everything except `outline` and `terms`, as one run of bytes. */
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

/** Allocates consecutive arrays in a buffer, each at a multiple of eight, and counts the bytes. */
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

const measureBytes = (outline: Outline): number => {
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

/**
 * The base over these bytes; `terms` if they are known.
 * @throws RangeError when their number does not match the outline
 */
export function createBase(bytes: Uint8Array, outline: Outline, terms?: readonly string[]): Base {
  if (bytes.byteLength !== measureBytes(outline)) throw new RangeError('The snapshot has another length');
  const parts = takeParts(takeFrom(bytes.buffer, bytes.byteOffset).take, outline);
  return { outline, ...parts, bytes, terms: terms ?? readTerms(parts.postings.text) };
}

/** An empty base on shared memory, to be filled. */
export function allocateBase(outline: Outline, terms: readonly string[]): Base {
  return createBase(new Uint8Array(measureBytes(outline)), outline, terms);
}

const readTerms = (text: Uint8Array): string[] => {
  if (text.length === 0) return [];
  // Copied, because TextDecoder rejects shared memory.
  return new TextDecoder().decode(new Uint8Array(text)).split('\n');
};
