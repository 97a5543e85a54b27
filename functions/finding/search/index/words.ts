import type { Base } from './base.ts';
import { countBitmapWords, listBits, setBit } from './bitmap.ts';
import type { SearchPlan, WordPrefix } from './plan.ts';
import { findFirstTerm, type Posting, getPosting, getTerm } from './postings.ts';
import { getTextAfter } from './streets.ts';

const mergePostings = (base: Base, terms: Iterable<number>): Posting => {
  const bits = new Uint32Array(countBitmapWords(base.outline.rows));
  let count = 0;
  for (const term of terms) {
    const posting = getPosting(base, term);
    count += posting.count;
    const { list } = posting;
    if (list !== undefined) for (let i = 0; i < list.length; i++) setBit(bits, list[i] ?? 0);
    else posting.bits?.forEach((word, w) => (bits[w] = (bits[w] ?? 0) | word));
  }
  return { count, list: undefined, bits };
};

/** The numbers of the terms that begin with a text. */
export function listTermsBegun(base: Base, start: string): number[] {
  const from = findFirstTerm(base.terms, start);
  const to = findFirstTerm(base.terms, getTextAfter(start));
  return Array.from({ length: to - from }, (_, nth) => from + nth);
}

const postingOfBegun = (base: Base, start: string, whole = -1): Posting | undefined => {
  const found = new Set(listTermsBegun(base, start));
  if (whole >= 0) found.add(whole);
  const [only] = found;
  if (only === undefined) return undefined;
  return found.size === 1 ? getPosting(base, only) : mergePostings(base, found);
};

const postingOfPrefix = (base: Base, { start, term }: WordPrefix): Posting | undefined =>
  postingOfBegun(base, start, getTerm(base, term));

const postingOfAny = (base: Base, terms: readonly string[]): Posting | undefined => {
  const known = terms.map((term) => getTerm(base, term)).filter((term) => term >= 0);
  return known.length === 0 ? undefined : mergePostings(base, known);
};

/**
 * The postings of every term, of one of the alternatives, of the prefix and of the street, rarest first; undefined when
 * one of them does not occur.
 */
export function findPostings(
  base: Base,
  { terms, anyTerm, prefix, street }: Pick<SearchPlan, 'terms' | 'anyTerm' | 'prefix' | 'street'>,
): Posting[] | undefined {
  const out: Posting[] = [];
  for (const term of terms) {
    const at = getTerm(base, term);
    if (at < 0) return undefined;
    out.push(getPosting(base, at));
  }
  if (anyTerm.length > 0) {
    const posting = postingOfAny(base, anyTerm);
    if (posting === undefined) return undefined;
    out.push(posting);
  }
  if (prefix !== undefined) {
    const posting = postingOfPrefix(base, prefix);
    if (posting === undefined) return undefined;
    out.push(posting);
  }
  if (street !== undefined) {
    const posting = postingOfBegun(base, street);
    if (posting === undefined) return undefined;
    out.push(posting);
  }
  return out.sort((a, b) => a.count - b.count);
}

/** Lists the rows of a posting, ascending. */
export function listPosting({ list, bits }: Posting, rows: number, out: Uint32Array): number {
  if (list !== undefined) out.set(list);
  return bits === undefined ? (list?.length ?? 0) : listBits(bits, { from: 0, to: rows }, out);
}

const keepInBits = (bits: Uint32Array, rows: Uint32Array, n: number): number => {
  let k = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    rows[k] = row;
    k += ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  }
  return k;
};

const keepMerging = (list: Uint32Array, rows: Uint32Array, n: number): number => {
  let k = 0;
  for (let i = 0, j = 0; i < n && j < list.length;) {
    const row = rows[i] ?? 0;
    const other = list[j] ?? 0;
    rows[k] = row;
    k += row === other ? 1 : 0;
    i += row <= other ? 1 : 0;
    j += other <= row ? 1 : 0;
  }
  return k;
};

/** For a list far longer than the rows: doubling steps, then a binary search. */
const keepGalloping = (list: Uint32Array, rows: Uint32Array, n: number): number => {
  let k = 0;
  let low = 0;
  for (let i = 0; i < n; i++) {
    const row = rows[i] ?? 0;
    let step = 1;
    while (low + step < list.length && (list[low + step] ?? 0) < row) step *= 2;
    let high = Math.min(low + step, list.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    if (list[low] === row) rows[k++] = row;
  }
  return k;
};

/** Keeps the rows that the posting has, in place; the rows must ascend. */
export function filterByPosting({ list, bits }: Posting, rows: Uint32Array, n: number): number {
  if (bits !== undefined) return keepInBits(bits, rows, n);
  if (list === undefined) return 0;
  return list.length > n * 8 ? keepGalloping(list, rows, n) : keepMerging(list, rows, n);
}
