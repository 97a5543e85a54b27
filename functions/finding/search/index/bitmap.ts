/** The number of 32-bit words that hold `bits` bits. */
export function countBitmapWords(bits: number): number {
  return (bits + 31) >>> 5;
}

export function setBit(bitmap: Uint32Array, bit: number): void {
  bitmap[bit >>> 5] = (bitmap[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

export function clearBit(bitmap: Uint32Array, bit: number): void {
  bitmap[bit >>> 5] = (bitmap[bit >>> 5] ?? 0) & ~(1 << (bit & 31));
}

export function hasBit(bitmap: Uint32Array, bit: number): boolean {
  return (((bitmap[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

/** The number of bits set in two words; most of the work is done once for both. */
const onesInTwo = (a: number, b: number): number => {
  const first = a - ((a >>> 1) & 0x55555555);
  const second = b - ((b >>> 1) & 0x55555555);
  const fours =
    (first & 0x33333333) +
    ((first >>> 2) & 0x33333333) +
    (second & 0x33333333) +
    ((second >>> 2) & 0x33333333);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
};

/** A range of bits, `from` included, `to` excluded: a range of prices is one span in price order. */
export interface BitSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Copies the span of a bitmap; bits of its end words outside the span become 0, other words are unchanged.
 */
export function copySpan(target: Uint32Array, source: Uint32Array, span: BitSpan): void {
  if (span.from >= span.to) return;
  const first = span.from >>> 5;
  const last = (span.to - 1) >>> 5;
  target.set(source.subarray(first, last + 1), first);
  target[first] = (target[first] ?? 0) & (-1 << (span.from & 31));
  target[last] = (target[last] ?? 0) & (-1 >>> (31 - ((span.to - 1) & 31)));
}

const wordsOfSpan = (span: BitSpan): [number, number] =>
  span.from < span.to ? [span.from >>> 5, ((span.to - 1) >>> 5) + 1] : [0, 0];

export function andSpan(target: Uint32Array, other: Uint32Array, span: BitSpan): void {
  const [from, to] = wordsOfSpan(span);
  for (let w = from; w < to; w++) target[w] = (target[w] ?? 0) & (other[w] ?? 0);
}

export function andNotSpan(target: Uint32Array, other: Uint32Array, span: BitSpan): void {
  const [from, to] = wordsOfSpan(span);
  for (let w = from; w < to; w++) target[w] = (target[w] ?? 0) & ~(other[w] ?? 0);
}

/** Keeps the bits that are in one bitmap and not in the other, in one pass. */
export function andButNotSpan(
  target: Uint32Array,
  other: Uint32Array,
  without: Uint32Array,
  span: BitSpan,
): void {
  const [from, to] = wordsOfSpan(span);
  for (let w = from; w < to; w++) target[w] = (target[w] ?? 0) & (other[w] ?? 0) & ~(without[w] ?? 0);
}

/** Keeps the bits that are in any of the others. */
export function andAnySpan(target: Uint32Array, others: readonly Uint32Array[], span: BitSpan): void {
  const [from, to] = wordsOfSpan(span);
  const [a, b, c, d, ...rest] = others;
  if (a === undefined) target.fill(0, from, to);
  else if (b === undefined) andSpan(target, a, span);
  else if (rest.length === 0) andFour(target, [a, b, c ?? a, d ?? a], from, to);
  else {
    const any = new Uint32Array(target.length);
    for (const other of others) for (let w = from; w < to; w++) any[w] = (any[w] ?? 0) | (other[w] ?? 0);
    andSpan(target, any, span);
  }
}

const andFour = (
  target: Uint32Array,
  [a, b, c, d]: readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  from: number,
  to: number,
): void => {
  for (let w = from; w < to; w++) {
    target[w] = (target[w] ?? 0) & ((a[w] ?? 0) | (b[w] ?? 0) | (c[w] ?? 0) | (d[w] ?? 0));
  }
};

export function countSpan(bitmap: Uint32Array, span: BitSpan): number {
  const [from, to] = wordsOfSpan(span);
  if (from === to) return 0;
  let total = 0;
  const even = from + ((to - from) & ~1);
  for (let w = from; w < even; w += 2) total += onesInTwo(bitmap[w] ?? 0, bitmap[w + 1] ?? 0);
  if (even < to) total += onesInTwo(bitmap[even] ?? 0, 0);
  const before = (bitmap[from] ?? 0) & ~(-1 << (span.from & 31));
  const after = (bitmap[to - 1] ?? 0) & ~(-1 >>> (31 - ((span.to - 1) & 31)));
  return total - onesInTwo(before, 0) - onesInTwo(after, 0);
}

/** The number of bits of a span that are set in both; the first must be empty outside the span. */
export function countBoth(a: Uint32Array, b: Uint32Array, span: BitSpan): number {
  const [from, to] = wordsOfSpan(span);
  let total = 0;
  const even = from + ((to - from) & ~1);
  for (let w = from; w < even; w += 2) {
    total += onesInTwo((a[w] ?? 0) & (b[w] ?? 0), (a[w + 1] ?? 0) & (b[w + 1] ?? 0));
  }
  if (even < to) total += onesInTwo((a[even] ?? 0) & (b[even] ?? 0), 0);
  return total;
}

/** Writes the positions of the set bits, ascending; returns their number. */
export function listBits(bitmap: Uint32Array, span: BitSpan, out: Uint32Array): number {
  const [from, to] = wordsOfSpan(span);
  let n = 0;
  for (let w = from; w < to; w++) {
    for (let word = bitmap[w] ?? 0; word !== 0; word &= word - 1) {
      out[n++] = (w << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return n;
}
