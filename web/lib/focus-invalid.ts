/** Moves the focus to the first control below `root` that shows an error. On a phone it also scrolls into view. */
export function focusFirstInvalid(root: HTMLElement | null): void {
  const found = root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
