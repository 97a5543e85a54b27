import { type Editor, Node } from '@tiptap/react';
import { findNextCell, findTablePlace } from './table-commands.ts';

const span = { colspan: { default: null }, rowspan: { default: null } } as const;

/** Without a cell to go to, the key moves the focus, so that the keyboard comes out of the editor. */
function stepToCell({ state, commands }: Editor, by: 1 | -1): boolean {
  const next = findNextCell(state, by);
  return next !== undefined && commands.setTextSelection(next);
}

/** Tables of a post keep their structure in the editor, with caption, head and body. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableHead? tableBody?',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      // A cell has no paragraphs, and the editor makes no break in what is isolated.
      Enter: () =>
        findTablePlace(editor.state) !== undefined && editor.commands.insertContent({ type: 'hardBreak' }),
      Tab: () => stepToCell(editor, 1),
      'Shift-Tab': () => stepToCell(editor, -1),
    };
  },
});
const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});
const TableHead = Node.create({
  name: 'tableHead',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'thead' }],
  renderHTML: () => ['thead', 0],
});
const TableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }],
  renderHTML: () => ['tbody', 0],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => span,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ ...span, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

export const tableNodes = [Table, TableCaption, TableHead, TableBody, TableRow, TableCell, TableHeader];
