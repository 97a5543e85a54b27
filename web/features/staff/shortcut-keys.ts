import { storeText, readStoredText } from '../../lib/local-storage.ts';

const name = 'staff-keys';

/** Whether single-key shortcuts are on in this browser; on by default. */
export function areShortcutsOn(): boolean {
  return readStoredText(name) !== 'off';
}
export function setShortcutsOn(on: boolean): void {
  return storeText(name, on ? undefined : 'off');
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

/** Focuses the next or previous row of the list; rows are marked with `data-row`. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const next = now < 0 ? (step === 1 ? 0 : rows.length - 1) : now + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}

const acts: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  '/': () => document.querySelector<HTMLElement>('main [data-find]')?.focus(),
};

/**
 * Listens for the desk's keys.
 * @returns a function to stop
 */
export function listenForShortcuts(onHelp: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!areShortcutsOn() || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = event.key === '?' ? onHelp : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
