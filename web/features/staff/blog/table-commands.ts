import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** What can be done to the table around the cursor. */
export type TableStep = 'addRow' | 'addColumn' | 'removeRow' | 'removeColumn' | 'removeTable';

interface PlacedNode {
  readonly node: DocumentNode;
  /** Where it begins in the document. */
  readonly from: number;
}
interface TablePlace {
  readonly table: PlacedNode;
  /** The head or the body around the cursor. */
  readonly part: PlacedNode;
  readonly row: PlacedNode;
  /** The number of the cell in its row. */
  readonly column: number;
}

/** The cell around the cursor; `undefined` outside of a table's rows. */
export function findTablePlace({ selection: { $from } }: EditorState): TablePlace | undefined {
  const depth = Array.from({ length: $from.depth }, (_, nth) => $from.depth - nth).find(
    (each) => $from.node(each).type.name === 'tableRow',
  );
  if (depth === undefined) return undefined;
  const place = (each: number): PlacedNode => ({ node: $from.node(each), from: $from.before(each) });
  return { table: place(depth - 2), part: place(depth - 1), row: place(depth), column: $from.index(depth) };
}

const listWithin = ({ node, from }: PlacedNode, names: readonly string[]): readonly PlacedNode[] => {
  const found: PlacedNode[] = [];
  node.descendants((each, at) => {
    if (names.includes(each.type.name)) found.push({ node: each, from: from + 1 + at });
  });
  return found;
};
const listCells = (place: PlacedNode): readonly PlacedNode[] =>
  listWithin(place, ['tableCell', 'tableHeader']);
const endOf = ({ node, from }: PlacedNode): number => from + node.nodeSize;

const createCells = (type: string, count: number): object[] =>
  Array.from({ length: count }, () => ({ type }));
const createRow = (cells: readonly object[]): object => ({ type: 'tableRow', content: cells });

/** Puts a table with headings of columns at the cursor, and the cursor into its first heading. */
export function insertTable(editor: Editor): void {
  const { schema, tr } = editor.state;
  const table = schema.nodeFromJSON({
    type: 'table',
    content: [
      { type: 'tableHead', content: [createRow(createCells('tableHeader', 3))] },
      { type: 'tableBody', content: Array.from({ length: 2 }, () => createRow(createCells('tableCell', 3))) },
    ],
  });
  editor.view.dispatch(tr.replaceSelectionWith(table));
  editor.state.doc.descendants((node, from) => {
    const [first] = node === table ? listCells({ node, from }) : [];
    if (first) editor.commands.focus(first.from + 1);
    return node !== table;
  });
}

/** Takes a part of a table away, and the table when it was the last one. */
function removePart(tr: Transaction, table: PlacedNode, part: PlacedNode): Transaction {
  const isLast = listWithin(table, ['tableRow']).length === part.node.childCount;
  const gone = isLast ? table : part;
  return tr.delete(gone.from, endOf(gone));
}

/** Adds a row below, which has the cursor then. */
function addRow(editor: Editor, { table, part, row }: TablePlace): void {
  const { schema, tr } = editor.state;
  const json = createRow(createCells('tableCell', row.node.childCount));
  const body = listWithin(table, ['tableBody'])[0];
  // Below the head, a row is the first one of the body.
  const isHead = part.node.type.name === 'tableHead';
  const at = isHead ? (body ? body.from + 1 : endOf(part)) : endOf(row);
  const isBodyMissing = isHead && !body;
  const node = schema.nodeFromJSON(isBodyMissing ? { type: 'tableBody', content: [json] } : json);
  editor.view.dispatch(tr.insert(at, node));
  editor.commands.setTextSelection(at + (isBodyMissing ? 3 : 2));
}

/** From the last row to the first, so that the places of earlier ones stay as they are. */
function changeColumn({ tr }: EditorState, { table, column }: TablePlace, isNew: boolean): Transaction {
  for (const row of listWithin(table, ['tableRow']).toReversed()) {
    const cells = listCells(row);
    const cell = cells[Math.min(column, cells.length - 1)];
    if (cell && isNew) tr.insert(endOf(cell), cell.node.type.create());
    else if (cell) tr.delete(cell.from, endOf(cell));
  }
  return tr;
}

function changeCells(state: EditorState, step: Exclude<TableStep, 'addRow'>, place: TablePlace): Transaction {
  const { table, part, row } = place;
  const { tr } = state;
  const isOnlyCell = row.node.childCount === 1;
  if (step === 'addColumn') return changeColumn(state, place, true);
  if (step === 'removeColumn' && !isOnlyCell) return changeColumn(state, place, false);
  if (step === 'removeRow')
    return part.node.childCount > 1 ? tr.delete(row.from, endOf(row)) : removePart(tr, table, part);
  return tr.delete(table.from, endOf(table));
}

/** Changes the table around the cursor, which keeps the focus. */
export function changeTable(editor: Editor, step: TableStep): void {
  const place = findTablePlace(editor.state);
  if (!place) return;
  if (step === 'addRow') addRow(editor, place);
  else editor.view.dispatch(changeCells(editor.state, step, place));
  editor.commands.focus();
}

/** Where the next cell begins, or the one before; `undefined` where there is none. */
export function findNextCell(state: EditorState, by: 1 | -1): number | undefined {
  const place = findTablePlace(state);
  if (!place) return undefined;
  const cells = listCells(place.table);
  const own = cells.findLastIndex(({ from }) => from < state.selection.from);
  const cell = cells[own + by];
  return cell && cell.from + 1;
}
