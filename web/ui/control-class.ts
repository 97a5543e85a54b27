/** The box of a text field and of a select. */
export const controlClass =
  'w-full min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-red aria-invalid:bg-red-soft/40 disabled:bg-sunk disabled:text-muted';
