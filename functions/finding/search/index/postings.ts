import type { Base } from './base.ts';
import { findFirst } from './binary-search.ts';
import { countBitmapWords } from './bitmap.ts';

/** The rows of a term: a list, or a bit per row of the base when that is shorter. */
export interface Posting {
  readonly count: number;
  readonly list: Uint32Array | undefined;
  readonly bits: Uint32Array | undefined;
}

export function getPosting(base: Base, term: number): Posting {
  const { start, count, numbers } = base.postings;
  const from = start[term] ?? 0;
  const length = count[term] ?? 0;
  const words = countBitmapWords(base.outline.rows);
  if (length > words) return { count: length, list: undefined, bits: numbers.subarray(from, from + words) };
  return { count: length, list: numbers.subarray(from, from + length), bits: undefined };
}

/** Calls `call` for each row of a term, ascending; never when `term` is negative. */
export function iteratePostings(base: Base, term: number, call: (row: number) => void): void {
  if (term < 0) return;
  const { list, bits } = getPosting(base, term);
  list?.forEach(call);
  bits?.forEach((word, w) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) call((w << 5) + 31 - Math.clz32(rest & -rest));
  });
}

/** The index of the first term that is not before `text`. */
export function findFirstTerm(terms: readonly string[], text: string): number {
  return findFirst(0, terms.length, (at) => (terms[at] ?? '') < text);
}

/** The index of a term, -1 when no property has it. */
export function getTerm(base: Base, term: string): number {
  const at = findFirstTerm(base.terms, term);
  return base.terms[at] === term ? at : -1;
}
