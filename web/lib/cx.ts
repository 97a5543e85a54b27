/** Joins class names and skips falsy values. */
export const cx = (...names: readonly (string | false | undefined | null)[]): string =>
  names.filter(Boolean).join(' ');
