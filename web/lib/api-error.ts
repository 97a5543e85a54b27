import type { ErrorCode, Problem } from '../../functions/kernel/errors.ts';

/** An answer that says why a call failed: the problem document (RFC 9457), or the token call's `{ error }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly detail: string;
  /** Texts by field; nested fields are joined with dots. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly problem: Partial<Problem> & Readonly<Record<string, unknown>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    const detail = problem.detail ?? problem.title ?? 'Something went wrong on our side';
    super(detail);
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.detail = detail;
    this.errors = problem.errors ?? {};
    this.problem = { ...problem };
    this.retryAfter = retryAfter;
  }
}

/** The server could not be reached at all: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('We could not reach Gable. Check your connection and try again.', { cause });
  }
}

/** Words for a person, whatever was thrown. */
export function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.detail;
  if (error instanceof NetworkError) return error.message;
  return 'Something went wrong on our side. Nothing you typed is lost; please try again.';
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
/** Whether trying the same again may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
