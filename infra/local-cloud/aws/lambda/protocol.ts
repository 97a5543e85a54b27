import type { FunctionFailure } from './function-error.ts';

/** The data of a new thread. */
export interface ThreadData {
  /** Holds the milliseconds that the local clock is ahead. */
  readonly clock: SharedArrayBuffer;
  /** A folder for compiled code, which makes later cold starts faster. */
  readonly compileCache: string;
  /** Whether several functions run in it. */
  readonly isShared: boolean;
}

/** A function that a thread is to load. */
export interface LoadOrder {
  readonly kind: 'load';
  readonly functionId: string;
  readonly entry: string;
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly context: {
    readonly functionName: string;
    readonly invokedFunctionArn: string;
    readonly memoryLimitInMB: string;
    readonly logGroupName: string;
    readonly logStreamName: string;
  };
}

/** One event for a function; both event and result travel as JSON, as they do on AWS. */
export interface Invocation {
  readonly requestId: string;
  readonly event: string;
  /** The time that the function has left, in milliseconds. */
  readonly budget: number;
}

export type RunOrder = Invocation & { readonly kind: 'run'; readonly functionId: string };

/** Asks a thread whether it still turns. */
export interface WakeOrder {
  readonly kind: 'wake';
}

export type ThreadOrder = LoadOrder | RunOrder | WakeOrder;

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
export interface EndedRun {
  readonly functionId: string;
  readonly requestId: string;
  readonly time: RunTime;
}

export type ThreadReply =
  | { readonly kind: 'loaded'; readonly functionId: string }
  | { readonly kind: 'awake' }
  | { readonly kind: 'printed'; readonly functionId: string; readonly line: string }
  | { readonly kind: 'unloadable'; readonly functionId: string; readonly failure: FunctionFailure }
  | (EndedRun & { readonly kind: 'result'; readonly result: string })
  | (EndedRun & { readonly kind: 'failure'; readonly failure: FunctionFailure });
