import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { areShortcutsOn, setShortcutsOn } from './shortcut-keys.ts';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;

/** The keyboard shortcuts, with a switch for browsers where single keys interfere. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-sm border border-edge bg-sunk px-2 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-3"
        label="Use shortcuts in this browser"
        hint="You can reach everything with Tab, too."
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setShortcutsOn(target.checked);
        }}
      />
    </Dialog>
  );
}
