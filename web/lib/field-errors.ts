import { ApiError } from './api-error.ts';

/** The server's error texts of a field. */
export function findFieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors[field]?.join(' ') : undefined;
}

/** Whether all errors of a response belong to these fields, which show them themselves. */
export function hasOnlyErrorsOf(error: unknown, fields: readonly string[]): boolean {
  const named = error instanceof ApiError ? Object.keys(error.errors) : [];
  return named.length > 0 && named.every((field) => fields.includes(field));
}
