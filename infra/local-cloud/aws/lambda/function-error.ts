/** A function failed as Lambda reports it: it threw, timed out, crashed or could not be loaded. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly errorType: string;
  readonly trace: readonly string[];
  readonly requestId: string;

  constructor(failure: FunctionFailure, requestId: string) {
    super(failure.errorMessage);
    this.errorType = failure.errorType;
    this.trace = failure.trace;
    this.requestId = requestId;
  }

  /** The payload that an invoker of the function receives. */
  payload(): FunctionFailure {
    return { errorType: this.errorType, errorMessage: this.message, trace: this.trace };
  }
}

export interface FunctionFailure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

export function toFailure(error: unknown): FunctionFailure {
  return error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] };
}

/** The functions were stopped while one ran; that is not its failure, and not retried. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}
