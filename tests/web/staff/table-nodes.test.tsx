import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
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
