import type { KeyboardEvent } from 'react';

/** Whether a digits-only input accepts a key: a digit, Backspace or Tab. */
export const takesKey = (key: string): boolean => /^\d$/.test(key) || key === 'Backspace' || key === 'Tab';

/** Key-down handler of a digits-only input. Shortcuts pass, so that a code can be pasted. */
export function digitsOnly(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (!isShortcut && !takesKey(event.key)) event.preventDefault();
}
