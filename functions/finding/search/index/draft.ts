import {
  columnNames,
  type Columns,
  heapAllocator,
  allocateColumns,
  type Vocabulary,
  writeHome,
} from './columns.ts';
import type { Home } from './home.ts';
import { toIndexTerms } from './text.ts';

/** Properties in the order of arrival, with the terms of each: the input of a new base. */
export interface IndexDraft {
  rows: number;
  columns: Columns;
  readonly vocabulary: Vocabulary;
  readonly terms: string[];
  readonly termNumbers: Map<string, number>;
  /** The last row of each term, so that a term counts once per row. */
  readonly lastRow: number[];
  /** Terms of row r: `rowTerms` from `rowStart[r]` to `rowStart[r + 1]`. */
  rowStart: Uint32Array;
  rowTerms: Uint32Array;
}

export function createIndexDraft(vocabulary: Vocabulary, capacity = 64): IndexDraft {
  return {
    rows: 0,
    columns: allocateColumns(heapAllocator, capacity),
    vocabulary,
    terms: [],
    termNumbers: new Map(),
    lastRow: [],
    rowStart: new Uint32Array(capacity + 1),
    rowTerms: new Uint32Array(capacity * 32),
  };
}

const toLonger = (old: Uint32Array, length: number): Uint32Array => {
  const wider = new Uint32Array(length);
  wider.set(old);
  return wider;
};

const growDraft = (draft: IndexDraft): void => {
  const capacity = draft.columns.price.length * 2;
  const wider = allocateColumns(heapAllocator, capacity);
  for (const name of columnNames) wider[name].set(draft.columns[name]);
  draft.columns = wider;
  draft.rowStart = toLonger(draft.rowStart, capacity + 1);
};

const findOrAddTerm = (draft: IndexDraft, term: string): number => {
  const known = draft.termNumbers.get(term);
  if (known !== undefined) return known;
  const number = draft.terms.push(term) - 1;
  draft.termNumbers.set(term, number);
  return number;
};

/** Adds a row and returns its number. */
export function addToIndexDraft(draft: IndexDraft, home: Home, version: number): number {
  if (draft.rows === draft.columns.price.length) growDraft(draft);
  const row = draft.rows;
  writeHome(draft, row, home, version);
  let at = draft.rowStart[row] ?? 0;
  for (const term of toIndexTerms(home)) {
    const number = findOrAddTerm(draft, term);
    if (draft.lastRow[number] === row) continue;
    draft.lastRow[number] = row;
    if (at === draft.rowTerms.length) draft.rowTerms = toLonger(draft.rowTerms, at * 2);
    draft.rowTerms[at++] = number;
  }
  draft.rowStart[row + 1] = at;
  draft.rows++;
  return row;
}
