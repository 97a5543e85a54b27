import type { KeyboardEvent } from 'react';

/** Whether a digits-only input accepts a key: a digit, Backspace or Tab. */
export function isAcceptedKey(key: string): boolean {
  return /^\d$/.test(key) || key === 'Backspace' || key === 'Tab';
}

/** Key-down handler of a digits-only input. Shortcuts pass, so that a code can be pasted. */
export function preventNonDigits(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (!isShortcut && !isAcceptedKey(event.key)) event.preventDefault();
}
