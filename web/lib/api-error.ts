import type { ErrorCode, Problem } from '../../functions/kernel/errors.ts';

/** The error of a failed call: the problem document (RFC 9457), or the token call's `{ error }`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly detail: string;
  /** Texts by field; nested fields are joined with dots. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly problem: Partial<Problem> & Readonly<Record<string, unknown>>;
  /** Seconds to wait before another try. */
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

/** The server is unreachable: offline, refused, or disconnected. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('We couldn’t reach Gable. Check your connection and try again.', { cause });
  }
}

/** The text for a person about any thrown value. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.detail;
  if (error instanceof NetworkError) return error.message;
  return 'Something went wrong on our side. Nothing you typed is lost; please try again.';
}

/** Whether the person has to log in, or to keep an account whose deletion is scheduled, before trying again. */
export function isAccountRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'account_leaving');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
/** Whether a retry can help. */
export function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
