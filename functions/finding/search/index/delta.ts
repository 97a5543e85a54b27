import { goneStatus, type Vocabulary } from './columns.ts';
import { addToIndexDraft, type IndexDraft, createIndexDraft } from './draft.ts';
import type { Home } from './home.ts';
import type { SearchPlan, WordPrefix } from './plan.ts';

/** The changes since the base was built: properties in the order of arrival, the newest state last. */
export interface Delta {
  readonly draft: IndexDraft;
  /** Rows of each term of the draft, ascending. */
  readonly rowsOf: number[][];
  /** The row of each property's newest state. */
  readonly rowOf: Map<string, number>;
}

export function createDelta(vocabulary: Vocabulary): Delta {
  return {
    draft: createIndexDraft(vocabulary),
    rowsOf: [],
    rowOf: new Map(),
  };
}

export function addToDelta(delta: Delta, home: Home, version: number): void {
  const { draft, rowsOf } = delta;
  const row = addToIndexDraft(draft, home, version);
  delta.rowOf.set(home.id, row);
  const end = draft.rowStart[row + 1] ?? 0;
  for (let at = draft.rowStart[row] ?? 0; at < end; at++) {
    const term = draft.rowTerms[at] ?? 0;
    const rows = rowsOf[term];
    if (rows === undefined) rowsOf[term] = [row];
    else rows.push(row);
  }
}

/** Removes a property if it is here. */
export function removeFromDelta(delta: Delta, id: string): void {
  const row = delta.rowOf.get(id);
  if (row === undefined) return;
  delta.draft.columns.status[row] = goneStatus;
  delta.rowOf.delete(id);
}

const toAscending = (rows: Iterable<number>): number[] => [...new Set(rows)].sort((a, b) => a - b);

const rowsOfPrefix = ({ draft, rowsOf }: Delta, prefix: WordPrefix): number[] => {
  const rows = new Set<number>();
  draft.terms.forEach((term, number) => {
    if (term === prefix.term || term.startsWith(prefix.start))
      for (const row of rowsOf[number] ?? []) rows.add(row);
  });
  return toAscending(rows);
};

/** The rows of a term, ascending, including gone ones. */
export function rowsOfTerm({ draft, rowsOf }: Delta, term: string): readonly number[] {
  return rowsOf[draft.termNumbers.get(term) ?? -1] ?? [];
}

/** The terms that begin with a text. */
export function listDeltaTermsBegun({ draft }: Delta, start: string): string[] {
  return draft.terms.filter((term) => term.startsWith(start));
}

/** The numbers that two ascending lists share. */
const intersect = (a: readonly number[], b: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) out.push(left);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return out;
};

/** Lists the delta's rows that are in the plan's shapes and have its terms, including gone ones. */
export function listDeltaRows(delta: Delta, plan: SearchPlan, out: Uint32Array): number {
  const { draft } = delta;
  const lists: (readonly number[])[] = plan.terms.map((term) => rowsOfTerm(delta, term));
  if (plan.anyTerm.length > 0)
    lists.push(toAscending(plan.anyTerm.flatMap((term) => rowsOfTerm(delta, term))));
  if (plan.prefix !== undefined) lists.push(rowsOfPrefix(delta, plan.prefix));
  if (plan.street !== undefined) lists.push(rowsOfPrefix(delta, { start: plan.street, term: plan.street }));
  let n = 0;
  if (lists.length === 0) for (let row = 0; row < draft.rows; row++) out[n++] = row;
  else {
    const rows = lists.sort((a, b) => a.length - b.length).reduce(intersect);
    out.set(rows);
    n = rows.length;
  }
  for (const shape of plan.shapes) n = shape.keep(draft.columns, out, 0, n);
  return n;
}
