import type { Failure } from './function-error.ts';

/** What a worker thread gets when it starts. */
export type WorkerData = {
  readonly entry: string;
  readonly handler: string;
  /** Holds the milliseconds that the local clock is ahead. */
  readonly clock: SharedArrayBuffer;
  /** A folder for compiled code, so that a second cold start is a shorter one. */
  readonly compileCache: string;
  readonly context: {
    readonly functionName: string;
    readonly invokedFunctionArn: string;
    readonly memoryLimitInMB: string;
    readonly logGroupName: string;
    readonly logStreamName: string;
  };
};

/** One event for a worker; both event and result travel as JSON, as they do on AWS. */
export type Job = {
  readonly requestId: string;
  readonly event: string;
  /** Milliseconds that the function has. */
  readonly budget: number;
};

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: string }
  | { readonly kind: 'failure'; readonly failure: Failure };
