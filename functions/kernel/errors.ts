/** Status and title by error code. */
export const problems = {
  invalid_grant: { status: 400, title: 'The login details aren’t right' },
  invalid_request: { status: 400, title: 'The request isn’t complete' },
  invalid_scope: { status: 400, title: 'The key doesn’t have this scope' },
  unsupported_grant_type: { status: 400, title: 'Tokens aren’t given in this way' },
  invalid_client: { status: 401, title: 'The client’s id or secret isn’t right' },
  unauthenticated: { status: 401, title: 'Log in to continue' },
  payment_required: { status: 402, title: 'A package is needed' },
  account_unverified: { status: 403, title: 'Verify your email first' },
  account_blocked: { status: 403, title: 'This account is blocked' },
  account_leaving: { status: 403, title: 'This account is about to be deleted' },
  username_unset: { status: 403, title: 'Choose a username first' },
  two_step_required: { status: 403, title: 'A second step is needed' },
  scope_missing: { status: 403, title: 'The API key isn’t for this call' },
  not_owner: { status: 403, title: 'Only the owner can do this' },
  blocked_by_user: { status: 403, title: 'This person can’t be contacted' },
  buyer_check_required: { status: 403, title: 'The seller asks for a check first' },
  not_through_site: { status: 403, title: 'Call the site instead' },
  admin_only: { status: 403, title: 'Only an admin can do this' },
  staff_only: { status: 403, title: 'Only staff can do this' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'This isn’t possible at the moment' },
  stale: { status: 409, title: 'Someone changed this in the meantime' },
  in_progress: { status: 409, title: 'The same request is still being worked on' },
  gone: { status: 410, title: 'This is no longer there' },
  too_large: { status: 413, title: 'This is too large' },
  invalid: { status: 422, title: 'Some details aren’t right' },
  key_reused: { status: 422, title: 'This idempotency key belongs to another request' },
  too_many: { status: 429, title: 'Too many tries' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'This isn’t available right now' },
} as const;
export type ErrorCode = keyof typeof problems;

/** The specification's text, unchanged. */
export const required = 'This field is required!';

export interface ErrorExtras {
  /** Texts by field, for validation. Nested fields are joined with dots. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The state that forbids the change (409). */
  readonly state?: string;
  /** Seconds to wait before another try (429, 503). */
  readonly retryAfter?: number;
  /** Further members of the problem document. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The only error whose text reaches a caller; any other becomes a 500 without internals. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  /** A conflict names the state that forbids the call, so that clients do not have to parse the text. */
  constructor(code: 'conflict', detail: string, extras: ErrorExtras & { readonly state: string });
  constructor(code: Exclude<ErrorCode, 'conflict'>, detail: string, extras?: ErrorExtras);
  constructor(code: ErrorCode, detail: string, extras: ErrorExtras = {}) {
    super(detail, { cause: extras.cause });
    this.code = code;
    this.extras = extras;
  }
}

/** 422 with the text of one field. */
export function createFieldError(field: string, text: string): AppError {
  return new AppError('invalid', 'Some details aren’t right.', { errors: { [field]: [text] } });
}

/** RFC 9457 problem document. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export function toProblem(error: AppError): Problem {
  const { status, title } = problems[error.code];
  const {
    errors,
    state = error.code === 'stale' || error.code === 'in_progress' ? error.code : undefined,
    more,
  } = error.extras;
  return {
    ...more,
    type: `https://gable.example/problems/${error.code.replaceAll('_', '-')}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(errors && { errors }),
    ...(state !== undefined && { state }),
  };
}
