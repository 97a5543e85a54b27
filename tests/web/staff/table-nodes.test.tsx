import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { describe, expect, test } from 'vitest';
import {
  changeTable,
  insertTable,
  findNextCell,
  type TableStep,
} from '../../../web/features/staff/blog/table-commands.ts';
import { tableNodes } from '../../../web/features/staff/blog/table-nodes.ts';

const row = (tag: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

test.each([
  [
    'a caption, a head and a body',
    `<table><caption>Bands</caption><thead>${row('th', 'Band', 'Points')}</thead><tbody>${row('td', 'A', '92')}</tbody></table>`,
  ],
  ['a body alone', `<table><tbody>${row('td', 'A', '92')}${row('td', 'B', '81')}</tbody></table>`],
])('keeps a table with %s in the editor', (_name, html) => {
  const editor = new Editor({ extensions: [StarterKit, ...tableNodes], content: html, injectCSS: false });
  expect(editor.getHTML()).toContain(html);
  editor.destroy();
});

/** An editor with a table whose cells hold their places, and the cursor in the cell with these words. */
function openTable(html: string, words: string): Editor {
  const editor = new Editor({ extensions: [StarterKit, ...tableNodes], content: html, injectCSS: false });
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === words) editor.commands.setTextSelection(at);
  });
  return editor;
}
const plain = (editor: Editor): string => editor.getHTML().replaceAll(/<p><\/p>$/g, '');
const bands = `<table><thead>${row('th', 'Band', 'Points')}</thead><tbody>${row('td', 'A', '92')}${row('td', 'B', '81')}</tbody></table>`;

describe('the table around the cursor', () => {
  test.each<[TableStep, string, string]>([
    ['addRow', 'A', bands.replace('92</td></tr>', `92</td></tr>${row('td', '', '')}`)],
    ['addRow', 'Band', bands.replace('<tbody>', `<tbody>${row('td', '', '')}`)],
    ['removeRow', 'A', bands.replace(row('td', 'A', '92'), '')],
    ['removeRow', 'Band', bands.replace(`<thead>${row('th', 'Band', 'Points')}</thead>`, '')],
    [
      'addColumn',
      'A',
      `<table><thead>${row('th', 'Band', '', 'Points')}</thead><tbody>${row('td', 'A', '', '92')}${row('td', 'B', '', '81')}</tbody></table>`,
    ],
    [
      'removeColumn',
      '92',
      `<table><thead>${row('th', 'Band')}</thead><tbody>${row('td', 'A')}${row('td', 'B')}</tbody></table>`,
    ],
    ['removeTable', 'A', ''],
  ])('%s at “%s”', (step, words, html) => {
    const editor = openTable(bands, words);
    changeTable(editor, step);
    expect(plain(editor)).toBe(html);
    editor.destroy();
  });

  test('goes with its last row and its last column', () => {
    for (const step of ['removeRow', 'removeColumn'] as const) {
      const editor = openTable(`<table><tbody>${row('td', 'A')}</tbody></table>`, 'A');
      changeTable(editor, step);
      expect(plain(editor)).toBe('');
      editor.destroy();
    }
  });

  test('is put between paragraphs, with the cursor in its first heading', () => {
    const editor = openTable('<p>Before</p><p>After</p>', 'After');
    insertTable(editor);
    editor.commands.insertContent('Band');
    expect(editor.getHTML()).toContain('<th>Band</th>');
    expect(editor.getHTML()).toMatch(/^<p>Before<\/p><table>.*<\/table><p>After<\/p>$/);
    editor.destroy();
  });

  test('takes Enter as a line break of its cell', () => {
    const editor = openTable(bands, 'A');
    editor.commands.setTextSelection(editor.state.selection.to + 1);
    editor.view.someProp('handleKeyDown', (handle) =>
      handle(editor.view, new KeyboardEvent('keydown', { key: 'Enter' })),
    );
    expect(plain(editor)).toBe(bands.replace('<td>A</td>', '<td>A<br></td>'));
    editor.destroy();
  });

  test('is walked cell by cell, until there is no other', () => {
    const editor = openTable(bands, 'Points');
    editor.commands.setTextSelection(findNextCell(editor.state, 1) ?? 0);
    expect(editor.state.selection.$from.parent.textContent).toBe('A');
    expect(findNextCell(openTable(bands, 'Band').state, -1)).toBeUndefined();
    expect(findNextCell(openTable(bands, '81').state, 1)).toBeUndefined();
    expect(findNextCell(openTable('<p>Before</p>', 'Before').state, 1)).toBeUndefined();
    editor.destroy();
  });
});
