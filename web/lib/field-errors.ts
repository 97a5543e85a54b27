import { ApiError } from './api-error.ts';

/** The server's words about a field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.join(' ') : undefined;

/** Whether all that the server said is about these fields, which show it themselves. */
export function isBeside(error: unknown, fields: readonly string[]): boolean {
  const named = error instanceof ApiError ? Object.keys(error.errors) : [];
  return named.length > 0 && named.every((field) => fields.includes(field));
}
