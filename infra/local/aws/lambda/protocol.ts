import type { Failure } from './function-error.ts';

/** The data of a new thread. */
export interface ThreadData {
  /** Holds the milliseconds that the local clock is ahead. */
  readonly clock: SharedArrayBuffer;
  /** A folder for compiled code, which makes later cold starts faster. */
  readonly compileCache: string;
}

/** A function that a thread is to load. */
export interface Load {
  readonly kind: 'load';
  readonly functionId: string;
  readonly entry: string;
  readonly handler: string;
  readonly context: {
    readonly functionName: string;
    readonly invokedFunctionArn: string;
    readonly memoryLimitInMB: string;
    readonly logGroupName: string;
    readonly logStreamName: string;
  };
}

/** One event for a function; both event and result travel as JSON, as they do on AWS. */
export interface Job {
  readonly requestId: string;
  readonly event: string;
  /** The time that the function has left, in milliseconds. */
  readonly budget: number;
}

export type Run = Job & { readonly kind: 'run'; readonly functionId: string };

export type Order = Load | Run;

export type Reply =
  | { readonly kind: 'loaded'; readonly functionId: string }
  | { readonly kind: 'unloadable'; readonly functionId: string; readonly failure: Failure }
  | { readonly kind: 'result'; readonly requestId: string; readonly result: string }
  | { readonly kind: 'failure'; readonly requestId: string; readonly failure: Failure };
