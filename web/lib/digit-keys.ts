import type { KeyboardEvent } from 'react';

/** Whether a digits-only input accepts a key: a digit, or a key that writes nothing, such as Delete or ArrowLeft. */
export function isAcceptedKey(key: string): boolean {
  return /^\d$/.test(key) || /^[A-Z][A-Za-z0-9]+$/.test(key);
}

/** Key-down handler of a digits-only input. Shortcuts pass, so that a code can be pasted. */
export function preventNonDigits(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (!isShortcut && !isAcceptedKey(event.key)) event.preventDefault();
}
