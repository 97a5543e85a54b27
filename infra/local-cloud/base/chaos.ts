/** Faults that a cloud injects into its own deliveries, for tests; `npm start` has no fault. */
export interface Chaos {
  /** Milliseconds after which an event reaches a function: one for each delivery, usually a single zero. */
  readonly listDelays: () => readonly number[];
  /** Whether a batch of stream records is delivered once more. */
  readonly isBatchRepeated: () => boolean;
  /** Milliseconds until an asynchronous invocation or a message of a queue is tried again. */
  readonly retryMilliseconds: (attempt: number) => number | undefined;
  /**
   * Begins an attempt of a delivery to a function, of which as many failed; returns the function to call when it ends.
   */
  readonly onAttempt: (failed: number) => () => void;
  /** Whether the result of an asynchronous invocation gets lost after its handler ran. */
  readonly isResultLost: (attempt: number) => boolean;
  /** Whether a service refuses the next request of a function: `dynamodb` throttles it, the others are out of order. */
  readonly isRefused: (service: FaultyService) => boolean;
}

/** `dynamodb`, `s3`, or the name of a third party. */
export type FaultyService = string;
