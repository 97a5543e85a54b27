import type { Base } from './base.ts';
import { type Columns, goneStatus } from './columns.ts';
import type { IndexDraft } from './draft.ts';
import { bandOf } from './grid.ts';

/** The source of each row of the new base, and the new rows of the old ones. */
export interface RowMove {
  readonly rows: number;
  /** A row of the old base, or the complement of a row of the draft. */
  readonly source: Int32Array;
  /** New rows, -1 for rows that are gone. */
  readonly ofOld: Int32Array;
  readonly ofDraft: Int32Array;
  /** Rows of the draft in the order of the new base. */
  readonly draftRows: Uint32Array;
}

const listRemainingRows = (columns: Columns, rows: number): Uint32Array => {
  const out = new Uint32Array(rows);
  let n = 0;
  for (let row = 0; row < rows; row++) if (columns.status[row] !== goneStatus) out[n++] = row;
  return out.subarray(0, n);
};

/** Merges the remaining rows of both, by band of latitude and then longitude. */
export function planMove(old: Base, draft: IndexDraft): RowMove {
  const oldRows = listRemainingRows(old.columns, old.outline.rows);
  const draftRows = listRemainingRows(draft.columns, draft.rows);
  const before = (a: Columns, i: number, b: Columns, j: number): number =>
    bandOf(a.lat[i] ?? 0) - bandOf(b.lat[j] ?? 0) || (a.lng[i] ?? 0) - (b.lng[j] ?? 0);
  draftRows.sort((a, b) => before(draft.columns, a, draft.columns, b));

  const rows = oldRows.length + draftRows.length;
  const source = new Int32Array(rows);
  const ofOld = new Int32Array(old.outline.rows).fill(-1);
  const ofDraft = new Int32Array(draft.rows).fill(-1);
  for (let row = 0, i = 0, j = 0; row < rows; row++) {
    const a = oldRows[i];
    const b = draftRows[j];
    if (a !== undefined && (b === undefined || before(old.columns, a, draft.columns, b) <= 0)) {
      source[row] = a;
      ofOld[a] = row;
      i++;
    } else if (b !== undefined) {
      source[row] = ~b;
      ofDraft[b] = row;
      j++;
    }
  }
  return { rows, source, ofOld, ofDraft, draftRows };
}
