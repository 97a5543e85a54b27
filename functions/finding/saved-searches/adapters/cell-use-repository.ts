import { createRowRead, findRows, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { toCellKind } from '../domain/search-cells.ts';

/** One row for the stage: it has every kind of cell that a search was ever saved in, and loses none. */
const CellUseRow = defineRow('saved-search-cell-use', {
  columns: { stage: text, kinds: { type: 'set', items: 'string' } },
  indexes: { byStage: rowKey('stage') },
});
const key = { stage: 'all' };

/** Tells whether rows of searches can lie in a cell. */
export type IsCellUsed = (cell: string) => boolean;

/** To be read together with what else is read of a changed home. */
export const cellUseRead: RowRead<IsCellUsed> = createRowRead(CellUseRow.get(key), (stored) => {
  const kinds: unknown = stored?.['kinds'];
  const used: ReadonlySet<unknown> = kinds instanceof Set ? kinds : new Set();
  return (cell) => used.has(toCellKind(cell));
});

/** Notes the kinds of these cells before searches are saved in them: a home that changes afterwards finds them. */
export async function noteCellUse(cells: readonly string[]): Promise<void> {
  if (cells.length === 0) return;
  const [isUsed] = await findRows(cellUseRead);
  if (cells.every(isUsed)) return;
  await CellUseRow.update(key)
    .add({ kinds: [...new Set(cells.map(toCellKind))] })
    .go();
}
