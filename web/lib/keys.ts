import type { KeyboardEvent } from 'react';

/** Whether a pressed key is one that a digits-only input takes: a digit, Backspace or Tab. */
export const takesKey = (key: string): boolean => /^\d$/.test(key) || key === 'Backspace' || key === 'Tab';

/** Key-down handler of a digits-only input. Shortcuts pass, or a code could not be pasted. */
export function digitsOnly(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (!isShortcut && !takesKey(event.key)) event.preventDefault();
}
