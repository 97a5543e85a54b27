import type { Base } from './base.ts';
import { countBitmapWords, setBit } from './bitmap.ts';
import type { IndexDraft } from './draft.ts';
import type { RowMove } from './move.ts';
import { iteratePostings } from './postings.ts';

interface PlannedTerm {
  readonly term: string;
  /** Its number among the terms of the old base and of the draft; -1 when it is absent. */
  readonly old: number;
  readonly draft: number;
  readonly count: number;
}

export interface PostingsPlan {
  readonly terms: readonly PlannedTerm[];
  readonly text: Uint8Array;
  /** The total count of numbers in all postings. */
  readonly numbers: number;
  /** New rows of the draft's term t: `rows` from `start[t]` to `start[t + 1]`. */
  readonly draft: { readonly start: Uint32Array; readonly rows: Uint32Array };
}

/** Converts the draft's terms by row into rows by term, counting first. */
const groupByTerm = (draft: IndexDraft, move: RowMove): PostingsPlan['draft'] => {
  const start = new Uint32Array(draft.terms.length + 2);
  const termsOf = (row: number): Uint32Array =>
    draft.rowTerms.subarray(draft.rowStart[row] ?? 0, draft.rowStart[row + 1] ?? 0);
  for (const row of move.draftRows) {
    for (const term of termsOf(row)) start[term + 2] = (start[term + 2] ?? 0) + 1;
  }
  for (let term = 2; term < start.length; term++) start[term] = (start[term] ?? 0) + (start[term - 1] ?? 0);
  const rows = new Uint32Array(start.at(-1) ?? 0);
  for (const row of move.draftRows) {
    for (const term of termsOf(row)) {
      const at = start[term + 1] ?? 0;
      rows[at] = move.ofDraft[row] ?? 0;
      start[term + 1] = at + 1;
    }
  }
  return { start, rows };
};

const countOld = (old: Base, term: number, move: RowMove): number => {
  let count = 0;
  iteratePostings(old, term, (row) => {
    if ((move.ofOld[row] ?? -1) >= 0) count++;
  });
  return count;
};

/** The terms of both sides that still have a property, in order, and the space they need. */
export function planPostings(old: Base, draft: IndexDraft, move: RowMove): PostingsPlan {
  const turned = groupByTerm(draft, move);
  const draftTerms = draft.terms.map((term, number) => ({ term, number }));
  draftTerms.sort((a, b) => (a.term < b.term ? -1 : 1));
  const terms: PlannedTerm[] = [];
  const words = countBitmapWords(move.rows);
  let numbers = 0;
  for (let i = 0, j = 0; i < old.terms.length || j < draftTerms.length;) {
    const left = old.terms[i];
    const right = draftTerms[j];
    const useLeft = left !== undefined && (right === undefined || left <= right.term);
    const useRight = right !== undefined && (left === undefined || right.term <= left);
    const term = (useLeft ? left : right?.term) ?? '';
    const number = useRight ? right.number : -1;
    const added = number < 0 ? 0 : (turned.start[number + 1] ?? 0) - (turned.start[number] ?? 0);
    const count = added + (useLeft ? countOld(old, i, move) : 0);
    if (count > 0) terms.push({ term, old: useLeft ? i : -1, draft: number, count });
    numbers += Math.min(count, words);
    if (useLeft) i++;
    if (useRight) j++;
  }
  const text = new TextEncoder().encode(terms.map(({ term }) => term).join('\n'));
  return { terms, text, numbers, draft: turned };
}

/** Writes the planned postings into the new base. */
export function fillPostings(base: Base, old: Base, plan: PostingsPlan, move: RowMove): void {
  const { postings } = base;
  const words = countBitmapWords(move.rows);
  postings.text.set(plan.text);
  let at = 0;
  plan.terms.forEach((term, number) => {
    const length = Math.min(term.count, words);
    const numbers = postings.numbers.subarray(at, at + length);
    postings.start[number] = at;
    postings.count[number] = term.count;
    at += length;
    const from = term.draft < 0 ? 0 : (plan.draft.start[term.draft] ?? 0);
    const to = term.draft < 0 ? 0 : (plan.draft.start[term.draft + 1] ?? 0);
    const added = plan.draft.rows.subarray(from, to);
    const source = { old, term: term.old, move, added };
    if (term.count > words) fillBits(numbers, source);
    else fillList(numbers, source);
  });
}

/** The rows of a term: those of the old base, which moved, and those that were added. */
interface PostingSource {
  readonly old: Base;
  readonly term: number;
  readonly move: RowMove;
  readonly added: Uint32Array;
}

const fillBits = (bits: Uint32Array, { old, term, move, added }: PostingSource): void => {
  for (const row of added) setBit(bits, row);
  iteratePostings(old, term, (oldRow) => {
    const row = move.ofOld[oldRow] ?? -1;
    if (row >= 0) setBit(bits, row);
  });
};

const fillList = (list: Uint32Array, { old, term, move, added }: PostingSource): void => {
  let n = 0;
  let j = 0;
  iteratePostings(old, term, (oldRow) => {
    const row = move.ofOld[oldRow] ?? -1;
    if (row < 0) return;
    for (let b = added[j]; b !== undefined && b < row; b = added[++j]) list[n++] = b;
    list[n++] = row;
  });
  list.set(added.subarray(j), n);
};
