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

/** The time of one run, in milliseconds. */
export interface RunTime {
  readonly duration: number;
  /**
   * Processor time of the thread, with that of other events that it ran meanwhile; helpers of the collector and of
   * compression are not in it. Missing before Node 23.9.
   */
  readonly processor: number | undefined;
}

/** A run that came to its end. */
export interface Ended {
  readonly functionId: string;
  readonly requestId: string;
  readonly time: RunTime;
}

export type Reply =
  | { readonly kind: 'loaded'; readonly functionId: string }
  | { readonly kind: 'unloadable'; readonly functionId: string; readonly failure: Failure }
  | (Ended & { readonly kind: 'result'; readonly result: string })
  | (Ended & { readonly kind: 'failure'; readonly failure: Failure });
