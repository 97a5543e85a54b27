/** Focuses the first invalid control below `root` and scrolls it into view. */
export function focusFirstInvalid(root: HTMLElement | null): void {
  const found = root?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] input, svg[data-invalid]',
  );
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center' });
}
