import { type Base, allocateBase, type Outline } from './base.ts';
import { fillBitmaps } from './bitmaps.ts';
import { buildOrders } from './build-orders.ts';
import { fillPostings, planPostings } from './build-postings.ts';
import { columnNames, type Columns, getColumnWidth } from './columns.ts';
import type { IndexDraft } from './draft.ts';
import { bandOf, fillBandStart } from './grid.ts';
import { type RowMove, planMove } from './move.ts';

const countKnown = (move: RowMove, old: Columns, draft: Columns, name: 'sqm' | 'reducedAt'): number => {
  let known = 0;
  for (const from of move.source) {
    const value = from < 0 ? draft[name][~from] : old[name][from];
    if (value !== 0) known++;
  }
  return known;
};

const gatherRows = (target: Columns, move: RowMove, old: Columns, draft: Columns): void => {
  for (const name of columnNames) {
    const width = getColumnWidth(name);
    const to = target[name];
    for (let row = 0; row < move.rows; row++) {
      const from = move.source[row] ?? 0;
      const column = from < 0 ? draft[name] : old[name];
      const start = (from < 0 ? ~from : from) * width;
      for (let i = 0; i < width; i++) to[row * width + i] = column[start + i] ?? 0;
    }
  }
};

/** A new base of all properties of the old one and the draft that are not gone. Changes neither. */
export function buildBase(old: Base, draft: IndexDraft): Base {
  const move = planMove(old, draft);
  const postings = planPostings(old, draft, move);
  const latOf = (row: number): number => {
    const from = move.source[row] ?? 0;
    return (from < 0 ? draft.columns.lat[~from] : old.columns.lat[from]) ?? 0;
  };
  const firstBand = move.rows === 0 ? 0 : bandOf(latOf(0));
  const outline: Outline = {
    rows: move.rows,
    vocabulary: { types: [...draft.vocabulary.types], tenures: [...draft.vocabulary.tenures] },
    firstBand,
    bands: move.rows === 0 ? 0 : bandOf(latOf(move.rows - 1)) - firstBand + 1,
    known: {
      price_per_sqm: countKnown(move, old.columns, draft.columns, 'sqm'),
      reduced_at: countKnown(move, old.columns, draft.columns, 'reducedAt'),
    },
    termCount: postings.terms.length,
    termBytes: postings.text.length,
    postingNumbers: postings.numbers,
  };
  const base = allocateBase(
    outline,
    postings.terms.map(({ term }) => term),
  );
  gatherRows(base.columns, move, old.columns, draft.columns);
  fillBandStart(base.bandStart, firstBand, base.columns.lat);
  buildOrders(base, old, move);
  fillBitmaps(base.bitmaps, base.columns, base.orders.price);
  fillPostings(base, old, postings, move);
  return base;
}

export function createEmptyBase(): Base {
  return allocateBase(
    {
      rows: 0,
      vocabulary: { types: [], tenures: [] },
      firstBand: 0,
      bands: 0,
      known: { price_per_sqm: 0, reduced_at: 0 },
      termCount: 0,
      termBytes: 0,
      postingNumbers: 0,
    },
    [],
  );
}
