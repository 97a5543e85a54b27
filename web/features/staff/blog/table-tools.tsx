import type { Editor } from '@tiptap/react';
import { changeTable, findTablePlace, type TableStep } from './table-commands.ts';

const steps: readonly (readonly [TableStep, label: string])[] = [
  ['addRow', 'Add a row'],
  ['addColumn', 'Add a column'],
  ['removeRow', 'Remove the row'],
  ['removeColumn', 'Remove the column'],
  ['removeTable', 'Remove the table'],
];

/** What can be done to the table around the cursor; nothing outside of one. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  if (!findTablePlace(editor.state)) return null;
  return (
    <div role="toolbar" aria-label="Table" className="flex flex-wrap gap-0.5 border-b border-line p-1.5">
      {steps.map(([step, label]) => (
        <button
          key={step}
          type="button"
          onClick={() => changeTable(editor, step)}
          className="min-h-10 rounded-md px-3 text-sm font-semibold hover:bg-sunk"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
